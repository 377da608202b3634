import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PriceInsight, PriceInsightKind } from '../../../../schema/records/price-insight.ts';
import { marketInsights } from '../../../../schema/tables/market-insights.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import { holdsTextInAnyCase } from '../../../db/dialect.ts';
import { inOrder, type KeyRange, keyset } from '../../../db/keyset.ts';
import type { Reader } from '../../../db/reader.ts';
import type { VehicleRow } from '../../inventory/store.ts';

export type StandingFilter = { insight?: PriceInsightKind; text?: string };

export type StandingRow = Pick<
  VehicleRow,
  'id' | 'vin' | 'year' | 'make' | 'model' | 'trim' | 'priceCents' | 'currency' | 'onLotSince'
> & { body: PriceInsight };

/** How vehicles in stock are priced, as of the last refresh; those on the lot the longest first. */
export async function listStandings(
  reader: Reader,
  siteId: string,
  { limit, place, ...filter }: StandingFilter & KeyRange,
): Promise<StandingRow[]> {
  const { id, vin, year, make, model, trim, priceCents, currency, onLotSince } = vehicles;
  const { body } = marketInsights;
  const keys = [{ by: onLotSince }, { by: id, isDescending: true }];
  const { where, orderBy } = keyset(keys, place);
  const rows = await reader.db
    .select({ id, vin, year, make, model, trim, priceCents, currency, onLotSince, body })
    .from(marketInsights)
    .innerJoin(vehicles, eq(vehicles.id, marketInsights.vehicleId))
    .where(and(matching(siteId, filter), where))
    .orderBy(...orderBy)
    .limit(limit)
    .all();
  return inOrder(rows, place);
}

export type StandingCounts = Record<PriceInsightKind, number> & { all: number };

/** How many vehicles are priced how. */
export async function countStandings(
  reader: Reader,
  siteId: string,
  text = '',
): Promise<StandingCounts> {
  const rows = await reader.db
    .select({ insight: marketInsights.insight, n: sql<number>`count(*)` })
    .from(marketInsights)
    .innerJoin(vehicles, eq(vehicles.id, marketInsights.vehicleId))
    .where(matching(siteId, { text }))
    .groupBy(marketInsights.insight)
    .all();
  const of = (kind: PriceInsightKind) => rows.find(({ insight }) => insight === kind)?.n ?? 0;
  return {
    all: rows.reduce((sum, { n }) => sum + n, 0),
    overpriced: of('overpriced'),
    competitive: of('competitive'),
    underpriced: of('underpriced'),
    insufficient_data: of('insufficient_data'),
  };
}

const maxWords = 8;

function matching(siteId: string, { insight, text = '' }: StandingFilter): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords);
  return and(
    eq(marketInsights.siteId, siteId),
    isNull(vehicles.soldAt),
    insight && eq(marketInsights.insight, insight),
    ...words.map((word) => holdsTextInAnyCase(called, word)),
  );
}

const called = sql`(${vehicles.year} || ' ' || ${vehicles.make} || ' ' || ${vehicles.model} ||
  ' ' || coalesce(${vehicles.trim}, '') || ' ' || coalesce(${vehicles.vin}, '') || ' ' ||
  coalesce(${vehicles.stockNumber}, ''))`;
