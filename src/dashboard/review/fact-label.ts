import type { SourceFact } from '../../domain/review/sources.ts';
import type { Words } from '../words/index.ts';

/**
 * What a fact is about, as people say it: "This vehicle on the lot, lowest price". Null for one
 * that is known by the writer's label alone, such as "On the lot, the model, used, trim XLE".
 */
export function factLabel({ facts }: Words, { id }: Pick<SourceFact, 'id'>): string | null {
  const name = facts.names[id];
  if (name !== undefined) return name;
  const [setId = '', ...rest] = id.split('.');
  const set = facts.sets[setId];
  if (set === undefined) return null;
  const part = rest.join('.');
  if (part === 'count') return set;
  const span = facts.spans[part];
  return span === undefined ? null : `${set}, ${span}`;
}
