import type { KnowledgeModule, KnowledgePoint } from '../knowledge/module.ts';
import type { Topic } from '../topic.ts';
import { answerId, paragraphBreak, pointId } from './message-ids.ts';
import { answerMatchOf, matchOf } from './question-match.ts';
import type { Shelf } from './shelf.ts';

export type Wanted = {
  topics: readonly Topic[];
  /** Stems of what the reader asked. */
  stems: ReadonlySet<string>;
  /** Room, in words. */
  words: number;
};

type Scored = { module: KnowledgeModule; point: KnowledgePoint; order: number; score: number };

/** One module for so many words, so that a section stays with its subject. */
const wordsPerModule = 170;

/** Weight of chance against relevance, so that two articles tell different things. */
const chance = 0.35;

/**
 * Knowledge for a section: the nearest modules to its topics and questions, and of their points the
 * most relevant that fit into the room, in the modules' own order. A module that comes in opens
 * with its direct answer. What is chosen is taken from the shelf.
 */
export function choosePoints(shelf: Shelf, wanted: Wanted): string[] {
  const modules = chooseModules(shelf, wanted);
  const ranked = modules
    .flatMap((module) => scoredPoints(shelf, module, wanted))
    .sort((one, two) => two.score - one.score || one.order - two.order);
  let room = wanted.words;
  const chosen = ranked.filter(({ module, point }) => {
    const words = shelf.wordsOf(pointId(module.id, point.id));
    if (words > room + 15) return false;
    room -= words;
    return true;
  });
  return modules.flatMap((module) => {
    const ids = chosen
      .filter((entry) => entry.module === module)
      .sort((one, two) => one.order - two.order)
      .map((entry) => pointId(module.id, entry.point.id, depthOf(shelf)));
    const answer = answerId(module.id);
    const opening = ids.length > 0 && shelf.isFree(answer) ? [answer] : [];
    for (const id of [...opening, ...ids]) shelf.take(id);
    return [...opening, ...ids.flatMap((id) => [id, paragraphBreak])];
  });
}

/** A concise article tells the first two sentences of each point. */
export function depthOf(shelf: Shelf): number | undefined {
  return shelf.sheet.brief.contentDepth === 'concise' ? 2 : undefined;
}

export function scoreModule(shelf: Shelf, module: KnowledgeModule, wanted: Wanted): number {
  const place = wanted.topics.findIndex((topic) => module.topics.includes(topic));
  if (place < 0) return 0;
  const nearness = 1 - place / (wanted.topics.length + 1);
  const first = wanted.topics.includes(module.topics[0] ?? 'overview') ? 0.3 : 0;
  const intent = module.intents.includes(shelf.sheet.brief.contentIntent) ? 0.1 : 0;
  return nearness + first + intent + answerMatchOf(wanted.stems, module);
}

function chooseModules(shelf: Shelf, wanted: Wanted): KnowledgeModule[] {
  const count = Math.max(1, Math.round(wanted.words / wordsPerModule));
  return shelf.modules
    .filter((module) => shelf.points(module).length > 0)
    .map((module) => ({ module, score: scoreModule(shelf, module, wanted) }))
    .filter(({ score }) => score > 0)
    .map(({ module, score }) => ({ module, score: score + shelf.random.next() * chance }))
    .sort((one, two) => two.score - one.score)
    .slice(0, count)
    .map(({ module }) => module);
}

function scoredPoints(shelf: Shelf, module: KnowledgeModule, wanted: Wanted): Scored[] {
  return shelf.points(module).map((point) => ({
    module,
    point,
    order: module.points.indexOf(point),
    score: matchOf(wanted.stems, point) + (point.when ? 0.15 : 0) + shelf.random.next() * chance,
  }));
}
