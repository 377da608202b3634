import type { TopicQuestion } from '../../topics/topic-file.ts';
import { bodyStems } from '../lexicon/body-words.ts';
import { conceptsOf, drawnTogether } from '../lexicon/concepts.ts';
import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { isLight } from '../lexicon/light-words.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { stem } from '../reading/stem.ts';
import { isWeighty } from '../reading/weightless.ts';
import { agrees, type Aspect, aspectsTyped, metBy, strayOf } from './aspects.ts';
import { answerTerms, formsOn, questionWords, stemmed } from './question-concepts.ts';

/** What a keyword wants: an aspect of a matter. */
export type Wanted = {
  aspects: readonly Aspect[];
  matter: readonly Term[];
  typed: string;
  /** Every word that names no car, and what it asks for. */
  stems: ReadonlySet<string>;
  all: ReadonlySet<string>;
  isOfRivals: boolean;
  /** It names two kinds of cars, which a question sets side by side. */
  isOfTwo: boolean;
  /** The fuel, which a question says with the car. */
  fuel: string | null;
  /** It says whether the car is new or used. */
  isOfCondition: boolean;
};
export type Term = { word: string; concepts: readonly string[]; isLight: boolean };

/** How far a question answers it; `isWhole` unless it was only looked for by small words. */
export type Coverage = { missing: string[]; agrees: boolean; isWhole: boolean; score: number };

/** What the keyword asks, less the cars, places and sums that facts answer. */
export function wantedOf(reading: Reading): Wanted {
  const namesCar =
    reading.make !== null || reading.bodyStyles.length > 0 || reading.condition !== null;
  const isPlace = (word: string): boolean =>
    namesCar &&
    reading.rest.includes(word) &&
    !everydayVocabulary.has(word) &&
    !drivingVocabulary.has(word) &&
    !conceptsOf(word).some((one) => formsOn(one).size > 0);
  const words = drawnTogether(reading.asked.join(' ')).split(' ');
  const beside = circumstancesOf(reading);
  const ofStock =
    namesCar && (reading.fuel === null || aspectsTyped(reading.words.join(' ')).includes('stock'));
  const matter = words
    .filter(
      (word) => word !== '' && isWeighty(word) && !bodyStems.has(stem(word)) && !isPlace(word),
    )
    .map((word) => ({
      word,
      concepts: conceptsOf(word),
      isLight: isLight(word) || beside.has(word) || (ofStock && kinds.test(word)),
    }))
    .map((term, _index, all) => {
      // Three rows of seats are the kind of car where it is asked about something else.
      const isKind = namesCar && term.word === 'third_row';
      const isOther = all.some((one) => one !== term && !one.isLight);
      return isKind && isOther ? { ...term, isLight: true } : term;
    });
  const stems = new Set(reading.asked.filter((word) => !small.has(word)).map(stem));
  const typed = reading.words.join(' ');
  const isOfTwo = reading.bodyStyles.length > 1;
  const isOfCondition = reading.condition !== null;
  const all = new Set(words.flatMap((word) => [word, ...word.split('-')]).flatMap(conceptsOf));
  return {
    aspects: aspectsTyped(typed),
    matter,
    typed: stemmed(typed),
    stems,
    all,
    isOfCondition,
    fuel: reading.fuel,
    isOfTwo,
    isOfRivals: reading.rivals.length > 0,
  };
}

/** What goes wrong with a car, and when: "brakes squeaking after rain". */
const symptom = new RegExp(
  '\\b(?:leak|nois|squeak|squeal|grind|shak|vibrat|smell|slip|stall|click|smok|pull|wont|' +
    'spongy|soft|mushy|flicker|not working|light (?:on|keeps|comes)|flat tire|overheat|dead|' +
    'dies|dying|drain|humm?ing|rattl|clunk|thump|bounc)\\w*',
);
const circumstance = /\b(?:after|when|while|during|in|at|on|over)\b(.*)$/;

/** The words on when it happens, on which an answer need not turn. */
function circumstancesOf({ words }: Reading): ReadonlySet<string> {
  const typed = words.join(' ');
  const [found] = symptom.exec(typed) ? [circumstance.exec(typed)] : [];
  const before = found ? typed.slice(0, found.index) : '';
  return new Set(found && symptom.test(before) ? (found[1] ?? '').trim().split(' ') : []);
}

/** What moves a car, which the stock is chosen by. */
const kinds = /^(?:awd|4wd|fwd|rwd|diesel|hybrids?|electric)$/;

const small = new Set(
  'a an the to of is are do does i my it in on for and how what which'.split(' '),
);

/** The terms that an answer has to speak of: the weighty ones. */
export function heavyOf({ matter }: Wanted): Term[] {
  return matter.filter(({ isLight: isSmall }) => !isSmall);
}

const weights = {
  asked: 3,
  lead: 2.5,
  told: 1,
  extra: 0.75,
  aspect: 2,
  light: 0.75,
  word: 0.3,
  phrase: 0.6,
};
/** So much of the matter has to stand in the question itself or its leads. */
const minDirect = 0.6;
/** The same for a question of the keyword's own topic. */
const minOfMain = 0.5;
/** Without words of its own, a keyword is answered by a question that has so many of its words. */
const minWords = 0.75;

const noCoverage: Coverage = { missing: [], agrees: false, isWhole: false, score: 0 };

/** How far the question answers what is wanted. */
export function coverageOf(
  wanted: Wanted,
  own: TopicQuestion,
  job: () => string,
  isOfMain = false,
): Coverage {
  const told = questionWords(own, job);
  const { aspects, matter, stems } = wanted;
  const keyword = new Set(matter.flatMap(({ concepts }) => concepts));
  const leads = new Set(
    told.leads.filter((lead) => lead.every((one) => one.some((id) => wanted.all.has(id)))).flat(2),
  );
  const isIn = (set: ReadonlySet<string>, { concepts }: Term): boolean =>
    concepts.some((one) => set.has(one));
  if (told.isOfOffers && !aspects.includes('offer')) return noCoverage;
  const missing: string[] = [];
  const rarest = rarestOf(matter);
  let isRarestAsked = true;
  let [score, direct, heavy] = [0, 0, 0];
  for (const term of matter) {
    const isAsked = isIn(told.asked, term) || (told.isOfCar && isFuel(term, wanted));
    const isLed = isIn(leads, term);
    if (term.isLight) {
      score += isAsked || isLed ? weights.light : 0;
      continue;
    }
    heavy += 1;
    if (term === rarest) isRarestAsked = isAsked || isLed;
    direct += isAsked || isLed ? 1 : 0;
    if (isAsked) score += weights.asked;
    else if (isLed) score += weights.lead;
    else if (!told.isOfAny && isIn(answerTerms(own), term)) score += weights.told;
    else missing.push(term.word);
  }
  const same = stems.intersection(told.stems).size;
  const spoken = told.spoken.filter(({ words }) => wanted.typed.includes(words));
  const answered = [...new Set([...told.aspects, ...spoken.flatMap((one) => one.aspects)])];
  const found = told.phrases.filter((one) => wanted.typed.includes(one));
  const longest = Math.max(0, ...found.map(wordsIn));
  const extra = told.own.filter((one) => !one.some((id) => keyword.has(id))).length;
  // What an editor has led here is meant, whatever else the question says.
  score -= extra * (longest > 2 ? weights.extra / 2 : weights.extra);
  score += longest * weights.phrase + same * weights.word;
  score += metBy(aspects, answered) * weights.aspect - strayOf(aspects, answered);
  const wants =
    told.isOfCar && wanted.isOfTwo ? aspects.filter((one) => one !== 'difference') : aspects;
  const isAgreed = agrees(wants, answered, (one) => answerTerms(own).has(`#${one}`));
  // The very question, in other small words, is answered whatever it is read as.
  const isVery = heavy > 0 && direct === heavy && extra === 0 && same >= stems.size;
  const isThin = !isRarestAsked || direct < heavy * (isOfMain ? minOfMain : minDirect);
  const isWhole = heavy > 0 || longest > 2 || (extra === 0 && same >= stems.size * minWords);
  return { missing, agrees: isVery || (isAgreed && !isThin), isWhole, score };
}

/** What tells the keyword most: the word that the fewest questions speak of. */
function rarestOf(matter: readonly Term[]): Term | undefined {
  const counts = matter
    .filter(({ isLight: isSmall }) => !isSmall)
    .map((term) => ({ term, count: formsOn(term.concepts[0] ?? '').size }));
  return counts.toSorted((one, two) => one.count - two.count)[0]?.term;
}

function isFuel({ concepts }: Term, { fuel }: Wanted): boolean {
  return fuel !== null && conceptsOf(fuel).some((one) => concepts.includes(one));
}

/** A phrase of two words says little more than its words do. */
function wordsIn(phrase: string): number {
  const words = phrase.trim().split(' ').length;
  return words > 2 ? words : words / 2;
}

/** The questions that may cover it: those that speak of half of its matter. */
export function mayCover(wanted: Wanted): (text: string) => boolean {
  const heavy = heavyOf(wanted);
  if (heavy.length === 0) return () => true;
  return (text) => {
    const told = heavy.filter(({ concepts }) => concepts.some((one) => formsOn(one).has(text)));
    return told.length >= heavy.length * minOfMain;
  };
}
