import { and, asc, eq, lte } from 'drizzle-orm';
import { feeds } from '../../../schema/tables/feeds.ts';
import { sites } from '../../../schema/tables/sites.ts';
import { isFree, isLeasedTo, leaseTo, registerHolder } from '../../db/lease.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type PolledFeed = typeof feeds.$inferSelect;
export type FeedOfSite = PolledFeed & {
  siteSlug: string;
  country: string;
  state: string | null;
  timeZone: string;
};

const ofSite = {
  siteSlug: sites.slug,
  country: sites.country,
  state: sites.state,
  timeZone: sites.timeZone,
};

export async function insertFeed(tx: Tx, row: PolledFeed): Promise<void> {
  await tx.db.insert(feeds).values(row).run();
}

export async function findFeedAt(
  reader: Reader,
  siteId: string,
  address: string,
): Promise<PolledFeed | undefined> {
  const same = and(eq(feeds.siteId, siteId), eq(feeds.address, address));
  return reader.db.select().from(feeds).where(same).get();
}

export async function findFeed(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<PolledFeed | undefined> {
  const own = and(eq(feeds.siteId, siteId), eq(feeds.id, id));
  return reader.db.select().from(feeds).where(own).get();
}

/** Those of one site, the oldest first. */
export async function listSiteFeeds(reader: Reader, siteId: string): Promise<PolledFeed[]> {
  return reader.db
    .select()
    .from(feeds)
    .where(eq(feeds.siteId, siteId))
    .orderBy(asc(feeds.createdAt), asc(feeds.id))
    .all();
}

/** Every site's, for the operator. */
export async function listFeeds(reader: Reader): Promise<FeedOfSite[]> {
  const rows = await reader.db
    .select({ feed: feeds, ...ofSite })
    .from(feeds)
    .innerJoin(sites, eq(sites.id, feeds.siteId))
    .orderBy(asc(sites.slug), asc(feeds.createdAt), asc(feeds.id))
    .all();
  return rows.map(({ feed, ...site }) => ({ ...feed, ...site }));
}

export async function deleteFeed(tx: Tx, id: string): Promise<PolledFeed | undefined> {
  return tx.db.delete(feeds).where(eq(feeds.id, id)).returning().get();
}

/** The feed that has been due for the longest, for its caller alone until the lease runs out. */
export async function claimDueFeed(
  tx: Tx,
  owner: string,
  leaseMs: number,
): Promise<FeedOfSite | undefined> {
  const [due] = await tx.db
    .select({ feed: feeds, ...ofSite })
    .from(feeds)
    .innerJoin(sites, eq(sites.id, feeds.siteId))
    .where(and(lte(feeds.nextAt, tx.now), isFree(feeds, tx.now)))
    .orderBy(asc(feeds.nextAt), asc(feeds.id))
    .limit(1)
    .all();
  if (!due) return undefined;
  const { feed, ...site } = due;
  await registerHolder(tx, owner);
  await changeFeed(tx, feed.id, leaseTo(owner, tx.now, leaseMs));
  return { ...feed, ...site, leaseOwner: owner };
}

export async function changeFeed(tx: Tx, id: string, change: Partial<PolledFeed>): Promise<void> {
  await tx.db.update(feeds).set(change).where(eq(feeds.id, id)).run();
}

/** By whom holds the lease. Nothing changes when it has run out and gone to somebody else. */
export async function endPoll(
  tx: Tx,
  { id, leaseOwner }: PolledFeed,
  change: Partial<PolledFeed>,
): Promise<void> {
  const own = and(eq(feeds.id, id), isLeasedTo(feeds, leaseOwner ?? ''));
  await tx.db.update(feeds).set(change).where(own).run();
}
