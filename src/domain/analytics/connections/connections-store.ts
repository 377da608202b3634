import { and, asc, eq, gt, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { analyticsConnections } from '../../../../schema/tables/analytics-connections.ts';
import { sites } from '../../../../schema/tables/sites.ts';
import { isFree, isLeasedTo, leaseTo, registerHolder } from '../../../db/lease.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { day, minute } from '../../../lib/clock.ts';

export type Connection = typeof analyticsConnections.$inferSelect;
export type ConnectionOfSite = Connection & { siteSlug: string; timeZone: string };

/** Longer than the loop may run. */
export const connectionLeaseMs = 20 * minute;
/** Nothing waits for longer, so what does was put off by a clock that ran ahead. */
export const longestWaitMs = 2 * day;

const table = analyticsConnections;
const ofSite = { siteSlug: sites.slug, timeZone: sites.timeZone };

export async function findConnection(
  reader: Reader,
  siteId: string,
  source: Connection['source'],
): Promise<Connection | undefined> {
  const same = and(eq(table.siteId, siteId), eq(table.source, source));
  return reader.db.select().from(table).where(same).get();
}

/** Every site's, for the operator. */
export async function listConnections(reader: Reader): Promise<ConnectionOfSite[]> {
  const rows = await reader.db
    .select({ connection: table, ...ofSite })
    .from(table)
    .innerJoin(sites, eq(sites.id, table.siteId))
    .orderBy(asc(sites.slug), asc(table.source))
    .all();
  return rows.map(({ connection, ...site }) => ({ ...connection, ...site }));
}

/** Another connection of the same site and source gets the new property and credentials. */
export async function putConnection(tx: Tx, row: Connection): Promise<void> {
  const { id: _id, siteId: _site, source: _source, createdAt: _at, ...change } = row;
  await tx.db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.siteId, table.source], set: change })
    .run();
}

export async function deleteConnection(
  tx: Tx,
  siteId: string,
  source: Connection['source'],
): Promise<Connection | undefined> {
  const same = and(eq(table.siteId, siteId), eq(table.source, source));
  return tx.db.delete(table).where(same).returning().get();
}

/** Due at once; whoever is fetching at the moment goes on. */
export async function askAgain(tx: Tx, id: string): Promise<void> {
  await tx.db.update(table).set({ status: 'active', nextAt: tx.now }).where(eq(table.id, id)).run();
}

/** What has been due for the longest, for its caller alone until the lease runs out. */
export async function claimConnection(
  tx: Tx,
  owner: string,
): Promise<ConnectionOfSite | undefined> {
  const [due] = await tx.db
    .select({ connection: table, ...ofSite })
    .from(table)
    .innerJoin(sites, eq(sites.id, table.siteId))
    .where(and(isNotNull(table.nextAt), isDue(tx.now), isAvailable(tx.now)))
    .orderBy(asc(table.nextAt), asc(table.id))
    .limit(1)
    .all();
  if (!due) return undefined;
  const { connection, ...site } = due;
  await registerHolder(tx, owner);
  const lease = leaseTo(owner, tx.now, connectionLeaseMs);
  await tx.db.update(table).set(lease).where(eq(table.id, connection.id)).run();
  return { ...connection, ...site, leaseOwner: owner };
}

function isDue(now: number): SQL | undefined {
  return or(lte(table.nextAt, now), gt(table.nextAt, now + longestWaitMs));
}

function isAvailable(now: number): SQL | undefined {
  return or(isFree(table, now), gt(table.leaseUntil, now + connectionLeaseMs));
}

/** Whether who claimed it still holds it: nobody has connected again, or ended it. */
export async function isHeld(tx: Tx, { id, leaseOwner }: Connection): Promise<boolean> {
  const own = and(eq(table.id, id), isLeasedTo(table, leaseOwner ?? ''));
  return (await tx.db.select({ id: table.id }).from(table).where(own).get()) !== undefined;
}

/** By whom holds the lease. False when it went to somebody else, or the connection is gone. */
export async function changeConnection(
  tx: Tx,
  { id, leaseOwner }: Connection,
  change: Partial<Connection>,
): Promise<boolean> {
  const own = and(eq(table.id, id), isLeasedTo(table, leaseOwner ?? ''));
  const changed = await tx.db.update(table).set(change).where(own).returning({ id: table.id });
  return changed.length > 0;
}
