import { and, asc, desc, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Position } from './cursor.ts';

/**
 * What a list is sorted by; the last one tells all rows apart. Null is below everything, and may
 * only be where it is said.
 */
export type SortKey = { by: SQLWrapper; isDescending?: boolean; isNullable?: boolean };

/** The rows right after a position, or right before it. */
export type Place = { position: Position; isBackward: boolean };
export type KeyRange = { limit: number; place?: Place | null };

/**
 * The condition and the order of a page by keys, so that the millionth row is as near as the
 * first. A page before a position comes in the opposite order: `inOrder` turns it.
 */
export function keyset(
  keys: readonly SortKey[],
  place: Place | null = null,
): { where: SQL | undefined; orderBy: SQL[] } {
  const isBackward = place?.isBackward ?? false;
  const turned = keys.map(({ by, isDescending = false, isNullable = false }) => {
    return { by, isDescending: isDescending !== isBackward, isNullable };
  });
  const orderBy = turned.map(({ by, isDescending }) => (isDescending ? desc(by) : asc(by)));
  return { where: place ? beyond(turned, place.position) : undefined, orderBy };
}

export function inOrder<Row>(rows: readonly Row[], place: Place | null = null): Row[] {
  return place?.isBackward ? rows.toReversed() : [...rows];
}

type Turned = Required<SortKey>;

function beyond(keys: readonly Turned[], position: Position): SQL | undefined {
  const values = keys.map((_, at) => position[at] ?? null);
  const ways = keys.map((key, at) => {
    const same = keys.slice(0, at).map(({ by }, index) => sql`${by} IS ${values[index] ?? null}`);
    return and(...same, past(key, values[at] ?? null));
  });
  const [first] = keys;
  // Says once more what the first way begins with: an index can look for that.
  return and(first && bound(first, values[0] ?? null), or(...ways));
}

function past({ by, isDescending, isNullable }: Turned, value: Position[number]): SQL {
  if (value === null) return isDescending ? sql`0` : sql`${by} IS NOT NULL`;
  if (!isDescending) return sql`${by} > ${value}`;
  return isNullable ? sql`(${by} < ${value} OR ${by} IS NULL)` : sql`${by} < ${value}`;
}

function bound({ by, isDescending, isNullable }: Turned, value: Position[number]) {
  if (isNullable || value === null) return undefined;
  return isDescending ? sql`${by} <= ${value}` : sql`${by} >= ${value}`;
}
