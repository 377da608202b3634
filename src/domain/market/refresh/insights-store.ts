import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PriceInsight } from '../../../../schema/records/price-insight.ts';
import { marketInsights, marketRefreshes } from '../../../../schema/tables/market-insights.ts';
import { sites } from '../../../../schema/tables/sites.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import { isFree, isLeasedTo, leaseTo, noLease, registerHolder } from '../../../db/lease.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../../db/reader.ts';

export type MarketRefresh = typeof marketRefreshes.$inferSelect;

export async function findRefresh(
  reader: Reader,
  siteId: string,
): Promise<MarketRefresh | undefined> {
  const own = eq(marketRefreshes.siteId, siteId);
  return reader.db.select().from(marketRefreshes).where(own).get();
}

/** Sites with the plan that has market data, each with its last refresh. */
export async function sitesWithRefreshes(reader: Reader, plans: readonly string[]) {
  const { id, slug, timeZone, plan } = sites;
  const rows = await reader.db
    .select({ id, slug, timeZone, plan, refresh: marketRefreshes })
    .from(sites)
    .leftJoin(marketRefreshes, eq(marketRefreshes.siteId, id))
    .orderBy(id)
    .all();
  return rows.filter((row) => plans.includes(row.plan));
}

export async function claimRefresh(
  tx: Tx,
  siteId: string,
  owner: string,
  leaseMs: number,
): Promise<boolean> {
  await registerHolder(tx, owner);
  await tx.db.insert(marketRefreshes).values({ siteId, vehicles: 0 }).onConflictDoNothing().run();
  const claimed = await tx.db
    .update(marketRefreshes)
    .set({ ...leaseTo(owner, tx.now, leaseMs), startedAt: tx.now })
    .where(and(eq(marketRefreshes.siteId, siteId), isFree(marketRefreshes, tx.now)))
    .returning({ siteId: marketRefreshes.siteId });
  return claimed.length > 0;
}

/** Only whoever has the lease tells how it went. */
export async function endRefresh(
  tx: Tx,
  siteId: string,
  owner: string,
  change: Partial<MarketRefresh>,
): Promise<void> {
  await tx.db
    .update(marketRefreshes)
    .set({ ...noLease, ...change })
    .where(and(eq(marketRefreshes.siteId, siteId), isLeasedTo(marketRefreshes, owner)))
    .run();
}

const put = prepared((db: Drizzle) => {
  const place = sql.placeholder;
  return db
    .insert(marketInsights)
    .values({
      siteId: place('siteId'),
      vehicleId: place('vehicleId'),
      vehicleCreatedAt: place('vehicleCreatedAt'),
      refreshId: place('refreshId'),
      insight: place('insight'),
      body: sql`${place('body')}`,
    })
    .onConflictDoUpdate({
      target: [marketInsights.siteId, marketInsights.vehicleId],
      set: {
        vehicleCreatedAt: sql`excluded.vehicle_created_at`,
        refreshId: sql`excluded.refresh_id`,
        insight: sql`excluded.insight`,
        body: sql`excluded.body`,
      },
    })
    .prepare();
});

export type NewInsight = {
  siteId: string;
  vehicleId: string;
  vehicleCreatedAt: number;
  refreshId: string;
  body: PriceInsight;
};

export async function putInsight(tx: Tx, { body, ...row }: NewInsight): Promise<void> {
  await put(tx).run({ ...row, insight: body.insight, body: JSON.stringify(body) });
}

/** Some of those that the refresh has not written: their vehicles have left. */
export async function deleteOtherInsights(
  tx: Tx,
  siteId: string,
  refreshId: string,
  limit: number,
): Promise<number> {
  const { vehicleId } = marketInsights;
  const own = eq(marketInsights.siteId, siteId);
  const others = and(own, ne(marketInsights.refreshId, refreshId));
  const some = tx.db.select({ vehicleId }).from(marketInsights).where(others).limit(limit);
  const gone = await tx.db
    .delete(marketInsights)
    .where(and(own, sql`${vehicleId} IN ${some}`))
    .returning({ vehicleId });
  return gone.length;
}

/** Of vehicles that are in stock still. */
export async function countInsights(reader: Reader, siteId: string): Promise<number> {
  const [row] = await reader.db
    .select({ n: count() })
    .from(marketInsights)
    .innerJoin(vehicles, eq(vehicles.id, marketInsights.vehicleId))
    .where(and(eq(marketInsights.siteId, siteId), isNull(vehicles.soldAt)))
    .all();
  return row?.n ?? 0;
}
