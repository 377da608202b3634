import type { Brief } from '../../brief.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { HeadQuestion } from '../../research/questions/head-question.ts';
import type { Theme } from '../../research/themes/theme.ts';
import { normalise } from '../../research/reading/normalise.ts';
import { isCommonplace, isWeighty } from '../../research/reading/weightless.ts';
import { fileAsking, library } from '../../topics/library.ts';
import type { Topic } from '../../topic.ts';
import type { AskedQuestion } from '../asked.ts';
import { isKnownOf, isOnProperty } from '../known-of-model.ts';
import type { Shelf } from '../shelf.ts';
import { likenessOf } from '../same-answer.ts';
import { stemsOf } from '../stems.ts';

/** Words of every trade, of which a question may have one by chance. */
const common = stemsOf(
  'cost price worth value deal coupon special rebate discount truck suv sedan van minivan near ' +
    'used new buy buying program schedule service maintenance repair average good best read ' +
    'check find explain know tell look last end option guide planning size type',
);

/** What a guide's keyword is about, in stems. */
export type Matter = {
  /** What it names beyond its topic: of "tire pressure in cold weather" not the tire. */
  beyond: ReadonlySet<string>;
  /** Whether it names its topic, so that what else there is on that belongs to the guide. */
  isNamed: boolean;
  /** Themes that it names, whose questions are its own. */
  themes: readonly string[];
  /** What the opening answers. */
  head: HeadQuestion | null;
};

/** Its words without names, place and those of every trade. */
export function matterOfGuide(brief: Brief, main: Topic): Matter {
  const subject = askedSubjectOf(brief);
  if (!subject) return { beyond: new Set(), isNamed: true, themes: [], head: null };
  const { make, model, trim, place, rivals } = subject.reading;
  const names = [make, model, trim, place?.city, ...rivals.flatMap((one) => [one.make, one.model])];
  const named = stemsOf(names.filter((name) => name != null).join(' '));
  const own = normalise(subject.words).filter((word) => isWeighty(word) && !isCommonplace(word));
  const stems = stemsOf(own.join(' ')).difference(named);
  const file = library().files.find(({ id }) => id === main);
  const whole = stemsOf([file?.noun, file?.label, file?.words[0]].join(' '));
  const telling = [...stems.difference(common).difference(whole)];
  const beyond = new Set(telling.filter((one) => !/^\d/.test(one)));
  // A theme that collects many things ("common repairs") is no matter of each of them.
  const isThemed = ({ noun, label }: Theme): boolean =>
    !stemsOf(subject.words).isDisjointFrom(stemsOf(`${noun} ${label}`));
  const themes = subject.reading.themes.filter(isThemed).map(({ id }) => id);
  const isNamed = beyond.size === 0 || !stems.isDisjointFrom(whole);
  return { beyond, isNamed, themes, head: subject.head };
}

/** Whether a text speaks of what the keyword asks for beyond its topic. */
export function isOnMatter({ beyond }: Matter, text: string): boolean {
  return !stemsOf(text.replace(/\{[^}]*\}/g, ' ')).isDisjointFrom(beyond);
}

/** So many questions on the topic at large, beside those on the matter itself. */
const maxLoose = 3;

/** From this likeness of their answers on, a question goes on where the opening ends. */
const kin = 0.18;

/**
 * The questions that belong to the guide: on the matter itself, or with answers that speak of what
 * the opening speaks of, the nearest first; then some on its topic at large.
 */
export function onMatter<Question extends AskedQuestion>(
  matter: Matter,
  main: Topic,
  asked: readonly Question[],
): Question[] {
  const ofTopic = asked.filter(({ topic }) => topic === main);
  const { beyond, themes, head } = matter;
  if (beyond.size === 0 && themes.length === 0) return ofTopic;
  const likeness = (one: Question): number => (head ? likenessOf(head, one) : 0);
  const isOfTheme = ({ form }: Question): boolean =>
    themes.includes((form ? fileAsking(form)?.id : null) ?? '');
  const ranked = asked.toSorted((one, two) => likeness(two) - likeness(one));
  const near = ranked.filter((one) => {
    return isOfTheme(one) || isOnMatter(matter, one.form ?? one.question) || likeness(one) >= kin;
  });
  const loose = matter.isNamed
    ? ranked.filter((one) => ofTopic.includes(one) && !near.includes(one))
    : [];
  return [...near, ...loose.slice(0, maxLoose)];
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

/** Whether an answer is worth its place in the guide. */
export function isTellable(shelf: Shelf, main: Topic, asked: AskedQuestion): boolean {
  const { brief } = shelf.sheet;
  const isOfModel = isOnProperty(brief, main) || (main === 'overview' && brief.subject !== null);
  return !isOfModel || isKnownOf(shelf, asked);
}
