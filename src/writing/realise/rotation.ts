import type { Brief } from '../brief.ts';

/**
 * Which of several ways to say a thing a store is given first: stores side by side in a database
 * are given different ones as long as there are enough, and where there are not, the ones that
 * share a way differ from passage to passage.
 */
export function turnOf(place: number, id: string, ways: number): number {
  if (ways < 2) return 0;
  const seed = hashOf(id);
  const round = Math.floor(place / ways);
  return (place + seed + round * ((seed >>> 7) % ways)) % ways;
}

/** The items from the store's turn on, then those before it. */
export function rotated<Item>(items: readonly Item[], place: number, id: string): Item[] {
  const turn = turnOf(place, id, items.length);
  return [...items.slice(turn), ...items.slice(0, turn)];
}

/** What an article is about, in the same words for every store that has it written. */
export function matterOf({ keyword, subject, comparison, event, title }: Brief): string {
  const compared = comparison?.vehicles.map(({ make, model }) => `${make} ${model}`) ?? [];
  const named = subject ? [subject.year, subject.make, subject.model] : [];
  const own = [keyword ?? title, ...compared, ...named, event?.category, event?.name];
  return own.filter(Boolean).join(' ').toLowerCase();
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}
