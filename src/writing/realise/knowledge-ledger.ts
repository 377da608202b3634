import type { Fact } from '../facts/fact.ts';

/** General knowledge and house advice that an article used, as facts. */
export type KnowledgeLedger = {
  /** Notes a use; `value` is the text itself where it has a figure, else the name of the point. */
  note(id: string, value: string, source: string): void;
  facts(): Fact[];
};

export function knowledgeLedger(asOf: string): KnowledgeLedger {
  const used = new Map<string, Fact>();
  return {
    note: (id, value, source) =>
      void used.set(id, { id, label: 'General knowledge', value, unit: null, source, asOf }),
    facts: () => [...used.values()],
  };
}
