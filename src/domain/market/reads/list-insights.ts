import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PriceInsight } from '../../../../schema/records/price-insight.ts';
import { marketInsights } from '../../../../schema/tables/market-insights.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import type { Context } from '../../../context.ts';
import { cutPage, type PageOf, type PageRequest } from '../../../db/page.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { loadSiteMarket } from '../area/site-market.ts';
import { countInsights, findRefresh } from '../refresh/insights-store.ts';

/** Those of vehicles that have been sold since the refresh are left out. */
const page = prepared((db: Reader['db']) => {
  const { siteId, vehicleCreatedAt, vehicleId, body } = marketInsights;
  const place = sql.placeholder;
  return db
    .select({ vehicleId, vehicleCreatedAt, body })
    .from(marketInsights)
    .innerJoin(vehicles, eq(vehicles.id, vehicleId))
    .where(
      and(
        eq(siteId, place('siteId')),
        or(
          lt(vehicleCreatedAt, place('createdAt')),
          and(eq(vehicleCreatedAt, place('createdAt')), lt(vehicleId, place('id'))),
        ),
        isNull(vehicles.soldAt),
      ),
    )
    .orderBy(desc(vehicleCreatedAt), desc(vehicleId))
    .limit(place('limit'))
    .prepare();
});

export async function listInsights(
  { reader }: Pick<Context, 'reader'>,
  siteId: string,
  { limit, after }: PageRequest,
): Promise<PageOf<PriceInsight>> {
  const [createdAt = Number.MAX_SAFE_INTEGER, id = ''] = after ?? [];
  const rows = await page(reader).all({ siteId, createdAt, id, limit: limit + 1 });
  const refresh = await findRefresh(reader, siteId);
  const isCurrent = refresh?.basis === (await loadSiteMarket(reader, siteId)).basis;
  const total = isCurrent ? (refresh?.vehicles ?? 0) : await countInsights(reader, siteId);
  const cut = cutPage(rows, limit, total, (row) => [row.vehicleCreatedAt, row.vehicleId]);
  return { ...cut, rows: cut.rows.map(({ body }) => body) };
}
