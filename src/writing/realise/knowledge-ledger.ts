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
      void used.set(id, { id, label: 'Advice without a figure', value, unit: null, source, asOf }),
    facts: () => [...used.values()],
  };
}

/** "Towing: door labels", "How much does the vehicle cost?": what people call a piece of advice. */
export function nameOfKnowledge(id: string): string {
  const form = /^know:answers\/(.*)$/.exec(id)?.[1];
  if (form !== undefined) return form.replace(/\{([^}]*)\}/g, (_all, slot: string) => spoken(slot));
  const [module = '', point = ''] = id.slice('know:'.length).split('/');
  const name = wordsOfId(module);
  const head = name.charAt(0).toUpperCase() + name.slice(1);
  return point === '' ? head : `${head}: ${wordsOfId(point)}`;
}

/** "visit.sales" as words: "visit sales". */
export function wordsOfId(id: string): string {
  return id.replace(/[.~|-]+/g, ' ').trim();
}

const slotWords: Readonly<Record<string, string>> = {
  the: 'the vehicle',
  a: 'a vehicle',
  my: 'my car',
  plural: 'vehicles',
  bodies: 'vehicles',
  rival: 'rival',
  store: 'the store',
  city: 'town',
  job: 'the service',
};

function spoken(slot: string): string {
  return slotWords[slot] ?? slot.replaceAll('-', ' ');
}
