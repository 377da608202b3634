import type { Fact } from '../../facts/fact.ts';
import { referenceFactsOf } from '../../facts/reference-facts.ts';
import type { ModelPortrait } from '../../reference/model-reference.ts';
import { referenceRows } from './reference-table.ts';

/** One line of a table that sets models side by side; null where the tables do not know it. */
export type ReferenceLine = { head: string; cells: (string | null)[] };

/**
 * What the tables know of several models, a column each: the lines that one of them has, and the
 * facts of the cells, whose ids are the model's, "reference" and the fact's. A null portrait is a
 * model that the tables do not know.
 */
export function referenceLines(models: readonly { id: string; portrait: ModelPortrait | null }[]): {
  lines: ReferenceLine[];
  facts: Fact[];
} {
  const columns = models.map(({ id, portrait }) => {
    const facts = referenceFactsOf(portrait, `${id}.reference`);
    return { id, facts, byId: new Map(facts.map((fact) => [fact.id, fact])) };
  });
  const heads = [['Model year of the NHTSA filing', 'name'] as const, ...referenceRows];
  const lines = heads.map(([head, name]) => ({
    head,
    cells: columns.map(({ id, byId }) => {
      const value = byId.get(`${id}.reference.${name}`)?.value;
      return value === undefined ? null : String(value);
    }),
  }));
  return {
    lines: lines.filter(({ cells }) => cells.some((one) => one !== null)),
    facts: columns.flatMap(({ facts }) => facts),
  };
}
