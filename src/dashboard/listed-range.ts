import type { Position } from '../db/cursor.ts';
import type { KeyRange } from '../db/keyset.ts';

type PositionOf<Row> = (row: Row) => Position;

/** A list that is read whole, in the order of its positions: each key from the least up. */
export function inListOrder<Row>(rows: readonly Row[], positionOf: PositionOf<Row>): Row[] {
  return rows.toSorted((one, other) => compared(positionOf(one), positionOf(other)));
}

/** The part of such a list that `readKeyPage` asks for; nothing moves where a row comes or goes. */
export function rangeOf<Row>(
  rows: readonly Row[],
  positionOf: PositionOf<Row>,
  { limit, place }: KeyRange,
): Row[] {
  if (!place) return rows.slice(0, limit);
  const { position, isBackward } = place;
  if (!isBackward) {
    return rows.filter((row) => compared(positionOf(row), position) > 0).slice(0, limit);
  }
  return rows.filter((row) => compared(positionOf(row), position) < 0).slice(-limit);
}

function compared(one: Position, other: Position): number {
  for (const [at, key] of one.entries()) {
    const against = other[at] ?? null;
    if (key === against) continue;
    return (key ?? '') < (against ?? '') ? -1 : 1;
  }
  return 0;
}
