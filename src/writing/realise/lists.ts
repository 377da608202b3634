import type { Slot } from './slots.ts';

/** "red", "red and blue", "red, blue and white". */
export function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** One slot out of several, with the facts of all. */
export function joinSlots(items: readonly Slot[]): Slot | null {
  if (items.length === 0) return null;
  return {
    text: joinWithAnd(items.map((item) => item.text)),
    factIds: items.flatMap((item) => [...item.factIds]),
    count: items.length,
  };
}

/** "red", "red or blue", "red, blue or white". */
export function joinWithOr(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}
