import { directAnswerTo } from '../topics/library.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { Assigned } from './assign-points.ts';
import type { AskedQuestion } from './asked.ts';
import { depthOf } from './depth.ts';
import { isEmptyOfCar } from './empty-of-car.ts';
import {
  answerFromFacts,
  factNamesFor,
  type FactQuestion,
  isOfferToldFor,
} from './fact-answers/index.ts';
import { fromGuide, guideOrderOf, isToldByGuide } from './guide-answers.ts';
import { answerId, directAnswerId, paragraphBreak, remainderId } from './message-ids.ts';
import { answerMatchOf } from './question-match.ts';
import { referenceAnswersTo, referenceAnswersToKeyword } from './reference-answers.ts';
import { questionTermsOf } from './question-terms.ts';
import { isOfMissingOption } from './of-missing-option.ts';
import { isOfFamilyCar } from './seats-of-van.ts';
import type { Shelf } from './shelf.ts';

/** Topics whose questions are answered with single cars, wherever they stand in an article. */
const ofStock: ReadonlySet<string> = new Set(['availability', 'budget', 'price', 'overview']);

/** Room for one answer below which a whole paragraph is too much. */
const fewWords = 45;

/** A paragraph after an answer must be at least so like the question. */
const furtherMatch = 0.55;

/** A module's direct answer must be at least so like the question. */
const answerMatch = 0.6;

/**
 * What answers one question: facts of the store first, with what the answer written for its form
 * has to add; else that answer; else where a specification is written; else a module's direct
 * answer and the assigned point, if they are like the question. Empty when nothing fits: what
 * merely stands near the question is no answer. What is chosen is taken from the shelf.
 */
export function answerQuestion(
  shelf: Shelf,
  asked: AskedQuestion,
  assigned: Assigned | undefined,
  words: number,
): string[] {
  const isChosen = shelf.sheet.brief.isChoiceGiven ?? false;
  if (isToldByGuide(shelf, asked) || isAnswered(shelf, asked)) return [];
  if (isToldAlready(shelf, asked) || (!isChosen && isOfferToldFor(shelf, asked))) return [];
  if (!isChosen && (isBesideIt(shelf, asked) || isOfMissingOption(shelf, asked))) return [];
  const opening = openingFor(shelf, asked, assigned);
  if (isEmptyOfCar(shelf, asked, opening)) return [];
  for (const id of opening) shelf.take(id);
  const hasDirect = directAnswerTo(asked.form ?? '') !== null;
  const isOwed = opening.length === 0 || (!hasDirect && (assigned?.match ?? 0) >= furtherMatch);
  const more = assigned && isOwed && fits(shelf, opening, words) ? [assigned] : [];
  const points = more.map((one) => withDepth(shelf, one.id, words));
  if (opening.length === 0 && points.length > 0 && !assigned?.isDirect) return [];
  if (opening.length === 0 && isEmptyOfCar(shelf, asked, points)) return [];
  return [...opening, ...points.flatMap((id) => [paragraphBreak, id, paragraphBreak])];
}

/** What has answered the keyword in the opening is not asked again. */
function isAnswered(shelf: Shelf, { form }: AskedQuestion): boolean {
  const answer = directAnswerId(form ?? '');
  return form != null && shelf.isSayable(answer) && !shelf.isFree(answer);
}

/** Whether what was typed is of another car: another version, another use, or a new one. */
function isBesideIt(shelf: Shelf, asked: AskedQuestion): boolean {
  const { condition } = askedSubjectOf(shelf.sheet.brief)?.reading ?? {};
  const isOfUsed = condition === 'new' && onUsed.test(asked.question);
  return isOfUsed || isOpenOnly(shelf, asked) || isOfFamilyCar(shelf, asked);
}

const onUsed = /^(?!.*\bnew\b).*\b(?:on|of|in|for|buying|with) an? used\b/i;

/**
 * Whether it asks for a version that is not on file, where the engines are: that there is none is
 * not said by the tables, and that it depends on the year helps nobody.
 */
function isOpenOnly({ sheet: { portrait }, isSayable }: Shelf, { question }: FactQuestion) {
  const power = asksVersion.exec(question)?.slice(1).find(Boolean);
  if (power === undefined || !portrait?.shown.engines) return false;
  return ![`has-${power}`, 'has-plug_in_hybrid'].some((id) => isSayable(`reference.${id}`));
}

const asksVersion = /^(?:Is there an? (electric) version of|Does .+ come as a (hybrid)\?$)/;

function openingFor(shelf: Shelf, asked: AskedQuestion, assigned: Assigned | undefined): string[] {
  // The car with the lowest price is no answer to what makes one easy to get into.
  const isOfStock = ofStock.has(asked.topic);
  const own = knownAnswer(shelf, asked).filter((id) => isOfStock || !id.startsWith('pick.'));
  if (own.length > 0) return own;
  if (assigned?.isDirect) return [];
  const answer = bestAnswer(shelf, asked);
  return answer ? [answer] : [];
}

/**
 * Facts first, then what of the written answer they leave open; without facts all of it, and
 * without a written answer where a specification is to be found.
 */
export function knownAnswer(shelf: Shelf, asked: FactQuestion): string[] {
  const guided = fromGuide(shelf, asked);
  if (guided.length === 0) return otherAnswer(shelf, asked);
  const order = guideOrderOf(asked);
  if (order === 'alone') return [...guided, ...besideGuide(shelf, asked)];
  const other = otherAnswer(shelf, asked);
  // Which question wants names: they come before the advice on how to choose.
  const names = guided.filter((id) => id.startsWith('rank.'));
  if (names.length > 0) {
    const rest = guided.filter((id) => !names.includes(id));
    return [...names, paragraphBreak, ...withoutWritten(other, asked), ...rest];
  }
  return order === 'after'
    ? [...other, paragraphBreak, ...guided]
    : [...guided, paragraphBreak, ...other];
}

/** Names have answered: how to choose among any cars is not asked beside them. */
function withoutWritten(ids: readonly string[], { form }: FactQuestion): string[] {
  const whole = directAnswerId(form ?? '');
  return ids.filter((id) => id !== whole && !id.startsWith(`${whole}#`));
}

function otherAnswer(shelf: Shelf, asked: FactQuestion): string[] {
  const form = asked.form ?? '';
  const facts = answerFromFacts(shelf, asked);
  const listed = fromReference(shelf, asked, facts?.ids ?? []);
  if (listed.length > 0) return listed;
  if (facts) {
    for (const id of facts.covers) if (!facts.ids.includes(id)) shelf.take(id);
    const more = remainderId(form, facts.remainder);
    if (more === null || !shelf.isFree(more)) return facts.ids;
    if (facts.remainder !== 'after') return [...facts.ids, more];
    // Several facts are a paragraph of their own.
    const parted = facts.ids.length > 1 ? [more, paragraphBreak] : [more];
    return [...parted, ...facts.ids];
  }
  const direct = directAnswerId(form);
  if (shelf.isFree(direct)) return [direct];
  const where = `spec.${asked.topic}`;
  return shelf.isFree(where) && asksFigure.test(asked.question) ? [where] : [];
}

/** Which trims or drives there are is followed by which of them are here. */
function besideGuide(shelf: Shelf, asked: FactQuestion): string[] {
  if (asked.topic === 'drivetrain') {
    const isDenied = shelf.sheet.facts.has('car.none-awd');
    return isDenied ? [] : ['answer.drive-too'].filter(shelf.isFree);
  }
  const isOfTrim = asksCaptains(asked.question) && asksCaptains(shelf.sheet.brief.keyword ?? '');
  if (isOfTrim && shelf.isFree('car:trims')) return [paragraphBreak, 'car:trims'];
  return asked.topic === 'trims' ? (answerFromFacts(shelf, asked)?.ids ?? []) : [];
}

/** Which trims have them is of use to who has asked for them. */
function asksCaptains(text: string): boolean {
  return /\bcaptain'?s?'? chairs?\b/i.test(text);
}

/**
 * What the tables know of the model, beside what the stock says of it: yes or no is said of the
 * stock first. It is the whole answer.
 */
function fromReference(shelf: Shelf, asked: FactQuestion, stock: readonly string[]): string[] {
  const { question, topic } = asked;
  const known = firstSayable(shelf, referenceAnswersTo(question, topic, shelf.sheet));
  const told = known.filter((id) => id !== 'reference.economy' || stock.length === 0);
  if (told.length === 0) return [];
  const isYesOrNo = /^(?:does|do|is|are|can)\b/i.test(question);
  return isYesOrNo ? [...stock, ...told] : [...told, ...stock];
}

/** What no feed tells: such a question without any other answer is told where the figure stands. */
const asksFigure = /\b(how (much|many|far|big)|capacity|rating|mpg|mileage|range|features?)\b/i;

/** Without those whose answer is the list of the stock, where the article shows that anyway. */
export function withoutStock(shelf: Shelf, asked: readonly AskedQuestion[]): AskedQuestion[] {
  if (!shelf.isSayable('table:stock')) return [...asked];
  return asked.filter((question) => factNamesFor(question, shelf.sheet.brief)[0] !== 'stock-list');
}

/** What the tables say to the keyword itself; empty where it asks for something else. */
export function referenceFor(shelf: Shelf, words: string): string[] {
  return firstSayable(shelf, referenceAnswersToKeyword(words, shelf.sheet));
}

/**
 * The tables have answered it further up, whole or with more: neither a shorter form nor advice is
 * left to say.
 */
function isToldAlready(shelf: Shelf, { question, topic }: FactQuestion): boolean {
  const ways = referenceAnswersTo(question, topic, shelf.sheet);
  const own = ways.map((ids) => ids.filter(shelf.isSayable)).find((ids) => ids.length > 0);
  if (own !== undefined && !own.some(shelf.isFree)) return true;
  const [first] = ways.flat().filter(shelf.isFree);
  const whole = first === undefined ? undefined : wholeOf[first];
  return whole !== undefined && shelf.isSayable(whole) && !shelf.isFree(whole);
}

/** What has been said with the other one: seats without their rows. */
const wholeOf: Readonly<Record<string, string>> = {
  'reference.seats': 'reference.seats-rows',
  'reference.body': 'reference.body-class',
  'reference.towing-builds': 'reference.towing',
  'car.every-third-row': 'car.seats-rows',
  'car.none-third-row': 'car.seats-rows',
  'car.seats-rows': 'car.every-third-row',
};

function firstSayable(shelf: Shelf, ways: readonly string[][]): string[] {
  return ways.map((ids) => ids.filter(shelf.isFree)).find((ids) => ids.length > 0) ?? [];
}

function bestAnswer(shelf: Shelf, asked: AskedQuestion): string | null {
  const terms = questionTermsOf(asked.question, asked.topic);
  const ranked = shelf.modules
    .filter((module) => module.topics[0] === asked.topic)
    .filter((module) => shelf.isFree(answerId(module.id)))
    .map((module) => ({ module, score: answerMatchOf(terms, module) }))
    .filter(({ score }) => score >= answerMatch)
    .sort((one, two) => two.score - one.score);
  const best = ranked[0];
  return best ? answerId(best.module.id) : null;
}

function fits(shelf: Shelf, opening: readonly string[], words: number): boolean {
  return opening.reduce((sum, id) => sum + shelf.wordsOf(id), 0) < words;
}

/** Where words are few, the first sentence has to do. */
function withDepth(shelf: Shelf, id: string, words: number): string {
  const depth = words < fewWords ? 1 : depthOf(shelf);
  return depth === undefined ? id : `${id}#${depth}`;
}
