import type { Brief } from '../../brief.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { kindOfKeyword, type KeywordKind } from '../../research/keyword-kind.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { Topic } from '../../topic.ts';
import { type AskedQuestion, mainTopicOf } from '../asked.ts';
import { isOneSided } from '../comparison/one-sided.ts';
import { inClimate } from '../in-climate.ts';
import { nearestFirst, nearnessIn, openWords } from '../nearest-first.ts';
import { isOfAnotherPart } from '../of-another-part.ts';
import { askedBeyond } from '../on-question.ts';
import { stemsOf } from '../stems.ts';
import { themeForms } from './theme-forms.ts';

/** Kinds whose reader wants one thing and nothing beside it. */
const narrow: readonly KeywordKind[] = [
  'cost',
  'saving',
  'symptom',
  'risk',
  'lookup',
  'job',
  'act',
  'asked',
];

/** Questions on other topics: none but where there is little else, and then one akin of a topic. */
const mostBeside = { narrow: 0, wide: 0, lone: 2 };
const fewOwn = 4;

/** Questions on the topic that do not speak of what was asked beyond it. */
const mostLoose = 4;

/**
 * Questions of the asked intent: those on the keyword's own topics, the nearest first, and hardly
 * any of what the topic's file calls related. Where the client chose by hand, all of them stay.
 */
export function onIntent(all: readonly AskedQuestion[], brief: Brief): AskedQuestion[] {
  const subject = askedSubjectOf(brief);
  const asked = inClimate(all, brief)
    .filter(({ question }) => !isOneSided(question, brief))
    .filter(({ form, question }) => !subject || !isOfAnotherPart(form ?? question, subject));
  const topics = ownTopicsOf(brief);
  if (brief.isChoiceGiven || topics.size === 0) return asked;
  const isOwn = ownOf(brief, topics);
  const own = asked.filter(isOwn);
  const beyond = askedBeyond(brief, mainTopicOf(brief));
  const isNear = ({ question }: AskedQuestion): boolean =>
    beyond.size > 0 && !stemsOf(question).isDisjointFrom(beyond);
  const nearness = nearnessIn(brief, mainTopicOf(brief));
  const isPart = (one: AskedQuestion): boolean => (nearness?.(one) ?? 0) > 0;
  const near = nearestFirst(
    own.filter((one) => isNear(one) || isPart(one)),
    nearness,
  );
  const loose = own.filter((one) => !near.includes(one));
  const others = asked.filter((one) => !isOwn(one) && isAkin(one, brief));
  const single = [...Map.groupBy(others, ({ topic }) => topic).values()].flatMap((all) =>
    all.slice(0, 1),
  );
  const most = isNarrow(brief) ? 'narrow' : own.length < fewOwn ? 'lone' : 'wide';
  const isPartial = near.length > 0 || (beyond.size > 0 && isNarrow(brief));
  const kept = isPartial ? loose.slice(0, mostLoose) : loose;
  return [...near, ...kept, ...single.slice(0, mostBeside[most])];
}

const open = stemsOf(openWords);

/** Whether a question shares a word with the keyword that tells it from others. */
function isAkin({ question }: AskedQuestion, brief: Brief): boolean {
  const words = stemsOf(askedSubjectOf(brief)?.words ?? '');
  return [...stemsOf(question)].some((one) => words.has(one) && !open.has(one));
}

function isNarrow(brief: Brief): boolean {
  const subject = askedSubjectOf(brief);
  if (!subject) return false;
  const { words, question, reading, head } = subject;
  return question !== null || narrow.includes(kindOfKeyword(words, reading, head?.topic ?? null));
}

/** Of a topic that a theme touches the theme's own questions, of any other all. */
function ownOf(brief: Brief, topics: ReadonlySet<Topic>): (one: AskedQuestion) => boolean {
  const themes = askedSubjectOf(brief)?.reading.themes ?? [];
  const forms = themeForms(themes);
  const touched = new Set(themes.flatMap(({ questions }) => Object.keys(questions) as Topic[]));
  return ({ topic, form }) =>
    topics.has(topic) && (!touched.has(topic) || form == null || forms.has(form));
}

const ofCars: readonly Topic[] = ['price', 'comparison', 'availability', 'budget'];

/** The topics that the keyword itself names; none where it names a car alone. */
export function ownTopicsOf(brief: Brief): Set<Topic> {
  const main = mainTopicOf(brief);
  const reading = askedSubjectOf(brief)?.reading;
  if (!reading || main === 'overview') return new Set();
  const themed = reading.themes.flatMap(({ questions }) => Object.keys(questions) as Topic[]);
  const isUpkeep = grammarOf(main).family === 'ownership';
  // The "cost" of a repair is no question after the price of a car.
  const named = reading.topics.filter((one) => !isUpkeep || !ofCars.includes(one));
  return new Set([main, ...named, ...themed]);
}
