import { answerQuestion } from './answer-question.ts';
import type { Assignment } from './assign-points.ts';
import { groupByTopic, type AskedQuestion } from './asked.ts';
import { chooseHeading } from './headings.ts';
import type { PlannedPart, PlannedSection } from './planned-section.ts';
import type { Shelf } from './shelf.ts';
import { asksForWork } from './service-topics.ts';
import { noTerms } from './question-terms.ts';

export const askTheStore = 'ask.store';

/** At most so many honest "ask us" answers in one article; more would be a list of shrugs. */
const askLimit = 1;

/** Sections that answer the leading questions: one a topic; one a question if all share it. */
export function questionSections(
  shelf: Shelf,
  asked: readonly AskedQuestion[],
  assigned: Assignment,
  wordsEach: number,
): { sections: PlannedSection[]; unanswered: AskedQuestion[] } {
  const byTopic = groupByTopic(asked);
  const groups = byTopic.length > 1 ? byTopic : asked.map((question) => [question]);
  const unanswered: AskedQuestion[] = [];
  const sections = groups.map((group, index): PlannedSection => {
    const parts = group.flatMap((question) => {
      const messages = answerQuestion(shelf, question, assigned.get(question), wordsEach);
      if (messages.length === 0) unanswered.push(question);
      return messages.length === 0 ? [] : [partOf(question, messages, assigned)];
    });
    const topics = group.slice(0, 1).map((question) => question.topic);
    const isSingle = parts.length === 1;
    return {
      id: `answer-${index + 1}`,
      heading: isSingle ? (parts[0]?.heading ?? null) : groupHeading(shelf, group),
      headings: [],
      messages: isSingle ? (parts[0]?.messages ?? []) : [],
      answers: isSingle ? (parts[0]?.answers ?? []) : [],
      parts: isSingle ? [] : parts,
      topics,
      core: [],
      terms: noTerms,
      weight: 0,
    };
  });
  return { sections, unanswered };
}

/** Short answers at the end; the ones without an answer get a few honest pointers to the store. */
export function faqSection(
  shelf: Shelf,
  asked: readonly AskedQuestion[],
  assigned: Assignment,
  wordsEach: number,
  more: PlannedSection['parts'],
): PlannedSection {
  let shrugs = 0;
  const parts = asked.flatMap((question) => {
    const messages = answerQuestion(shelf, question, assigned.get(question), wordsEach);
    if (messages.length === 0 && shrugs < askLimit && isForTheStore(question, shelf)) {
      messages.push(askTheStore);
      shrugs += 1;
    }
    return messages.length === 0 ? [] : [partOf(question, messages, assigned)];
  });
  const heading = chooseHeading(shelf, [
    'Questions we hear in {city}',
    `What {city} ${asksForWork(shelf.sheet.brief) ? 'job seekers' : 'shoppers'} also ask`,
    'Asked at our desk',
  ]);
  return {
    id: 'faq',
    heading,
    headings: [],
    messages: [],
    parts: [...parts, ...more],
    topics: [],
    core: [],
    terms: noTerms,
    weight: 0,
  };
}

/** Only somebody at the store can know: the question is about it, or about the reader's own car. */
export function isForTheStore({ question }: AskedQuestion, { sheet }: Shelf): boolean {
  return question.includes(sheet.brief.store.name) || /\b(you|your|my)\b/i.test(question);
}

/** The question as heading over its answer. */
export function questionPart(
  question: AskedQuestion,
  messages: string[],
): PlannedPart & { answers: string[] } {
  // To send the reader to the store is no answer.
  const answers = messages.includes(askTheStore) ? [] : [question.id];
  return { id: `question-${question.id}`, heading: question.question, messages, answers };
}

/** The question as heading, with the one that shares its answer. */
function partOf(
  question: AskedQuestion,
  messages: string[],
  assigned: Assignment,
): PlannedSection['parts'][number] {
  const joined = [...assigned].find(([, one]) => one.joins === question)?.[0];
  const heading = joined
    ? `${question.question.replace(/\?$/, '')}, and ${lowerFirst(joined.question)}`
    : question.question;
  const part = questionPart(question, messages);
  return { ...part, heading, answers: [...part.answers, ...(joined ? [joined.id] : [])] };
}

/** Question words lose their capital inside a heading; names and abbreviations keep theirs. */
function lowerFirst(question: string): string {
  return /^(I\b|\p{Lu}{2})/u.test(question)
    ? question
    : question.charAt(0).toLowerCase() + question.slice(1);
}

/** A heading of the module that knows most of the group's topic, else the cluster's label. */
function groupHeading(shelf: Shelf, group: readonly AskedQuestion[]): string | null {
  const topic = group[0]?.topic;
  const module = shelf.modules.find((entry) => topic && entry.topics[0] === topic);
  const label = group[0]?.clusterLabel ?? null;
  return (module && chooseHeading(shelf, module.headings)) ?? label ?? group[0]?.question ?? null;
}
