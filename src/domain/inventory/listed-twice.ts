import { type Entry, vinOf } from './match-known.ts';
import type { StagedFeed } from './stage-feed.ts';

/** The last row on a VIN or a stock number counts; the one before is reported and rejected. */
export function supersede(staged: StagedFeed, entry: Entry): void {
  const earlier = earlierOf(staged, entry);
  if (!earlier) return;
  earlier.isSuperseded = true;
  staged.entries.delete(earlier.key);
  staged.rejected += 1;
  const vin = vinOf(earlier);
  const isSameVin = vin !== null && vin === vinOf(entry);
  const [field, what] = isSameVin ? ['vin', 'VIN'] : ['stockNumber', 'stock number'];
  const reason = `Line ${entry.line} has the same ${what}; that row is used.`;
  staged.problems.add({ line: earlier.line, vin, field, reason });
}

function earlierOf({ entries, keysByVin }: StagedFeed, entry: Entry): Entry | undefined {
  const same = entries.get(entry.key);
  const vin = vinOf(entry);
  if (same || vin === null) return same;
  return entries.get(keysByVin.get(vin) ?? `vin:${vin}`);
}

/** Two rows may have found the same car, one of them by its other key: that one is a new car. */
export function settleRivals({ entries }: StagedFeed): void {
  const claimed = new Set<string>();
  for (const entry of entries.values()) {
    const { key, known, outcome } = entry;
    if (!known || known.vehicleKey === key) continue;
    if (claimed.has(known.id) || isListedByKey(entries, known.vehicleKey)) {
      entry.known = null;
      entry.outcome = outcome === 'sold' ? 'not_stocked' : 'new';
    }
    claimed.add(known.id);
  }
}

/** Whether a row of the feed is the car that the store knows under this very key. */
export function isListedByKey(entries: StagedFeed['entries'], key: string): boolean {
  const entry = entries.get(key);
  return entry !== undefined && (entry.outcome === 'unchanged' || entry.known?.vehicleKey === key);
}
