import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Topic } from '../../topic.ts';
import { WritingFailed } from '../../writing-failed.ts';
import { answerQuestion } from '../answer-question.ts';
import { type Assignment, assignPoints } from '../assign-points.ts';
import {
  type AskedQuestion,
  askedQuestionsOf,
  distanceFrom,
  mainTopicOf,
  withoutHead,
} from '../asked.ts';
import { onIntent, ownTopicsOf } from '../basic/on-intent.ts';
import { isOneSided } from '../comparison/one-sided.ts';
import { groupsOf } from '../basic/share-questions.ts';
import { factsFirst } from '../facts-first.ts';
import { headedBySubject } from '../headed-by-subject.ts';
import { countsAgain } from '../basic/beside-stock.ts';
import { chooseTitle } from '../headings.ts';
import { contentsId, paragraphBreak } from '../message-ids.ts';
import { inClimate } from '../in-climate.ts';
import { nearestFirst, nearnessIn } from '../nearest-first.ts';
import { isOnModel } from '../known-of-model.ts';
import { welcomesReference } from '../welcomes-stock.ts';
import { isToldOfBoth } from '../comparison/side-by-side.ts';
import { modelsSection } from '../models-section.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { questionsOnKeyword } from '../questions-on-keyword.ts';
import { planOpening } from '../plan-opening.ts';
import { questionPart } from '../plan-questions.ts';
import { ruleSections } from '../plan-sections.ts';
import { plannedLength } from '../planned-length.ts';
import { pruned } from '../pruned.ts';
import {
  blankSection,
  flatten,
  type PlannedPart,
  type PlannedSection,
} from '../planned-section.ts';
import { saysTheSame } from '../same-answer.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { topicIn } from '../topic-in.ts';
import type { Answered } from './answer-groups.ts';
import { answerSections, enough } from './answer-sections.ts';

/** Room for one answer, in words, by how much there is for all of them. */
const answerRange = { min: 35, max: 170 };

/** So many of them at most. */
const maxFurther = 8;

/** Of questions in order of relevance no more are looked at. */
const mostRanked = 12;

/** A question that readers also ask is worth a place from so many words on. */
const minRoom = 45;

/**
 * Questions and answers and nothing else: each under its own heading with the answer first, in the
 * order in which a reader asks, an index of the chosen ones on top. Where the length has room, what
 * readers also ask on the topic follows in the same groups; a question without an answer is left
 * out and reported, and one whose answer is told already is not asked again.
 */
export function planQa(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const all = askedQuestionsOf(brief);
  if (all.length === 0) throw new WritingFailed('Questions and answers need questions.');
  const main = mainTopicOf(brief);
  const said = planOpening(shelf, rules, main);
  const ranked = questionsOnKeyword(shelf, main);
  const { groups: chosen, ofHead } = groupsOf(
    brief,
    (ranked ?? onIntent(withoutHead(all, brief), brief)).slice(0, ranked ? mostRanked : undefined),
  );
  const opening = withIndex(said, ofHead);
  // Of a car that is named, what is known comes before what goes for any, which soon is enough.
  const isOfCar = ranked === null && !brief.isChoiceGiven && brief.subject !== null;
  // A choice by hand is kept whole; else what the opening has counted is not asked again.
  const isFresh = (one: AskedQuestion): boolean =>
    brief.isChoiceGiven || (!countsAgain(shelf, one) && isToldOfBoth(shelf, one));
  const left = chosen.filter(({ question }) => isFresh(question));
  const groups = isOfCar ? factsFirst(shelf, left, ({ question }) => question) : left;
  const asked = groups.map(({ question }) => question);
  // What is on file of a model belongs to questions on it alone.
  const isFiled = isOnModel(brief, main) && welcomesReference(main);
  const shown = rules.sections.filter(({ id }) => isFiled || id !== 'reference');
  const visit = ruleSections(shelf, { ...rules, sections: shown }, asked);
  const hasFurther = !ranked && brief.contentLength > 400;
  const others = hasFurther ? furtherOf(sheet, main, all, groups.length).filter(isFresh) : [];
  const further = isOfCar ? factsFirst(shelf, others, (one) => one) : others;
  const assigned = assignPoints(shelf, [...asked, ...further], main);
  let room = brief.contentLength - plannedLength(shelf, [opening, ...visit]);
  const each = clamp(room / Math.max(1, asked.length));
  const answered: Answered[] = [];
  for (const { question, echoes } of groups) {
    const part = partFor(shelf, question, assigned, each);
    if (!part) continue;
    room -= wordsOf(shelf, part);
    answered.push({ question, part: { ...part, answers: [...(part.answers ?? []), ...echoes] } });
  }
  for (const question of further.slice(0, maxFurther)) {
    const part = room < minRoom ? null : partFor(shelf, question, assigned, Math.min(room, 110));
    if (!part) continue;
    room -= wordsOf(shelf, part);
    answered.push({ question, part });
  }
  const planned = [
    opening,
    modelsSection(shelf, main),
    ...answerSections(shelf, answered, main, ranked ? 'ranked' : isOfCar ? 'of-car' : 'grouped'),
    ...visit,
  ];
  const sections = headedBySubject(pruned(shelf, main, planned), shelf);
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

/** What answers the keyword itself, then the index. */
function withIndex(opening: PlannedSection, ofHead: readonly string[]): PlannedSection {
  const messages = [...opening.messages, paragraphBreak, contentsId];
  return { ...opening, messages, answers: [...(opening.answers ?? []), ...ofHead] };
}

/** The question with its answer; null where nothing answers it. */
function partFor(
  shelf: Shelf,
  question: AskedQuestion,
  assigned: Assignment,
  words: number,
): PlannedPart | null {
  const messages = answerQuestion(shelf, question, assigned.get(question), words);
  return messages.length === 0 ? null : questionPart(question, messages);
}

function wordsOf(shelf: Shelf, part: PlannedPart): number {
  return plannedLength(shelf, [{ ...blankSection(''), parts: [part] }]) + 4;
}

/** What readers also ask on the keyword's own topics, the nearest first, without what is told. */
function furtherOf(
  sheet: FactSheet,
  main: Topic,
  all: readonly AskedQuestion[],
  chosen: number,
): AskedQuestion[] {
  const { brief } = sheet;
  const named = ownTopicsOf(brief);
  const distance = distanceFrom(brief, main);
  const head = askedSubjectOf(brief)?.head;
  const told = [...all, ...(head ? [{ ...head, id: 'head', clusterLabel: null }] : [])];
  const isNear = (one: AskedQuestion): boolean => {
    const away = distance(one);
    return away === 0 || (away < Infinity && (named.size === 0 || named.has(one.topic)));
  };
  const known = (brief.related ?? [])
    .map((one) => ({ ...one, topic: one.topic ?? topicIn(one.question) }))
    .filter((one): one is AskedQuestion => one.topic !== null)
    .filter(isNear)
    .filter(({ question }) => !isOneSided(question, brief))
    .toSorted((one, two) => distance(one) - distance(two));
  const nearness = nearnessIn(brief, main);
  const kept: AskedQuestion[] = [];
  for (const question of nearestFirst(inClimate(withoutHead(known, brief), brief), nearness)) {
    // Who asks for a part of the topic has had what belongs to it; a few others may follow.
    const isLoose = nearness !== null && nearness(question) === 0;
    if (isLoose && chosen + kept.length >= enough) break;
    if (![...told, ...kept].some((one) => saysTheSame(one, question))) kept.push(question);
  }
  return kept;
}

function clamp(words: number): number {
  return Math.max(answerRange.min, Math.min(answerRange.max, words));
}
