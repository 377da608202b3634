import type { BriefQuestion } from '../brief.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';
import { rotated } from '../realise/rotation.ts';
import { mannerOf } from '../voice/manner.ts';
import { answerQuestion } from './answer-question.ts';
import { distanceFrom, mainTopicOf, type AskedQuestion } from './asked.ts';
import { setsSideBySide } from './comparison/side-by-side.ts';
import { chooseHeading } from './headings.ts';
import type { PlannedSection } from './planned-section.ts';
import { questionPart } from './plan-questions.ts';
import { noTerms } from './question-terms.ts';
import type { Shelf } from './shelf.ts';
import { topicIn } from './topic-in.ts';

/** So many of them at most: an article is no list of questions. */
const maxRelated = 5;

/** Their share of the words that the chosen questions leave. */
export const relatedShare = 0.6;

/** A topic with fewer related questions gets no heading of its own. */
const ownSectionFrom = 2;

const enoughOwn = 3;

export type Related = {
  sections: PlannedSection[];
  /** For the closing questions: those that stand alone in their topic. */
  single: PlannedSection['parts'];
};

/**
 * What readers ask next, with the answers that facts or hand-written text give, as far as `room`
 * words go: first on the article's topic, then on what the topic's file calls related. The rest of
 * what was researched is beside the point.
 */
export function relatedQuestions(
  shelf: Shelf,
  main: Topic,
  asked: readonly AskedQuestion[],
  room: number,
): Related {
  // Once the cars stand side by side, more questions on comparing say nothing new.
  if (setsSideBySide(shelf.sheet)) return { sections: [], single: [] };
  const distance = distanceFrom(shelf.sheet.brief, main);
  const texts = new Set(asked.map(({ question }) => question));
  const known = (shelf.sheet.brief.related ?? [])
    .filter(({ question }) => !texts.has(question))
    .map((one) => ({ ...one, topic: topicOf(one) }))
    .filter((one): one is AskedQuestion => one.topic !== null && one.topic !== 'local-store')
    .filter((one) => distance(one) < Infinity)
    .toSorted((one, two) => distance(one) - distance(two));
  const own = rotated(
    known.filter((one) => distance(one) === 0),
    shelf.place,
    `related ${main}`,
  );
  // The article's own topic has questions enough; others come where it has hardly any.
  const others = own.length < enoughOwn ? known.filter((one) => distance(one) > 0) : [];
  const ordered = [...own, ...others];
  let left = room * relatedShare;
  const told: { topic: Topic; part: PlannedSection['parts'][number] }[] = [];
  const most = maxRelated + 2 * mannerOf(shelf.sheet.brief.voice).extra;
  for (const question of ordered) {
    if (told.length >= most || left < 40) break;
    const messages = answerQuestion(shelf, question, undefined, left);
    if (messages.length === 0) continue;
    left -= messages.reduce((sum, id) => sum + shelf.wordsOf(id), 10);
    told.push({ topic: question.topic, part: questionPart(question, messages) });
  }
  const groups = [...Map.groupBy(told, ({ topic }) => topic)];
  const isOwn = (size: number): boolean => size >= ownSectionFrom;
  return {
    sections: groups
      .filter(([, parts]) => isOwn(parts.length))
      .map(([topic, parts]) =>
        sectionOf(
          shelf,
          topic,
          parts.map(({ part }) => part),
        ),
      ),
    single: groups
      .filter(([, parts]) => !isOwn(parts.length))
      .flatMap(([, [one]]) => one?.part ?? []),
  };
}

function topicOf(question: BriefQuestion): Topic | null {
  return question.topic ?? topicIn(question.question);
}

function sectionOf(shelf: Shelf, topic: Topic, parts: PlannedSection['parts']): PlannedSection {
  const { label, noun } = grammarOf(topic);
  const isMain = mainTopicOf(shelf.sheet.brief) === topic;
  const heading = chooseHeading(
    shelf,
    !isMain
      ? [label]
      : topic === 'overview'
        ? ['More about the {model}', 'What else to know of the {model}', label]
        : [`More answers on ${noun}`, `Also asked about ${noun}`],
  );
  return {
    id: `related-${topic}`,
    heading,
    headings: [],
    messages: [],
    parts,
    topics: [topic],
    core: [],
    terms: noTerms,
    weight: 0,
  };
}
