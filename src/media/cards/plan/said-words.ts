import {
  drivingVocabulary,
  everydayVocabulary,
} from '../../../writing/research/lexicon/everyday-words.ts';
import { stopWords } from '../../../writing/research/reading/stem.ts';
import { bare, foldedWords } from './fold.ts';

/** Words that ask for a card, in the languages of cards, and say nothing of what is on it. */
const asking = wordSet(`
  card cards image images picture pictures photo photos pic graphic graphics banner banners poster
  post posts creative design ad ads advert visual story stories reel square wide portrait
  instagram facebook linkedin google twitter x social media create make generate draw show give
  please want need render produce build new price prices priced pricing drop drops cut cuts
  reduction reduced lowered down sale sales special specials offer offers deal deals today now
  this that our your their one vehicle vehicles car cars featured hero cover header stock
  inventory number vin featuring highlighting about promo promotion promotional announcement
  announcing share tarjeta tarjetas imagen foto fotos crear haz hacer muestra precio precios rebaja
  bajada oferta del de la el los las un una para con en nuestro nuestra nueva nuevo por favor
  publicacion carte cartes affiche prix baisse le les des du au aux pour avec notre nos creer
  faire montre une et y sin sans without thumbnail used certified pre-owned preowned cpo usado
  usada certificado occasion certifie neuf neuve arrival arrived just latest newest cheapest
  lowest hot great best
`);

/** Names of trims that are English words too. */
const trimWords = wordSet(`
  premier limited touring sport platinum premium luxury select titanium base custom high country
  denali summit overland sahara rubicon lariat big horn night edition shadow black midnight
  preferred essence avenir signature prestige elite reserve advance autobiography adventure trail
  boss pro work prime hybrid plug diesel electric turbo convertible coupe sedan hatchback wagon
  crew double extended regular cab mega quad long short bed
`);

const colorWords = wordSet(`
  white black silver gray grey red blue green yellow orange brown beige gold purple burgundy maroon
  tan bronze blanco blanca negro negra plata plateado gris rojo roja azul verde amarillo blanc
  blanche noir noire rouge bleu bleue vert verte
`);

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

export function isColorWord(word: string): boolean {
  return colorWords.has(word);
}

/** The words of a prompt that say what it is about, folded. */
export function contentWords(prompt: string): string[] {
  return foldedWords(prompt).filter((word) => !asking.has(word) && !stopWords.has(word));
}

/** The prompt for the keyword reader, which would take these words for misspelt models. */
export function withoutAsking(prompt: string): string {
  const isKept = (word: string): boolean => {
    const folded = foldedWords(word)[0] ?? '';
    return folded === 'used' || folded === 'certified' || folded === 'new' || !asking.has(folded);
  };
  return prompt.split(/\s+/).filter(isKept).join(' ');
}

/**
 * The words that follow the name of a model and must be its trim: codes ("LT"), known names of
 * trims, and words that are no English.
 */
export function trimAfter(prompt: string, model: string): string[] {
  const words = foldedWords(prompt);
  const goal = bare(model);
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(4, words.length - start); length > 0; length -= 1) {
      const name = bare(words.slice(start, start + length).join(''));
      if (name !== goal && !(length === 1 && name.length > 3 && goal.startsWith(name))) continue;
      return trimWordsIn(words.slice(start + length), goal);
    }
  }
  return [];
}

function trimWordsIn(words: readonly string[], model: string): string[] {
  const end = words.findIndex((word) => asking.has(word) || stopWords.has(word));
  return words.slice(0, end < 0 ? words.length : end).filter((word) => {
    if (/^(?:19|20)\d\d$/.test(word) || model.includes(bare(word))) return false;
    if (trimWords.has(word) || isColorWord(word)) return true;
    return !everydayVocabulary.has(word) && !drivingVocabulary.has(word);
  });
}
