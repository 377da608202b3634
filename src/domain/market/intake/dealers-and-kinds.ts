import { and, eq, sql } from 'drizzle-orm';
import type { ListingDealer } from '../../../../schema/records/listing.ts';
import { marketDealers, marketKinds } from '../../../../schema/tables/market-listings.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Drizzle, Tx } from '../../../db/reader.ts';

const dealerByKey = prepared((db: Drizzle) => {
  const isKey = eq(marketDealers.dealerKey, sql.placeholder('key'));
  return db.select().from(marketDealers).where(isKey).prepare();
});

/** The dealer's row, which follows what its listings say of its place. */
export async function dealerIdOf(tx: Tx, { key, ...dealer }: ListingDealer): Promise<number> {
  const known = await dealerByKey(tx).get({ key });
  if (known === undefined) {
    const values = { dealerKey: key, ...dealer };
    const [made] = await tx.db.insert(marketDealers).values(values).returning();
    if (!made) throw new Error('A dealer was not inserted.');
    return made.id;
  }
  const told = {
    latitude: known.latitude ?? dealer.latitude,
    longitude: known.longitude ?? dealer.longitude,
    host: known.host ?? dealer.host,
  };
  const isNew = told.latitude !== known.latitude || told.host !== known.host;
  if (isNew) {
    await tx.db.update(marketDealers).set(told).where(eq(marketDealers.id, known.id)).run();
  }
  return known.id;
}

type Kind = { make: string; model: string; trim: string };

const kindByName = prepared((db: Drizzle) => {
  const { id, make, model, trim } = marketKinds;
  return db
    .select({ id })
    .from(marketKinds)
    .where(
      and(
        eq(make, sql.placeholder('make')),
        eq(model, sql.placeholder('model')),
        eq(trim, sql.placeholder('trim')),
      ),
    )
    .prepare();
});

export async function kindIdOf(tx: Tx, kind: Kind): Promise<number> {
  const known = await kindByName(tx).get(kind);
  if (known !== undefined) return known.id;
  const [made] = await tx.db.insert(marketKinds).values(kind).returning({ id: marketKinds.id });
  if (!made) throw new Error('A kind of car was not inserted.');
  return made.id;
}
