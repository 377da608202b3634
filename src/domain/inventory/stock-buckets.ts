import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { VehicleCondition } from '../../../schema/records/vehicle.ts';
import { vehicleDoubts } from '../../../schema/tables/vehicle-doubts.ts';
import { vehicleCounts, vehicles } from '../../../schema/tables/vehicles.ts';
import { greaterOf } from '../../db/dialect.ts';
import type { Reader } from '../../db/reader.ts';
import { day } from '../../lib/clock.ts';

/** Where the price bands of the figures part, in whole units; a band includes its lower edge. */
export const priceBandEdges = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000] as const;
/** Last day of each age class; the fourth has no end. */
const ageEdges = [30, 60, 90] as const;

/** Vehicles that share body style, price band and age class, with the sums of price and days. */
export type Bucket = {
  bodyStyle: typeof vehicles.$inferSelect.bodyStyle;
  /** 0 for the lowest; null without a price. */
  band: number | null;
  age: number;
  count: number;
  cents: number | null;
  days: number;
  described: number;
};

/** The few whose price nothing supports; figures of prices leave them out. */
export async function countDoubtfulPrices(
  reader: Reader,
  siteId: string,
  nowMs: number,
): Promise<Bucket[]> {
  const { vehicleKey, field } = vehicleDoubts;
  const doubted = reader.db
    .select({ key: vehicleKey })
    .from(vehicleDoubts)
    .where(and(eq(vehicleDoubts.siteId, siteId), eq(field, 'price')));
  return countBuckets(reader, siteId, nowMs, inArray(vehicles.vehicleKey, doubted));
}

/** One pass over an index that holds all that is asked for, unless only some are wanted. */
export async function countBuckets(
  reader: Reader,
  siteId: string,
  nowMs: number,
  only?: SQL,
): Promise<Bucket[]> {
  const days = greaterOf(0, sql`(${nowMs} - ${vehicles.onLotSince}) / ${day}`);
  const cents = priceBandEdges.map((edge) => edge * 100);
  const band = sql<number | null>`CASE WHEN ${vehicles.priceCents} IS NULL THEN NULL
    ELSE ${steps(cents, (edge) => sql`${vehicles.priceCents} >= ${edge}`)} END`;
  const age = steps(ageEdges, (edge) => sql`${days} > ${edge}`);
  return reader.db
    .select({
      bodyStyle: vehicles.bodyStyle,
      band: band.as('band'),
      age: age.as('age'),
      count: sql<number>`count(*)`,
      cents: sql<number | null>`sum(${vehicles.priceCents})`,
      days: sql<number>`sum(${days})`,
      described: sql<number>`count(${vehicles.descriptionGeneratedAt})`,
    })
    .from(vehicles)
    .where(and(eq(vehicles.siteId, siteId), isNull(vehicles.soldAt), only))
    .groupBy(vehicles.bodyStyle, sql`band`, sql`age`)
    .all();
}

/** How many of the edges are passed. */
function steps(edges: readonly number[], isPassed: (edge: number) => SQL): SQL<number> {
  const tests = edges.map((edge) => sql`(${isPassed(edge)})`);
  return sql<number>`${sql.join(tests, sql` + `)}`;
}

export async function countConditions(
  reader: Reader,
  siteId: string,
): Promise<Record<VehicleCondition, number>> {
  const { condition } = vehicleCounts;
  const rows = await reader.db
    .select({ condition, count: sql<number>`sum(${vehicleCounts.vehicles})` })
    .from(vehicleCounts)
    .where(eq(vehicleCounts.siteId, siteId))
    .groupBy(condition)
    .all();
  const counts = { new: 0, used: 0, certified: 0 };
  for (const row of rows) counts[row.condition] = row.count;
  return counts;
}
