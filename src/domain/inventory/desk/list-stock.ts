import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { VehicleCondition } from '../../../../schema/records/vehicle.ts';
import { type DescriptionStatus, vehicles } from '../../../../schema/tables/vehicles.ts';
import { holdsTextInAnyCase } from '../../../db/dialect.ts';
import type { Position } from '../../../db/cursor.ts';
import { inOrder, type KeyRange, keyset, type SortKey } from '../../../db/keyset.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { day } from '../../../lib/clock.ts';
import { countStock } from '../import-reads.ts';
import type { VehicleRow } from '../store.ts';

/** The trade's classes of age, in days on the lot: after `over`, up to `upTo`. */
export const ageClasses = {
  '0-30': { over: -1, upTo: 30 },
  '31-60': { over: 30, upTo: 60 },
  '61-90': { over: 60, upTo: 90 },
  'over-90': { over: 90, upTo: null },
} as const;
export type AgeClass = keyof typeof ageClasses;

export type StockOrder = 'newest' | 'oldest' | 'priciest' | 'cheapest' | 'name';

export type StockFilter = {
  /** Words that must all be in what it is called: year, make, model, trim, VIN, stock number. */
  text?: string;
  condition?: VehicleCondition;
  age?: AgeClass;
  description?: DescriptionStatus;
};

const columns = {
  id: vehicles.id,
  vin: vehicles.vin,
  stockNumber: vehicles.stockNumber,
  condition: vehicles.condition,
  availability: vehicles.availability,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  trim: vehicles.trim,
  mileage: vehicles.mileage,
  mileageUnit: vehicles.mileageUnit,
  priceCents: vehicles.priceCents,
  currency: vehicles.currency,
  onLotSince: vehicles.onLotSince,
  createdAt: vehicles.createdAt,
  descriptionStatus: vehicles.descriptionStatus,
  imageUrl: vehicles.imageUrl,
};

export type StockRow = Pick<VehicleRow, keyof typeof columns>;
type Range = { order: StockOrder } & KeyRange;

/** Vehicles in stock, as the people of the store look for them. */
export async function listStock(
  reader: Reader,
  siteId: string,
  { order, limit, place, ...filter }: StockFilter & Range,
  now: number,
): Promise<StockRow[]> {
  if (!place && isEverything(filter)) return firstOf[order](reader).all({ siteId, limit });
  const { where, orderBy } = keyset(sortKeys[order], place);
  const rows = await reader.db
    .select(columns)
    .from(vehicles)
    .where(and(matching(siteId, filter, now), where))
    .orderBy(...orderBy)
    .limit(limit)
    .all();
  return inOrder(rows, place);
}

/** Where everybody begins. */
function prepareFirst(order: StockOrder) {
  return prepared((db: Reader['db']) =>
    db
      .select(columns)
      .from(vehicles)
      .where(and(eq(vehicles.siteId, sql.placeholder('siteId')), isNull(vehicles.soldAt)))
      .orderBy(...keyset(sortKeys[order]).orderBy)
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
}

const firstOf: Record<StockOrder, ReturnType<typeof prepareFirst>> = {
  newest: prepareFirst('newest'),
  oldest: prepareFirst('oldest'),
  priciest: prepareFirst('priciest'),
  cheapest: prepareFirst('cheapest'),
  name: prepareFirst('name'),
};

function isEverything(filter: StockFilter): boolean {
  return Object.values(filter).every((part) => part === undefined || part === '');
}

/** Where a row stands in a list of this order. */
export function stockPosition(row: StockRow, order: StockOrder): Position {
  const { id, createdAt, onLotSince, priceCents, make, model, year } = row;
  const keys: Record<StockOrder, Position> = {
    newest: [createdAt],
    oldest: [onLotSince],
    priciest: [priceCents],
    cheapest: [priceCents === null ? 1 : 0, priceCents],
    name: [make, model, year],
  };
  return [...keys[order], id];
}

export async function countListed(
  reader: Reader,
  siteId: string,
  filter: StockFilter,
  now: number,
): Promise<number> {
  if (isEverything(filter)) return countStock(reader, siteId);
  const rows = sql<number>`count(*)`;
  const found = reader.db
    .select({ rows })
    .from(vehicles)
    .where(matching(siteId, filter, now));
  return (await found.get())?.rows ?? 0;
}

/** How many there are, counted no further than `upTo`. */
export async function countUpTo(
  reader: Reader,
  siteId: string,
  filter: StockFilter,
  now: number,
  upTo: number,
): Promise<number> {
  const found = reader.db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(matching(siteId, filter, now))
    .limit(upTo)
    .as('found');
  const row = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(found)
    .get();
  return row?.n ?? 0;
}

const byId: SortKey = { by: vehicles.id, isDescending: true };
const { createdAt, onLotSince, priceCents, make, model, year } = vehicles;
const sortKeys: Record<StockOrder, readonly SortKey[]> = {
  newest: [{ by: createdAt, isDescending: true }, byId],
  oldest: [{ by: onLotSince }, byId],
  priciest: [{ by: priceCents, isDescending: true, isNullable: true }, byId],
  cheapest: [{ by: sql`(${priceCents} IS NULL)` }, { by: priceCents, isNullable: true }, byId],
  name: [{ by: make }, { by: model }, { by: year, isDescending: true }, byId],
};

function matching(
  siteId: string,
  { text = '', condition, age, description }: StockFilter,
  now: number,
): SQL | undefined {
  return and(
    eq(vehicles.siteId, siteId),
    isNull(vehicles.soldAt),
    ...wordsOf(text).map((word) => holdsTextInAnyCase(called, word)),
    condition && eq(vehicles.condition, condition),
    description && eq(vehicles.descriptionStatus, description),
    age && ofAge(age, now),
  );
}

const called = sql`(${vehicles.year} || ' ' || ${vehicles.make} || ' ' || ${vehicles.model} ||
  ' ' || coalesce(${vehicles.trim}, '') || ' ' || coalesce(${vehicles.vin}, '') || ' ' ||
  coalesce(${vehicles.stockNumber}, ''))`;

const maxWords = 8;

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** Whole days on the lot, as `daysOnLot` counts them. */
function ofAge(age: AgeClass, now: number): SQL | undefined {
  const { over, upTo } = ageClasses[age];
  return and(
    over < 0 ? undefined : lte(vehicles.onLotSince, now - (over + 1) * day),
    upTo === null ? undefined : gt(vehicles.onLotSince, now - (upTo + 1) * day),
  );
}
