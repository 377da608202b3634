import { and, asc, count, eq, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { ListingRecord } from '../../../../schema/records/listing.ts';
import { marketImports, marketStaged } from '../../../../schema/tables/market-imports.ts';
import { marketListings, marketSources } from '../../../../schema/tables/market-listings.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../../db/reader.ts';

export type MarketImport = typeof marketImports.$inferSelect;
export type MarketSource = typeof marketSources.$inferSelect;
export type StagedRow = { listingKey: string; place: number; body: ListingRecord };

export async function sourceNamed(tx: Tx, name: string): Promise<MarketSource> {
  await tx.db.insert(marketSources).values({ name, revision: 0 }).onConflictDoNothing().run();
  const isNamed = eq(marketSources.name, name);
  const [source] = await tx.db.select().from(marketSources).where(isNamed).all();
  if (!source) throw new Error(`The source ${name} was not made.`);
  return source;
}

export async function findSource(reader: Reader, id: number): Promise<MarketSource | undefined> {
  const isThis = eq(marketSources.id, id);
  return reader.db.select().from(marketSources).where(isThis).get();
}

export async function findImport(reader: Reader, id: string): Promise<MarketImport | undefined> {
  return reader.db.select().from(marketImports).where(eq(marketImports.id, id)).get();
}

export async function insertImport(
  tx: Tx,
  given: Pick<MarketImport, 'id' | 'sourceId' | 'format' | 'isComplete'> &
    Partial<Pick<MarketImport, 'position'>>,
): Promise<void> {
  const none = { rows: 0, accepted: 0, rejected: 0, new: 0, changed: 0, unchanged: 0 };
  await tx.db
    .insert(marketImports)
    .values({
      ...given,
      ...none,
      missing: 0,
      gone: 0,
      state: 'staging',
      problems: [],
      problemsTotal: 0,
      cursor: 0,
      createdAt: tx.now,
      touchedAt: tx.now,
    })
    .run();
}

export async function updateImport(
  tx: Tx,
  id: string,
  change: Partial<Omit<MarketImport, 'id'>>,
): Promise<void> {
  const touched = { ...change, touchedAt: tx.now };
  await tx.db.update(marketImports).set(touched).where(eq(marketImports.id, id)).run();
}

const stage = prepared((db: Drizzle) => {
  const place = sql.placeholder;
  return db
    .insert(marketStaged)
    .values({
      importId: place('importId'),
      listingKey: place('listingKey'),
      place: place('place'),
      body: sql`${place('body')}`,
    })
    .onConflictDoNothing()
    .returning({ place: marketStaged.place })
    .prepare();
});

/** The rows of which the import had none with their key yet are kept; says which those are. */
export async function stageRows(
  tx: Tx,
  importId: string,
  rows: readonly StagedRow[],
): Promise<Set<number>> {
  const kept = new Set<number>();
  for (const { body, ...row } of rows) {
    const staged = await stage(tx).all({ importId, ...row, body: JSON.stringify(body) });
    for (const { place } of staged) kept.add(place);
  }
  return kept;
}

const nextStaged = prepared((db: Reader['db']) => {
  const { importId, place } = marketStaged;
  return db
    .select({ listingKey: marketStaged.listingKey, place, body: marketStaged.body })
    .from(marketStaged)
    .where(and(eq(importId, sql.placeholder('importId')), gt(place, sql.placeholder('after'))))
    .orderBy(asc(place))
    .limit(sql.placeholder('limit'))
    .prepare();
});

export async function stagedAfter(
  reader: Reader,
  importId: string,
  after: number,
  limit: number,
): Promise<StagedRow[]> {
  return nextStaged(reader).all({ importId, after, limit });
}

/** Some rows of an import. Returns how many went. */
export async function deleteSomeStaged(tx: Tx, importId: string, limit: number): Promise<number> {
  const { place } = marketStaged;
  const own = eq(marketStaged.importId, importId);
  const some = tx.db.select({ place }).from(marketStaged).where(own).orderBy(asc(place));
  const gone = await tx.db
    .delete(marketStaged)
    .where(and(own, sql`${place} IN ${some.limit(limit)}`))
    .returning({ place });
  return gone.length;
}

export async function countStaged(reader: Reader, importId: string): Promise<number> {
  const own = eq(marketStaged.importId, importId);
  const [row] = await reader.db.select({ n: count() }).from(marketStaged).where(own).all();
  return row?.n ?? 0;
}

export async function countListed(reader: Reader, sourceId: number): Promise<number> {
  const listed = and(eq(marketListings.sourceId, sourceId), isNull(marketListings.goneAt));
  const [row] = await reader.db.select({ n: count() }).from(marketListings).where(listed).all();
  return row?.n ?? 0;
}

/** Imports that were staged as a whole and are not done, the oldest first. */
export async function openImports(reader: Reader): Promise<MarketImport[]> {
  const isOpen = sql`${marketImports.state} <> 'done'`;
  return reader.db
    .select()
    .from(marketImports)
    .where(and(isOpen, ne(marketImports.state, 'staging')))
    .orderBy(asc(marketImports.createdAt))
    .all();
}

/** Imports that nothing was added to since: their process has ended. */
export async function abandonedImports(reader: Reader, before: number): Promise<MarketImport[]> {
  return reader.db
    .select()
    .from(marketImports)
    .where(and(isStaging, lte(marketImports.touchedAt, before)))
    .all();
}

const isStaging: SQL = sql`${marketImports.state} = 'staging' AND ${marketImports.state} <> 'done'`;

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(marketImports).where(eq(marketImports.id, id)).run();
}
