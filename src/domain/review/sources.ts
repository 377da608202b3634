import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { photoFactMark } from '../../writing/facts/photo-facts.ts';

const Fact = Type.Object({
  id: Type.String(),
  label: Type.String(),
  value: Type.Union([Type.String(), Type.Number()]),
  unit: Type.Union([Type.String(), Type.Null()]),
  source: Type.String(),
  as_of: Type.String(),
});
const Paragraph = Type.Object({ text: Type.String(), fact_ids: Type.Array(Type.String()) });

/** What a sentence rests on: its value, where that is from, and as of when. */
export type SourceFact = Static<typeof Fact>;

type Range = { start: number; end: number };

/**
 * The facts of each block, by its place in `blocks`. A paragraph that a person wrote has none: what
 * the writer kept with the text is by its words.
 */
export function sourcesOf(
  content: string,
  metadata: Record<string, unknown> | null,
  blocks: readonly Range[],
): SourceFact[][] {
  const facts = new Map(listOf(metadata?.['facts'], Fact).map((fact) => [fact.id, fact]));
  const found = blocks.map(() => new Map<string, SourceFact>());
  for (const { text, fact_ids } of listOf(metadata?.['paragraphs'], Paragraph)) {
    const at = text === '' ? -1 : content.indexOf(text);
    const own = blocks.findIndex(({ start, end }) => at >= start && at < end);
    for (const id of own < 0 ? [] : fact_ids) {
      const fact = facts.get(id);
      if (fact && !id.startsWith(photoFactMark)) found[own]?.set(id, fact);
    }
  }
  return found.map((own) => [...own.values()]);
}

function listOf<T extends typeof Fact | typeof Paragraph>(list: unknown, type: T): Static<T>[] {
  return Array.isArray(list) ? list.filter((one) => Value.Check(type, one)) : [];
}
