import type { KnowledgeModule, KnowledgePoint, Sentence } from '../knowledge/module.ts';
import { knowledgeModules } from '../knowledge/index.ts';
import { stemsOf } from './stems.ts';

const frequencies = new Map<string, number>();
const pointStems = new WeakMap<KnowledgePoint, ReadonlySet<string>>();
let documents = 0;

for (const point of knowledgeModules.flatMap((module) => module.points)) {
  const stems = stemsOf(point.id.replaceAll('-', ' ') + ' ' + wordsIn(point.sentences));
  pointStems.set(point, stems);
  documents += 1;
  for (const stem of stems) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
}

/**
 * How much of what a question asks a point speaks of, 0 to 1: the share of the question's stems
 * that the point has, each weighed by its rarity (inverse document frequency over all points,
 * Spärck Jones 1972). Stems that no point has weigh as the rarest, so that a question about
 * something unknown scores low.
 */
export function matchOf(questionStems: ReadonlySet<string>, point: KnowledgePoint): number {
  return shareOf(questionStems, pointStems.get(point) ?? new Set());
}

/** The same for a module's direct answer and headings. */
export function answerMatchOf(questionStems: ReadonlySet<string>, module: KnowledgeModule): number {
  const text = [...module.headings, ...module.answer.wordings, module.id.replaceAll('-', ' ')];
  return shareOf(questionStems, stemsOf(text.join(' ')));
}

function shareOf(asked: ReadonlySet<string>, told: ReadonlySet<string>): number {
  let [hit, all] = [0, 0];
  for (const stem of asked) {
    const weight = Math.log((documents + 1) / ((frequencies.get(stem) ?? 0) + 1)) + 0.1;
    all += weight;
    if (told.has(stem)) hit += weight;
  }
  return all === 0 ? 0 : hit / all;
}

function wordsIn(sentences: readonly Sentence[]): string {
  return sentences.flatMap((sentence) => sentence.wordings).join(' ');
}
