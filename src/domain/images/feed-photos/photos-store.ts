import { and, asc, eq, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { feedPhotos, images } from '../../../../schema/tables/images.ts';
import { isOneOf } from '../../../db/dialect.ts';
import { isFree, isLeasedTo, leaseTo, noLease, registerHolder } from '../../../db/lease.ts';
import type { Reader, Tx } from '../../../db/reader.ts';

export type FeedPhoto = typeof feedPhotos.$inferSelect;
/** A photo that a feed names. */
export type NamedPhoto = { url: string; host: string; altText: string };

/** Writes down that stock names these; one that had been forgotten is due again. */
export async function notePhotos(
  tx: Tx,
  siteId: string,
  photos: readonly NamedPhoto[],
): Promise<void> {
  for (const photo of photos) {
    const row: FeedPhoto = {
      ...photo,
      ...noLease,
      siteId,
      imageId: null,
      sourceHash: null,
      etag: null,
      failures: 0,
      error: null,
      nextAt: tx.now,
      fetchedAt: null,
      seenAt: tx.now,
      unusedSince: null,
      createdAt: tx.now,
    };
    const { altText } = photo;
    const nextAt = sql`coalesce(${feedPhotos.nextAt}, ${tx.now})`;
    await tx.db
      .insert(feedPhotos)
      .values(row)
      .onConflictDoUpdate({
        target: [feedPhotos.siteId, feedPhotos.url],
        set: { altText, seenAt: tx.now, unusedSince: null, nextAt },
      })
      .run();
  }
}

/** What stock did not name since then is used no more, and not asked for. Returns how many. */
export async function retirePhotos(tx: Tx, siteId: string, sinceMs: number): Promise<number> {
  const gone = await tx.db
    .update(feedPhotos)
    .set({ unusedSince: tx.now, nextAt: null })
    .where(
      and(
        eq(feedPhotos.siteId, siteId),
        lt(feedPhotos.seenAt, sinceMs),
        isNull(feedPhotos.unusedSince),
      ),
    )
    .returning({ url: feedPhotos.url });
  return gone.length;
}

/** The hash of each of these photos that is in the library, by its address. */
export async function keptPhotos(
  reader: Reader,
  siteId: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader.db
    .select({ url: feedPhotos.url, hash: images.hash })
    .from(feedPhotos)
    .innerJoin(images, eq(images.id, feedPhotos.imageId))
    .where(and(eq(feedPhotos.siteId, siteId), isOneOf(feedPhotos.url, urls)))
    .all();
  return new Map(rows.map(({ url, hash }) => [url, hash]));
}

/** Whether the site has any that stock is said to name. */
export async function hasPhotos(reader: Reader, siteId: string): Promise<boolean> {
  const own = and(eq(feedPhotos.siteId, siteId), isNull(feedPhotos.unusedSince));
  const row = await reader.db.select({ url: feedPhotos.url }).from(feedPhotos).where(own).limit(1);
  return row.length > 0;
}

export async function findPhoto(
  reader: Reader,
  siteId: string,
  url: string,
): Promise<FeedPhoto | undefined> {
  const own = and(eq(feedPhotos.siteId, siteId), eq(feedPhotos.url, url));
  return reader.db.select().from(feedPhotos).where(own).get();
}

function isDue(nowMs: number) {
  return and(lte(feedPhotos.nextAt, nowMs), isFree(feedPhotos, nowMs));
}

/** The photo that has been due for the longest, of another host than these. */
export async function nextDuePhoto(
  reader: Reader,
  nowMs: number,
  otherThan: readonly string[],
): Promise<FeedPhoto | undefined> {
  const others = otherThan.length > 0 ? notInArray(feedPhotos.host, [...otherThan]) : undefined;
  return reader.db
    .select()
    .from(feedPhotos)
    .where(and(isDue(nowMs), others))
    .orderBy(asc(feedPhotos.nextAt))
    .limit(1)
    .get();
}

/** For its caller alone until the lease runs out; undefined where somebody was faster. */
export async function claimPhoto(
  tx: Tx,
  { siteId, url }: FeedPhoto,
  owner: string,
  leaseMs: number,
): Promise<FeedPhoto | undefined> {
  await registerHolder(tx, owner);
  return tx.db
    .update(feedPhotos)
    .set(leaseTo(owner, tx.now, leaseMs))
    .where(and(eq(feedPhotos.siteId, siteId), eq(feedPhotos.url, url), isDue(tx.now)))
    .returning()
    .get();
}

/** By whom holds the lease. Nothing changes when it has run out and gone to somebody else. */
export async function endFetch(
  tx: Tx,
  { siteId, url, leaseOwner }: FeedPhoto,
  change: Partial<FeedPhoto>,
): Promise<void> {
  const own = and(eq(feedPhotos.siteId, siteId), eq(feedPhotos.url, url));
  await tx.db
    .update(feedPhotos)
    .set({ ...change, ...noLease })
    .where(and(own, isLeasedTo(feedPhotos, leaseOwner ?? '')))
    .run();
}
