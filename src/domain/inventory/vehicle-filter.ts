import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { vehicleCounts, vehicles } from '../../../schema/tables/vehicles.ts';
import { holdsTextInAnyCase, withoutIndex } from '../../db/dialect.ts';

export type VehicleFilter = {
  make?: string;
  model?: string;
  year?: number;
  condition?: 'new' | 'used';
  /** Amounts as decimal text. */
  price_min?: string;
  price_max?: string;
};

type GroupTable = typeof vehicles | typeof vehicleCounts;

/** The conditions on what `vehicle_counts` counts by, on either table. */
export function matchesGroup(
  table: GroupTable,
  { make, model, year, condition }: VehicleFilter,
): SQL | undefined {
  return and(
    make === undefined ? undefined : contains(table.make, make.trim()),
    model === undefined ? undefined : contains(table.model, model.trim()),
    year === undefined ? undefined : eq(table.year, year),
    condition === undefined ? undefined : inArray(table.condition, [...conditionsOf(condition)]),
  );
}

/** `isWalked` keeps the store from sorting by price where it is to walk from the newest. */
export function matchesPrice(
  { price_min, price_max }: VehicleFilter,
  isWalked: boolean,
): SQL | undefined {
  const price = isWalked ? withoutIndex(vehicles.priceCents) : sql`${vehicles.priceCents}`;
  return and(
    price_min === undefined ? undefined : gte(price, Math.ceil(cents(price_min))),
    price_max === undefined ? undefined : lte(price, Math.floor(cents(price_max))),
  );
}

export function hasPrice({ price_min, price_max }: VehicleFilter): boolean {
  return price_min !== undefined || price_max !== undefined;
}

export function hasGroup({ make, model, year, condition }: VehicleFilter): boolean {
  return [make, model, year, condition].some((part) => part !== undefined);
}

function conditionsOf(condition: 'new' | 'used') {
  return condition === 'new' ? (['new'] as const) : (['used', 'certified'] as const);
}

/**
 * A case-insensitive substring. The store folds the case of ASCII letters only; for others the
 * usual ways of writing them are asked for too.
 */
function contains(column: GroupTable['make' | 'model'], words: string): SQL {
  const isAscii = /^[\x20-\x7e]*$/.test(words);
  const forms = isAscii ? [words] : [words, words.toLowerCase(), words.toUpperCase()];
  const held = forms.map((form) => holdsTextInAnyCase(column, form));
  return sql`(${sql.join(held, sql` OR `)})`;
}

/** Whole cents, without what binary fractions add: 19999.99 * 100 is not quite 1999999. */
function cents(units: string): number {
  return Number((Number(units) * 100).toFixed(4));
}
