import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { socialAccounts } from '../../../../schema/tables/social.ts';
import { insertRow } from '../../../db/insert-row.ts';
import { isFree, isLeasedTo, leaseTo, registerHolder } from '../../../db/lease.ts';
import type { Reader, Tx } from '../../../db/reader.ts';

export type AccountRow = typeof socialAccounts.$inferSelect;

export const insertAccount = insertRow(socialAccounts);

/** Those that are connected or have expired, the oldest first. */
export async function listAccounts(reader: Reader, siteId: string): Promise<AccountRow[]> {
  const { connectedAt, disconnectedAt, id } = socialAccounts;
  return reader.db
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.siteId, siteId), isNull(disconnectedAt)))
    .orderBy(asc(connectedAt), asc(id))
    .all();
}

/** Of these ids, in any case, those that the site has. */
export async function accountsNamed(
  reader: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<AccountRow[]> {
  const wanted = ids.map((id) => id.toLowerCase());
  const all = await listAccounts(reader, siteId);
  return wanted.flatMap((id) => all.find((one) => one.id === id) ?? []);
}

/** Also one that has been disconnected. */
export async function findAccount(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<AccountRow | undefined> {
  const own = and(eq(socialAccounts.siteId, siteId), eq(socialAccounts.id, id.toLowerCase()));
  return reader.db.select().from(socialAccounts).where(own).get();
}

export async function findSameAccount(
  reader: Reader,
  { siteId, platform, externalId }: Pick<AccountRow, 'siteId' | 'platform' | 'externalId'>,
): Promise<AccountRow | undefined> {
  const same = and(
    eq(socialAccounts.siteId, siteId),
    eq(socialAccounts.platform, platform),
    eq(socialAccounts.externalId, externalId),
  );
  return reader.db.select().from(socialAccounts).where(same).get();
}

export async function changeAccount(
  tx: Tx,
  siteId: string,
  id: string,
  change: Partial<AccountRow>,
): Promise<void> {
  const own = and(eq(socialAccounts.siteId, siteId), eq(socialAccounts.id, id));
  await tx.db.update(socialAccounts).set(change).where(own).run();
}

/** Gives the renewal of its token to one worker; undefined where another has it. */
export async function leaseAccount(
  tx: Tx,
  { siteId, id }: Pick<AccountRow, 'siteId' | 'id'>,
  owner: string,
  leaseMs: number,
): Promise<AccountRow | undefined> {
  await registerHolder(tx, owner);
  const free = and(
    eq(socialAccounts.siteId, siteId),
    eq(socialAccounts.id, id),
    isNull(socialAccounts.disconnectedAt),
    isFree(socialAccounts, tx.now),
  );
  return tx.db
    .update(socialAccounts)
    .set(leaseTo(owner, tx.now, leaseMs))
    .where(free)
    .returning()
    .get();
}

/** Nothing changes once the lease has gone to somebody else. False then. */
export async function endAccountLease(
  tx: Tx,
  id: string,
  owner: string,
  change: Partial<AccountRow>,
): Promise<boolean> {
  const ended = await tx.db
    .update(socialAccounts)
    .set({ ...change, leaseOwner: null, leaseUntil: null })
    .where(and(eq(socialAccounts.id, id), isLeasedTo(socialAccounts, owner)))
    .returning({ id: socialAccounts.id });
  return ended.length > 0;
}

/** Up to `limit` whose access token ends by then. */
export async function accountsEnding(
  reader: Reader,
  byMs: number,
  limit: number,
): Promise<AccountRow[]> {
  return reader.db
    .select()
    .from(socialAccounts)
    .where(and(lte(socialAccounts.tokenExpiresAt, byMs), eq(socialAccounts.status, 'connected')))
    .orderBy(asc(socialAccounts.tokenExpiresAt))
    .limit(limit)
    .all();
}

/** The account whose reviews have been due for the longest; its next time is moved at once. */
export async function claimDueReviews(tx: Tx, nextAt: number): Promise<AccountRow | undefined> {
  const due = await tx.db
    .select()
    .from(socialAccounts)
    .where(and(lte(socialAccounts.reviewsAt, tx.now), eq(socialAccounts.status, 'connected')))
    .orderBy(asc(socialAccounts.reviewsAt), asc(socialAccounts.id))
    .limit(1)
    .get();
  if (due) await changeAccount(tx, due.siteId, due.id, { reviewsAt: nextAt });
  return due;
}

/** The account whose token is due to be looked at; its next time is moved at once. */
export async function claimInspection(tx: Tx, nextAt: number): Promise<AccountRow | undefined> {
  const due = await tx.db
    .select()
    .from(socialAccounts)
    .where(and(lte(socialAccounts.inspectAt, tx.now), eq(socialAccounts.status, 'connected')))
    .orderBy(asc(socialAccounts.inspectAt), asc(socialAccounts.id))
    .limit(1)
    .get();
  if (due) await changeAccount(tx, due.siteId, due.id, { inspectAt: nextAt });
  return due;
}

/** Accounts by their ids, of one site. */
export async function accountsById(
  reader: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, AccountRow>> {
  const own = and(eq(socialAccounts.siteId, siteId), inArray(socialAccounts.id, [...ids]));
  const rows = await reader.db.select().from(socialAccounts).where(own).all();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A person posts there by hand: the program has no token for it and never had. */
export function isByHand({ token, status }: Pick<AccountRow, 'token' | 'status'>): boolean {
  return token === null && status === 'connected';
}
