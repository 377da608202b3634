import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { Topic } from '../../topic.ts';
import { WritingFailed } from '../../writing-failed.ts';
import { answerQuestion } from '../answer-question.ts';
import { alone, type Assignment, assignPoints } from '../assign-points.ts';
import {
  askedQuestionsOf,
  distanceFrom,
  mainTopicOf,
  withoutHead,
  type AskedQuestion,
} from '../asked.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { chooseTitle } from '../headings.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { contentsId, paragraphBreak } from '../message-ids.ts';
import { headedBySubject } from '../subject-heading.ts';
import { plannedLength } from '../planned-length.ts';
import { planOpening } from '../plan-opening.ts';
import { questionPart } from '../plan-questions.ts';
import { ruleSections } from '../plan-sections.ts';
import { blankSection, flatten, type PlannedSection } from '../planned-section.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { topicIn } from '../topic-in.ts';

/** Room for one answer, in words, by how much there is for all of them. */
const answerRange = { min: 35, max: 170 };

/** So many of them at most. */
const maxFurther = 8;

/** A question that readers also ask is worth a place from so many words on. */
const minRoom = 45;

/**
 * Questions and answers and nothing else: each under its own heading with the answer first, those
 * of one cluster together, an index of the chosen ones on top. Where the length has room, what
 * readers also ask follows in the same groups; a question without an answer is left out and
 * reported.
 */
export function planQa(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const all = askedQuestionsOf(brief);
  if (all.length === 0) throw new WritingFailed('Questions and answers need questions.');
  const main = mainTopicOf(brief);
  const opening = openingOf(shelf, rules, main);
  const asked = withoutHead(all, brief);
  const visit = ruleSections(shelf, rules, asked);
  const further = relatedTo(sheet, main, asked);
  const assigned = assignPoints(shelf, [...asked, ...further], main);
  let room = brief.contentLength - plannedLength(shelf, [opening, ...visit]);
  const groups = new Map<string, PlannedSection>();
  const each = clamp(room / Math.max(1, asked.length));
  for (const question of alone(asked, assigned)) {
    room -= answer(shelf, groups, question, assigned, each);
  }
  const tail = brief.contentLength > 400 ? further.slice(0, maxFurther) : [];
  for (const question of alone(tail, assigned)) {
    if (room < minRoom) break;
    room -= answer(shelf, groups, question, assigned, Math.min(room, 110));
  }
  const planned = [opening, ...[...groups.values()].map(lifted), ...visit];
  const sections = headedBySubject(planned, askedSubjectOf(brief), shelf.place);
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

/** What answers the keyword itself, then the index. */
function openingOf(shelf: Shelf, rules: OutlineRules, main: Topic): PlannedSection {
  const opening = planOpening(shelf, rules, main);
  return { ...opening, messages: [...opening.messages, paragraphBreak, contentsId] };
}

/** Puts the question into its group; the words that it took, 0 where nothing answers it. */
function answer(
  shelf: Shelf,
  groups: Map<string, PlannedSection>,
  question: AskedQuestion,
  assigned: Assignment,
  words: number,
): number {
  const messages = answerQuestion(shelf, question, assigned.get(question), words);
  if (messages.length === 0) return 0;
  const key = groupOf(question, groups);
  const group = groups.get(key) ?? blankSection(`group-${groups.size + 1}`, key);
  const joined = [...assigned].find(([, one]) => one.joins === question)?.[0];
  const part = questionPart(question, messages);
  const heading = joined
    ? `${part.heading.replace(/\?$/, '')}, and ${lower(joined)}`
    : part.heading;
  const answers = [...part.answers, ...(joined ? [joined.id] : [])];
  group.parts.push({ ...part, heading, answers });
  groups.set(key, group);
  const isNew = group.parts.length === 1;
  return plannedLength(shelf, [{ ...blankSection(''), parts: [part] }]) + (isNew ? 4 : 0);
}

/** By its cluster; without one, with the questions on the same topic. */
function groupOf({ clusterLabel, topic }: AskedQuestion, groups: ReadonlyMap<string, unknown>) {
  const { label } = grammarOf(topic);
  return clusterLabel && !groups.has(label) ? clusterLabel : label;
}

/** A group of one question has no heading beside the question. */
function lifted(group: PlannedSection): PlannedSection {
  const [only, other] = group.parts;
  if (!only || other) return group;
  return { ...group, ...only, parts: [] };
}

/** What readers also ask on the topic and on what its file calls related. */
function relatedTo(
  sheet: FactSheet,
  main: Topic,
  asked: readonly AskedQuestion[],
): AskedQuestion[] {
  const distance = distanceFrom(sheet.brief, main);
  const texts = new Set(asked.map(({ question }) => question));
  const further = (sheet.brief.related ?? [])
    .filter(({ question }) => !texts.has(question))
    .map((one) => ({ ...one, topic: one.topic ?? topicIn(one.question) }))
    .filter((one): one is AskedQuestion => one.topic !== null)
    .filter((one) => distance(one) < Infinity)
    .toSorted((one, two) => distance(one) - distance(two));
  return withoutHead(further, sheet.brief);
}

function lower({ question }: AskedQuestion): string {
  return /^(I\b|\p{Lu}{2})/u.test(question)
    ? question
    : question.charAt(0).toLowerCase() + question.slice(1);
}

function clamp(words: number): number {
  return Math.max(answerRange.min, Math.min(answerRange.max, words));
}
