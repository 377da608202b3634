import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { vehicleHistory } from '../../../../schema/tables/vehicle-history.ts';
import { isOneOf, listValue } from '../../../db/dialect.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';

const { siteId: site, vehicleId, kind, sequence } = vehicleHistory;

export type PriceChange = { oldPriceCents: number; newPriceCents: number; at: number };

const changesOf = prepared((db: Reader['db']) =>
  db
    .select({
      vehicleId,
      oldPriceCents: vehicleHistory.oldPriceCents,
      newPriceCents: vehicleHistory.newPriceCents,
      at: vehicleHistory.at,
    })
    .from(vehicleHistory)
    .where(
      and(
        eq(site, sql.placeholder('siteId')),
        isOneOf(vehicleId, sql.placeholder('ids')),
        eq(kind, 'price_changed'),
      ),
    )
    .orderBy(asc(sequence))
    .prepare(),
);

/** The last change of price of each vehicle that has had one; by the id of the vehicle. */
export async function lastPriceChanges(
  reader: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, PriceChange>> {
  const rows = await changesOf(reader).all({ siteId, ids: listValue(ids) });
  const last = new Map<string, PriceChange>();
  for (const { vehicleId: id, oldPriceCents, newPriceCents, at } of rows) {
    if (oldPriceCents === null || newPriceCents === null) continue;
    last.set(id, { oldPriceCents, newPriceCents, at });
  }
  return last;
}

export type HistoryRow = typeof vehicleHistory.$inferSelect;

const told = ['arrived', 'price_changed', 'sold', 'returned'] as const;
const maxRows = 100;

/** What imports did to a vehicle: its prices, when it came and when it left; newest first. */
export async function vehicleEvents(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<HistoryRow[]> {
  return reader.db
    .select()
    .from(vehicleHistory)
    .where(and(eq(site, siteId), eq(vehicleId, id), inArray(kind, [...told])))
    .orderBy(desc(sequence))
    .limit(maxRows)
    .all();
}
