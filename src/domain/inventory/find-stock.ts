import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { VehicleCondition } from '../../../schema/records/vehicle.ts';
import { vehicleHistory } from '../../../schema/tables/vehicle-history.ts';
import { vehicleCounts, vehicles } from '../../../schema/tables/vehicles.ts';
import { vinFacts } from '../../../schema/tables/vin-facts.ts';
import type { Reader } from '../../db/reader.ts';
import { day } from '../../lib/clock.ts';
import type { StockVehicle } from '../../writing/store-profile.ts';
import { loadDoubts, withoutDoubts } from './doubts-store.ts';
import { shownStatuses, withDaysOnLot, writingColumns } from './stock-for-writing.ts';

/** All that are given must hold; names are compared without case, accents and punctuation. */
export type StockSearch = {
  vin?: string;
  stockNumber?: string;
  make?: string;
  model?: string;
  year?: number;
  trim?: string;
  condition?: VehicleCondition;
  /** Only those whose price was lowered within the last 30 days. */
  priceDrop?: boolean;
  limit?: number;
};

export type FoundVehicle = StockVehicle & { vehicleKey: string };

const defaultLimit = 20;
const largestLimit = 50;
/** Trims are told apart here, and a model of a large store has some hundred cars. */
const mostLookedAt = 500;
export const priceDropLastsMs = 30 * day;

/** Vehicles in stock, newest first, without what is in doubt; never reads a whole stock. */
export async function findStock(
  reader: Reader,
  siteId: string,
  search: StockSearch,
  nowMs: number,
): Promise<FoundVehicle[]> {
  const named = await modelsNamed(reader, siteId, search);
  if (named?.length === 0) return [];
  const { vin, stockNumber, year, condition, trim } = search;
  const wanted = and(
    eq(vehicles.siteId, siteId),
    isNull(vehicles.soldAt),
    inArray(vehicles.status, shownStatuses),
    named ? or(...named.map(({ make, model }) => isModel(make, model))) : undefined,
    vin === undefined ? undefined : eq(vehicles.vin, vin.trim().toUpperCase()),
    stockNumber === undefined
      ? undefined
      : eq(sql`upper(${vehicles.stockNumber})`, stockNumber.trim().toUpperCase()),
    year === undefined ? undefined : eq(vehicles.year, year),
    condition && eq(vehicles.condition, condition),
    search.priceDrop ? inArray(vehicles.id, lowered(reader, siteId, nowMs)) : undefined,
  );
  const rows = await reader.db
    .select(writingColumns)
    .from(vehicles)
    .leftJoin(vinFacts, eq(vinFacts.pattern, vehicles.vinPattern))
    .where(wanted)
    .orderBy(desc(vehicles.createdAt), desc(vehicles.id))
    .limit(trim === undefined ? limitOf(search) : mostLookedAt)
    .all();
  const sound = withoutDoubts(rows, await loadDoubts(reader, siteId));
  const ofTrim = sound.filter((row) => trim === undefined || holdsName(row.trim ?? '', trim));
  return ofTrim.slice(0, limitOf(search)).map((row) => withDaysOnLot(row, nowMs));
}

function limitOf({ limit = defaultLimit }: StockSearch): number {
  return Math.max(1, Math.min(largestLimit, Math.floor(limit)));
}

function isModel(make: string, model: string): SQL | undefined {
  return and(eq(vehicles.make, make), eq(vehicles.model, model));
}

/** Vehicles whose price an import has lowered. */
function lowered(reader: Reader, siteId: string, nowMs: number) {
  const { kind, at, oldPriceCents, newPriceCents } = vehicleHistory;
  return reader.db
    .select({ id: vehicleHistory.vehicleId })
    .from(vehicleHistory)
    .where(
      and(
        eq(vehicleHistory.siteId, siteId),
        eq(kind, 'price_changed'),
        gte(at, nowMs - priceDropLastsMs),
        lt(newPriceCents, oldPriceCents),
      ),
    );
}

export type StockedModel = { make: string; model: string; year: number; count: number };

/** The models in stock with their years, most common first. */
export async function modelsInStock(reader: Reader, siteId: string): Promise<StockedModel[]> {
  const { make, model, year } = vehicleCounts;
  const count = sql<number>`sum(${vehicleCounts.vehicles})`;
  const rows = await reader.db
    .select({ make, model, year, count })
    .from(vehicleCounts)
    .where(eq(vehicleCounts.siteId, siteId))
    .groupBy(make, model, year)
    .orderBy(desc(count), make, model, year)
    .all();
  return rows.filter((row) => row.count > 0);
}

/** Null where the search names neither make nor model. */
async function modelsNamed(reader: Reader, siteId: string, { make, model }: StockSearch) {
  if (make === undefined && model === undefined) return null;
  const names = new Map<string, { make: string; model: string }>();
  for (const one of await modelsInStock(reader, siteId)) {
    const isMake = make === undefined || foldName(one.make) === foldName(make);
    const isOne = isMake && (model === undefined || foldName(one.model) === foldName(model));
    if (isOne) names.set(`${one.make}\n${one.model}`, { make: one.make, model: one.model });
  }
  return [...names.values()];
}

/** "Citroën C4 (Picasso)" → "citroen c4 picasso". */
function foldName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Word by word: "LT" is a trim of "LT w/1LT", and none of "ALTITUDE". */
function holdsName(name: string, part: string): boolean {
  return ` ${foldName(name)} `.includes(` ${foldName(part)} `);
}
