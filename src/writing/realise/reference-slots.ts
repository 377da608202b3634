import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Slots } from './slots.ts';

/** Slots that are facts of the reference by their ids; null where one of them is not known. */
export function referenceSlots(names: Readonly<Record<string, string>>) {
  return ({ facts }: FactSheet): Slots | null => {
    const slots = Object.entries(names).map(([slot, id]) => {
      const fact = facts.get(`reference.${id}`);
      return [slot, fact ? { text: String(fact.value), factIds: [fact.id] } : null] as const;
    });
    return slots.some(([, slot]) => slot === null) ? null : Object.fromEntries(slots);
  };
}
