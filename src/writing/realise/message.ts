import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Slots } from './slots.ts';

/**
 * One thing that can be said from facts. `slots` gives null where the facts are missing; the common
 * slots (store, city, name, model, make, ref, things …) are added by the realiser. `about` is what
 * the message is asked of, where it needs to be told: see plan/fact-answers/about.ts.
 */
export type Message = {
  /** Unique: "price.span". */
  id: string;
  slots: (sheet: FactSheet, about: string) => Slots | null;
  /** Several ways to say the same, each one or more whole sentences. */
  wordings: readonly string[];
};
