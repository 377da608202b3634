import { and, eq, sql } from 'drizzle-orm';
import type { ListingRecord } from '../../../../schema/records/listing.ts';
import { marketListings } from '../../../../schema/tables/market-listings.ts';
import { insertRow } from '../../../db/insert-row.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Drizzle, Tx } from '../../../db/reader.ts';
import { sha256Base64 } from '../../../lib/hash.ts';
import { dealerIdOf, kindIdOf } from './dealers-and-kinds.ts';
import { type MarketImport, stagedAfter, type StagedRow } from './intake-store.ts';

const rowsAtOnce = 1_000;

type Counts = Pick<MarketImport, 'new' | 'changed' | 'unchanged'>;

/** The next staged rows of an import become listings. */
export async function putSomeListings(
  tx: Tx,
  found: MarketImport,
): Promise<{ isEnd: boolean; cursor: number; counts: Counts }> {
  const rows = await stagedAfter(tx, found.id, found.cursor, rowsAtOnce);
  const counts = { new: found.new, changed: found.changed, unchanged: found.unchanged };
  for (const row of rows) counts[await putListing(tx, found, row)] += 1;
  const cursor = rows.at(-1)?.place ?? found.cursor;
  return { isEnd: rows.length < rowsAtOnce, cursor, counts };
}

const insertListing = insertRow(marketListings);

const known = prepared((db: Drizzle) => {
  const { sequence, rowHash, missingSince, goneAt, sourceId, listingKey } = marketListings;
  return db
    .select({ sequence, rowHash, missingSince, goneAt })
    .from(marketListings)
    .where(
      and(eq(sourceId, sql.placeholder('sourceId')), eq(listingKey, sql.placeholder('listingKey'))),
    )
    .prepare();
});

async function putListing(
  tx: Tx,
  { sourceId, createdAt }: MarketImport,
  { listingKey, body }: StagedRow,
): Promise<keyof Counts> {
  const rowHash = sha256Base64(JSON.stringify(body)).slice(0, 22);
  const row = await known(tx).get({ sourceId, listingKey });
  const isBack = row !== undefined && (row.missingSince !== null || row.goneAt !== null);
  if (row?.rowHash === rowHash && !isBack) return 'unchanged';
  const values = { ...(await columnsOf(tx, body)), rowHash };
  const { firstSeenAt } = body;
  if (row === undefined) {
    const id = tx.ids.uuid();
    const first = { firstSeenAt: firstSeenAt ?? createdAt };
    await insertListing(tx, { id, sourceId, listingKey, ...values, ...first });
    return 'new';
  }
  // A car that comes back is for sale anew where its source does not say since when.
  const since = firstSeenAt ?? (row.goneAt === null ? null : createdAt);
  const back = { missingSince: null, goneAt: null, ...(since !== null && { firstSeenAt: since }) };
  await tx.db
    .update(marketListings)
    .set({ ...values, ...back })
    .where(eq(marketListings.sequence, row.sequence))
    .run();
  return 'changed';
}

async function columnsOf(tx: Tx, body: ListingRecord) {
  const { dealer, make, model, trim, firstSeenAt: _first, ...rest } = body;
  const dealerId = await dealerIdOf(tx, dealer);
  const kindId = await kindIdOf(tx, { make, model, trim: trim ?? '' });
  return { ...rest, dealerId, kindId };
}
