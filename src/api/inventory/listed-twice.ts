import type { Entry } from './match-known.ts';
import type { StagedFeed } from './stage-feed.ts';

/** The last row on a VIN or a stock number counts; the one before is reported and rejected. */
export function supersede(staged: StagedFeed, entry: Entry): void {
  const earlier = earlierOf(staged, entry);
  if (!earlier) return;
  earlier.isSuperseded = true;
  staged.entries.delete(earlier.key);
  staged.rejected += 1;
  const isSameVin = entry.vin !== null && entry.vin === earlier.vin;
  const [field, what] = isSameVin ? ['vin', 'VIN'] : ['stockNumber', 'stock number'];
  const reason = `Line ${entry.line} has the same ${what}; that row is used.`;
  staged.problems.add({ line: earlier.line, vin: earlier.vin, field, reason });
}

function earlierOf({ entries, keysByVin }: StagedFeed, { key, vin }: Entry): Entry | undefined {
  const same = entries.get(key);
  if (same || vin === null) return same;
  return entries.get(keysByVin.get(vin) ?? `vin:${vin}`);
}

/** Two rows may have found the same car, one of them by its other key: that one is a new car. */
export function settleRivals({ entries }: StagedFeed): void {
  const claimed = new Set<string>();
  for (const { key, known } of entries.values()) {
    if (known?.vehicleKey === key) claimed.add(known.id);
  }
  for (const entry of entries.values()) {
    const { key, known, outcome } = entry;
    if (!known || known.vehicleKey === key) continue;
    if (claimed.has(known.id)) {
      entry.known = null;
      entry.outcome = outcome === 'sold' ? 'not_stocked' : 'new';
    }
    claimed.add(known.id);
  }
}
