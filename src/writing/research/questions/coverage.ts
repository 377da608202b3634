import type { TopicQuestion } from '../../topics/topic-file.ts';
import { conceptsOf } from '../lexicon/concepts.ts';
import { isLight } from '../lexicon/light-words.ts';
import { normalise } from '../reading/normalise.ts';
import { stem } from '../reading/stem.ts';
import { isWeighty } from '../reading/weightless.ts';
import { agrees, type Aspect, metBy, strayOf } from './aspects.ts';
import { answerTerms, formsOn, type QuestionWords, questionWords } from './question-concepts.ts';
import { heavyOf, type Term, type Wanted } from './wanted.ts';

/** How far a question answers it; `isWhole` unless it was only looked for by small words. */
export type Coverage = { missing: string[]; agrees: boolean; isWhole: boolean; score: number };

const weights = {
  asked: 3,
  lead: 2.5,
  told: 1,
  extra: 0.75,
  condition: 1.5,
  aspect: 2,
  light: 0.75,
  word: 0.5,
  phrase: 0.6,
  very: 2,
  engine: 6,
};
/** So much of the matter has to stand in the question itself or its leads. */
const minDirect = 0.6;
/** The same for a question of the keyword's own topic. */
const minOfMain = 0.5;
/** Without words of its own, a keyword is answered by a question that has so many of its words. */
const minWords = 0.75;

/** Fewer words are no question by themselves. */
const minStems = 3;

/** Aspects of a choice, which come to the same of things set together. */
const whether: readonly Aspect[] = ['choice', 'difference', 'worth'];
const ofWhether: readonly Aspect[] = ['choice', 'difference', 'worth', 'effect'];

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
  const found = told.phrases.filter((one) => wanted.typed.includes(one));
  if (told.isOfOffers && !aspects.includes('offer') && !isLedTo(found)) return noCoverage;
  const missing: string[] = [];
  const rarest = rarities.getOrInsertComputed(matter, rarestOf);
  let isRarestAsked = true;
  let [score, direct, heavy, asked] = [0, 0, 0, 0];
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
    asked += isAsked ? 1 : 0;
    if (isAsked) score += weights.asked;
    else if (isLed) score += weights.lead;
    else if (isTold(term, wanted, own, told)) score += weights.told;
    else missing.push(term.word);
  }
  const same = stems.intersection(told.stems).size;
  const spoken = told.spoken.filter(({ words }) => wanted.typed.includes(words));
  const answered = [...new Set([...told.aspects, ...spoken.flatMap((one) => one.aspects)])];
  const longest = Math.max(0, ...found.map(wordsIn));
  const extra = told.own.filter((one) => !one.some((id) => keyword.has(id))).length;
  // What an editor has led here is meant, whatever else the question says.
  score -= extra * (longest > 2 ? weights.extra / 2 : weights.extra);
  if (longest < 3 && isOfOtherCase(wanted, own)) score -= weights.condition;
  score += longest * weights.phrase + same * weights.word + ofWhole(found, wanted);
  score += metBy(aspects, answered) * weights.aspect - strayOf(aspects, answered);
  const isClose = heavy > 1 && direct === heavy && extra <= 1;
  const wants = wantedBeside(wanted, told, isClose ? answered : [], isRemedied(own, answered));
  const isAgreed = agrees(wants, answered, (one) => answerTerms(own).has(`#${one}`));
  // The very question, in other small words, is answered whatever it is read as.
  const isLedWhole = longest > 2 && isLedInWhole(found, wanted);
  const isVery =
    heavy + stems.size >= minStems && direct === heavy && extra === 0 && same >= stems.size;
  if (isVery) score += weights.very;
  const isHow = answered.includes('steps') && !told.isOfCar;
  const isOff = wanted.isOfMakes && (isHow || isOfOthers(answered, extra));
  const isThin = isOff || !isRarestAsked || direct < heavy * (isOfMain ? minOfMain : minDirect);
  const isWhole = heavy > 0 || longest > 2 || (extra === 0 && same >= stems.size * minWords);
  return { missing, agrees: isVery || isLedWhole || (isAgreed && !isThin), isWhole, score };
}

/** An engine by its size, which a question on any engine of the model leaves out: "5.3". */
const engineSize = / \d\.\d(?:l|t)? /;

/** What makes brakes squeak also says what stops it. */
const asksRemedy = /^ how (?:to|do i|do you|can i) (?:fix|stop|cure|quiet|get rid of|repair) /;

function isRemedied(own: TopicQuestion, answered: readonly Aspect[]): boolean {
  return answered.includes('cause') && answerTerms(own).has('#remedy');
}

/** How often turns on the use, and the answer that says "sooner if you tow" has said it. */
function isTold(
  { isOfCase, concepts }: Term,
  { aspects }: Wanted,
  own: TopicQuestion,
  { isOfAny }: QuestionWords,
): boolean {
  if (isOfAny || (isOfCase && !aspects.includes('interval'))) return false;
  return concepts.some((one) => answerTerms(own).has(one));
}

/** What an editor has put under a question in whole, or by an engine's size, is meant by it. */
function ofWhole(phrases: readonly string[], wanted: Wanted): number {
  const ofSize = phrases.some((one) => engineSize.test(one)) ? weights.engine : 0;
  return ofSize + (isLedInWhole(phrases, wanted) ? weights.very : 0);
}

function isLedInWhole(phrases: readonly string[], { typed, placeless }: Wanted): boolean {
  return phrases.includes(typed) || phrases.includes(placeless);
}

/**
 * The aspects that a question has to meet. Who asks of the very things that it sets together is
 * answered by it, though it asks whether and not which: "awd or winter tires", "best car color for
 * resale".
 */
function wantedBeside(
  { aspects, isOfTwo, isOfMakes, typed }: Wanted,
  { isOfCar }: QuestionWords,
  close: readonly Aspect[],
  hasRemedy: boolean,
): readonly Aspect[] {
  const isWhether = close.some((one) => ofWhether.includes(one));
  return aspects.filter((one) => {
    if (one === 'steps' && hasRemedy && asksRemedy.test(typed)) return false;
    if (one === 'difference' && ((isOfCar && isOfTwo) || isOfMakes)) return false;
    return !(isWhether && whether.includes(one));
  });
}

/** Who says "deal" may mean a price; an editor who leads "oil change deals" means the offers. */
function isLedTo(phrases: readonly string[]): boolean {
  return phrases.some((one) => one.trim().includes(' '));
}

/** AWD beside 4WD is no answer to one make beside another, nor is whether it is needed. */
function isOfOthers(answered: readonly Aspect[], extra: number): boolean {
  return answered.includes('yes-or-no') || (answered.includes('difference') && extra > 0);
}

/** What happens in a case that nobody has named is the answer to another question. */
function isOfOtherCase(wanted: Wanted, own: TopicQuestion): boolean {
  const words = cases.getOrInsertComputed(own, caseOf);
  return words.some((word) => !isTyped(wanted, word));
}

/** They are the same for every keyword. */
const cases = new WeakMap<TopicQuestion, readonly string[]>();

function caseOf({ text }: TopicQuestion): readonly string[] {
  const [, ofCase = ''] = inCase.exec(text) ?? [];
  return tellingIn(ofCase);
}

const inCase = / (?:if|when|after|while) (.+)$/i;

function tellingIn(text: string): string[] {
  return normalise(text.replace(/\{[^}]*\}/g, ' ')).filter(
    (one) => isWeighty(one) && !isLight(one),
  );
}

function isTyped({ stems, all }: Wanted, word: string): boolean {
  return all.has(word) || stems.has(stem(word));
}

/** Every question is held against the same matter. */
const rarities = new WeakMap<readonly Term[], Term | undefined>();

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
