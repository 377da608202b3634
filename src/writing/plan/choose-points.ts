import type { KnowledgeModule, KnowledgePoint } from '../knowledge/module.ts';
import type { Topic } from '../topic.ts';
import { answerId, paragraphBreak, pointId } from './message-ids.ts';
import { answerMatchOf, matchOf } from './question-match.ts';
import type { QuestionTerms } from './question-terms.ts';
import type { Shelf } from './shelf.ts';

export type Wanted = {
  topics: readonly Topic[];
  /** What the reader asked here. */
  terms: QuestionTerms;
  /** Room, in words. */
  words: number;
};

/** What one module adds to a section, as message ids. */
export type ChosenModule = { module: KnowledgeModule; messages: string[]; words: number };

type Scored = { module: KnowledgeModule; point: KnowledgePoint; order: number; score: number };

/** One module for so many words, so that a section stays with its subject. */
const wordsPerModule = 170;

/** Weight of chance against relevance, so that two articles tell different things. */
const chance = 0.45;

/**
 * Knowledge for a section: the nearest modules to its topics and questions, and of their points the
 * most relevant that fit into the room, in the modules' own order. A module that comes in opens
 * with its direct answer. What is chosen is taken from the shelf.
 */
export function choosePoints(shelf: Shelf, wanted: Wanted): ChosenModule[] {
  const modules = chooseModules(shelf, wanted);
  let room = wanted.words;
  return modules.flatMap((module, index) => {
    const share = room / (modules.length - index);
    const chosen = pointsWithin(shelf, module, wanted, share);
    if (chosen.length === 0) return [];
    const ids = chosen.map(({ point }) => pointId(module.id, point.id, depthOf(shelf)));
    const answer = answerId(module.id);
    const opening = shelf.isFree(answer) ? [answer] : [];
    for (const id of [...opening, ...ids]) shelf.take(id);
    const words = [...opening, ...ids].reduce((sum, id) => sum + shelf.wordsOf(id), 0);
    room -= words;
    const messages = [...opening, ...ids.flatMap((id) => [id, paragraphBreak])];
    return [{ module, messages, words }];
  });
}

/** A concise article tells the first two sentences of each point. */
export function depthOf(shelf: Shelf): number | undefined {
  return shelf.sheet.brief.contentDepth === 'concise' ? 2 : undefined;
}

function chooseModules(shelf: Shelf, wanted: Wanted): KnowledgeModule[] {
  const inDepth = shelf.sheet.brief.contentDepth === 'in_depth' ? 1.5 : 1;
  const count = Math.max(1, Math.round(wanted.words / (wordsPerModule * inDepth)));
  return shelf.modules
    .filter((module) => shelf.points(module).length > 0)
    .map((module) => ({ module, score: scoreModule(shelf, module, wanted) }))
    .filter(({ score }) => score > 0)
    .map(({ module, score }) => ({ module, score: score + shelf.random.next() * chance }))
    .sort((one, two) => two.score - one.score)
    .slice(0, count)
    .map(({ module }) => module);
}

function scoreModule(shelf: Shelf, module: KnowledgeModule, wanted: Wanted): number {
  const place = wanted.topics.findIndex((topic) => module.topics.includes(topic));
  if (place < 0) return 0;
  const nearness = 1 - place / (wanted.topics.length + 1);
  const first = wanted.topics.includes(module.topics[0] ?? 'overview') ? 0.4 : 0;
  const intent = module.intents.includes(shelf.sheet.brief.contentIntent) ? 0.1 : 0;
  return nearness + first + intent + answerMatchOf(wanted.terms, module) * 0.5;
}

function pointsWithin(
  shelf: Shelf,
  module: KnowledgeModule,
  wanted: Wanted,
  words: number,
): Scored[] {
  let room = words;
  return shelf
    .points(module)
    .map((point) => ({
      module,
      point,
      order: module.points.indexOf(point),
      score: matchOf(wanted.terms, point) + (point.when ? 0.15 : 0) + shelf.random.next() * chance,
    }))
    .sort((one, two) => two.score - one.score)
    .filter(({ point }) => {
      const length = shelf.wordsOf(pointId(module.id, point.id));
      if (length > room + 12) return false;
      room -= length;
      return true;
    })
    .sort((one, two) => one.order - two.order);
}
