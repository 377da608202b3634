import { conditions } from '../../../../schema/records/vehicle.ts';
import type { Area, Kind } from './area.ts';

export type ListingFilter = {
  make?: string;
  model?: string;
  trim?: string;
  year?: number;
  condition?: 'new' | 'used';
  /** Amounts as decimal text. */
  price_min?: string;
  price_max?: string;
};

export const listingSorts = ['price', 'mileage', 'distance', 'days_on_market'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Rows in an order, each with what it is ordered by; null stands last. */
export type ChosenRows = { rows: Int32Array; keys: Float64Array };

const maxKept = 32;
const kept = new WeakMap<Area, Map<string, ChosenRows>>();

/** What an area lists that matches, in order; worked out once for as long as the area is kept. */
export function chooseRows(area: Area, filter: ListingFilter, sort: ListingSort): ChosenRows {
  const known = kept.get(area) ?? new Map<string, ChosenRows>();
  kept.set(area, known);
  const key = JSON.stringify([sort, Object.entries(filter).sort()]);
  const found = known.get(key);
  if (found) return found;
  const chosen = inOrder(area, matching(area, filter), sort);
  const [oldest] = known.keys();
  if (known.size >= maxKept && oldest !== undefined) known.delete(oldest);
  known.set(key, chosen);
  return chosen;
}

/** Where the rows go on after a position. */
export function firstAfter(
  area: Area,
  { rows, keys }: ChosenRows,
  [key, sequence]: readonly [number | null, number],
): number {
  let low = 0;
  let high = rows.length;
  const wanted = key ?? Number.POSITIVE_INFINITY;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = keys[middle] ?? 0;
    const isBefore = at < wanted || (at === wanted && sequenceOf(area, rows, middle) <= sequence);
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function sequenceOf(area: Area, rows: Int32Array, place: number): number {
  return area.sequence[rows[place] ?? -1] ?? 0;
}

function matching(area: Area, filter: ListingFilter): number[] {
  const isKind = area.kinds.map((kind) => matchesKind(kind, filter));
  const { year, condition } = filter;
  const low = filter.price_min === undefined ? null : Math.ceil(cents(filter.price_min));
  const high = filter.price_max === undefined ? null : Math.floor(cents(filter.price_max));
  const isNew = conditions.indexOf('new');
  const rows: number[] = [];
  for (let row = 0; row < area.size; row += 1) {
    if (area.goneAt[row] !== 0 || !isKind[area.kind[row] ?? -1]) continue;
    if (year !== undefined && area.year[row] !== year) continue;
    if (condition !== undefined && (area.condition[row] === isNew) !== (condition === 'new')) {
      continue;
    }
    const price = area.price[row] ?? -1;
    if (low !== null && (price < 0 || price < low)) continue;
    if (high !== null && (price < 0 || price > high)) continue;
    rows.push(row);
  }
  return rows;
}

function matchesKind(kind: Kind, { make, model, trim }: ListingFilter): boolean {
  return holds(kind.make, make) && holds(kind.model, model) && holds(kind.trim, trim);
}

/** Any part of it, in any case. */
function holds(text: string, part: string | undefined): boolean {
  if (part === undefined) return true;
  return text.toLowerCase().includes(part.trim().toLowerCase());
}

function inOrder(area: Area, matches: number[], sort: ListingSort): ChosenRows {
  const keyOf = (row: number) => keyAt(area, row, sort);
  const keyed = Float64Array.from(matches, keyOf);
  const order = Int32Array.from(matches.keys()).sort((one, two) => {
    const difference = (keyed[one] ?? 0) - (keyed[two] ?? 0);
    // Infinity less itself is no number: both are without a value.
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
    const first = area.sequence[matches[one] ?? -1] ?? 0;
    return first - (area.sequence[matches[two] ?? -1] ?? 0);
  });
  return {
    rows: Int32Array.from(order, (place) => matches[place] ?? -1),
    keys: Float64Array.from(order, (place) => keyed[place] ?? 0),
  };
}

function keyAt(area: Area, row: number, sort: ListingSort): number {
  if (sort === 'days_on_market') return -(area.firstSeen[row] ?? 0);
  if (sort === 'distance') {
    return area.dealers[area.dealer[row] ?? -1]?.distance ?? Number.POSITIVE_INFINITY;
  }
  const value = area[sort][row] ?? -1;
  return value < 0 ? Number.POSITIVE_INFINITY : value;
}

/** Whole cents, without what binary fractions add. */
function cents(units: string): number {
  return Number((Number(units) * 100).toFixed(4));
}
