/** A piece of text to put into a wording, and the facts that it states. */
export type Slot = { text: string; factIds: readonly string[]; count?: number };

export type Slots = Readonly<Record<string, Slot | null | undefined>>;

/** A text without a fact behind it: a connecting word, never a figure or a name. */
export function plain(text: string): Slot {
  return { text, factIds: [] };
}
