import type { Brief } from '../../brief.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { normalise } from '../../research/reading/normalise.ts';
import { isCommonplace, isWeighty } from '../../research/reading/weightless.ts';
import { library } from '../../topics/library.ts';
import type { Topic } from '../../topic.ts';
import type { AskedQuestion } from '../asked.ts';
import { answerFromFacts } from '../fact-answers/index.ts';
import { referenceAnswersTo } from '../reference-answers.ts';
import type { Shelf } from '../shelf.ts';
import { stemsOf } from '../stems.ts';

/** Words of every trade, of which a question may have one by chance. */
const common = stemsOf(
  'cost price worth value deal coupon special rebate discount truck suv sedan van minivan near ' +
    'used new buy buying program schedule service maintenance repair average good best',
);

/**
 * What a guide's keyword is about, in stems: its words without those of every trade, names and
 * place. Null where it is its topic as a whole, so that everything on the topic belongs to it.
 */
export function matterOfGuide(brief: Brief, main: Topic): ReadonlySet<string> | null {
  const subject = askedSubjectOf(brief);
  if (!subject) return null;
  const { make, model, trim, place, rivals } = subject.reading;
  const names = [make, model, trim, place?.city, ...rivals.flatMap((one) => [one.make, one.model])];
  const named = stemsOf(names.filter((name) => name != null).join(' '));
  const own = normalise(subject.words).filter((word) => isWeighty(word) && !isCommonplace(word));
  const stems = stemsOf(own.join(' ')).difference(named);
  const telling = new Set([...stems.difference(common)].filter((one) => !/^\d/.test(one)));
  const file = library().files.find(({ id }) => id === main);
  const whole = stemsOf(
    [main.replaceAll('-', ' '), file?.noun, file?.label, file?.words[0]].join(' '),
  );
  return telling.size === 0 || telling.isSubsetOf(whole) ? null : telling;
}

/** Whether a question belongs to the guide: on its topic at large, or on the matter itself. */
export function isOnMatter(
  matter: ReadonlySet<string> | null,
  main: Topic,
  { question, form, topic }: AskedQuestion,
): boolean {
  if (topic === main && matter === null) return true;
  const told = stemsOf((form ?? question).replace(/\{[^}]*\}/g, ' '));
  return matter !== null && !told.isDisjointFrom(matter);
}

const order: readonly RegExp[] = [
  /^(?:what (?:is|are|does|do|makes|happens)|why|how does|how do .+ work)\b/i,
  /^(?:how (?:do|can) i (?:know|tell)|when|how often|which|how many)\b/i,
  /^(?:is|are|do|does|can|should|will)\b/i,
  /^how long\b/i,
  /\bhow much\b|\bcosts?\b|\bprices?\b/i,
  /\b(?:coupons?|deals?|specials?|discounts?|offers?|appointment|near \p{Lu}|where)/u,
];

/** Whatever else is asked stands with what one does. */
const middle = 2;

/** As a reader goes on: what it is, how one tells, what one does, how long, how much, where. */
export function inReadersOrder(asked: readonly AskedQuestion[]): AskedQuestion[] {
  const rank = ({ question }: AskedQuestion): number => {
    const found = order.findLastIndex((pattern) => pattern.test(question));
    return found < 0 ? middle : found;
  };
  return asked.toSorted((one, two) => rank(one) - rank(two));
}

/**
 * Whether an answer is worth its place: of a model at large only what is known of that model, since
 * what goes for any car says nothing of this one.
 */
export function isTellable(shelf: Shelf, main: Topic, asked: AskedQuestion): boolean {
  if (main !== 'overview' || !shelf.sheet.brief.subject) return true;
  if (answerFromFacts(shelf, asked) !== null) return true;
  const ways = referenceAnswersTo(asked.question, asked.topic, shelf.sheet);
  return ways.some((ids) => ids.some(shelf.isSayable));
}
