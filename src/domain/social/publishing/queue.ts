import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { socialTargets } from '../../../../schema/tables/social.ts';
import { isFree, isLeasedTo, leaseTo, noLease, registerHolder } from '../../../db/lease.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { minute } from '../../../lib/clock.ts';
import { changeTarget, type TargetRow } from '../posts-store.ts';

/** Longer than any attempt: ten pictures, a token and the post, with 30 s each. */
export const targetLeaseMs = 8 * minute;

/** A target in somebody's hands, as it was before. */
export type Claimed = TargetRow & { owner: string };

export async function hasDueTargets({ db }: Reader, nowMs: number): Promise<boolean> {
  const due = and(lte(socialTargets.nextAt, nowMs), isFree(socialTargets, nowMs));
  return (
    (await db.select({ id: socialTargets.id }).from(socialTargets).where(due).limit(1)).length > 0
  );
}

/**
 * The target that has been due for the longest, for its caller alone. From now on nobody knows what
 * the network has seen of it until the caller says so.
 */
export async function claimDueTarget(tx: Tx, owner: string): Promise<Claimed | undefined> {
  const row = await tx.db
    .select()
    .from(socialTargets)
    .where(and(lte(socialTargets.nextAt, tx.now), isFree(socialTargets, tx.now)))
    .orderBy(asc(socialTargets.nextAt), asc(socialTargets.id))
    .limit(1)
    .get();
  if (!row) return undefined;
  await registerHolder(tx, owner);
  const isUnpublishing = row.status === 'unpublishing';
  await changeTarget(tx, row.id, {
    ...leaseTo(owner, tx.now, targetLeaseMs),
    ...(!isUnpublishing && { status: 'publishing', unsureSince: row.unsureSince ?? tx.now }),
  });
  return { ...row, owner };
}

/** Ends an attempt. False when the lease has gone to somebody else, whose outcome counts then. */
export async function endAttempt(
  tx: Tx,
  { id, owner }: Pick<Claimed, 'id' | 'owner'>,
  change: Partial<TargetRow>,
): Promise<boolean> {
  const own = and(eq(socialTargets.id, id), isLeasedTo(socialTargets, owner));
  const ended = await tx.db
    .update(socialTargets)
    .set({ ...change, ...noLease })
    .where(own)
    .returning({ id: socialTargets.id });
  return ended.length > 0;
}

/** The network's ids of other posts on the account: an equal text there is another post. */
export async function knownPosts(
  { db }: Reader,
  { siteId, accountId, id }: Pick<TargetRow, 'siteId' | 'accountId' | 'id'>,
): Promise<ReadonlySet<string>> {
  const { externalId } = socialTargets;
  const rows = await db
    .select({ externalId })
    .from(socialTargets)
    .where(
      and(
        eq(socialTargets.siteId, siteId),
        eq(socialTargets.accountId, accountId),
        sql`${externalId} IS NOT NULL`,
        ne(socialTargets.id, id),
      ),
    )
    .orderBy(sql`${externalId} DESC`)
    .limit(1_000)
    .all();
  return new Set(rows.flatMap((row) => row.externalId ?? []));
}
