import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { SiteRole } from '../../../schema/records/actor.ts';
import { sites } from '../../../schema/tables/sites.ts';
import { memberships, users } from '../../../schema/tables/users.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import type { UserRow } from './people.ts';

export type MembershipRow = typeof memberships.$inferSelect;

export async function findUser(reader: Reader, id: string): Promise<UserRow | undefined> {
  return reader.db.select().from(users).where(eq(users.id, id)).get();
}

export async function findUserByEmail(reader: Reader, email: string): Promise<UserRow | undefined> {
  return reader.db.select().from(users).where(eq(users.email, email)).get();
}

export async function hasUsers(reader: Reader): Promise<boolean> {
  return (await reader.db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

export async function insertUser(tx: Tx, given: Partial<UserRow> & NewUser): Promise<UserRow> {
  const row: UserRow = {
    id: tx.ids.uuid(),
    locale: 'en',
    theme: 'system',
    hasShortcuts: true,
    passwordHash: null,
    isOperator: false,
    disabledAt: null,
    passwordSetAt: given.passwordHash ? tx.now : null,
    lastSignedInAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
    ...given,
  };
  await tx.db.insert(users).values(row).run();
  return row;
}

type NewUser = Pick<UserRow, 'email' | 'name'>;

export async function changeUser(
  tx: Tx,
  id: string,
  change: Partial<UserRow>,
): Promise<UserRow | undefined> {
  const changed = { ...change, updatedAt: tx.now };
  return tx.db.update(users).set(changed).where(eq(users.id, id)).returning().get();
}

const storesOfUser = prepared((db: Reader['db']) =>
  db
    .select({
      siteId: memberships.siteId,
      slug: sites.slug,
      siteName: sites.name,
      timeZone: sites.timeZone,
      role: memberships.role,
      lastSeenAt: memberships.lastSeenAt,
    })
    .from(memberships)
    .innerJoin(sites, eq(sites.id, memberships.siteId))
    .where(eq(memberships.userId, sql.placeholder('userId')))
    .orderBy(asc(sites.name), asc(sites.id))
    .prepare(),
);

/** The stores of somebody, by name. */
export function listStoresOf(reader: Reader, userId: string) {
  return storesOfUser(reader).all({ userId });
}

export async function roleOn(
  reader: Reader,
  siteId: string,
  userId: string,
): Promise<SiteRole | null> {
  const row = await reader.db
    .select({ role: memberships.role })
    .from(memberships)
    .where(isMember(siteId, userId))
    .get();
  return row?.role ?? null;
}

export async function putMembership(
  tx: Tx,
  siteId: string,
  userId: string,
  role: SiteRole,
): Promise<void> {
  const row = { siteId, userId, role, lastSeenAt: null, createdAt: tx.now };
  const target = [memberships.siteId, memberships.userId];
  await tx.db.insert(memberships).values(row).onConflictDoUpdate({ target, set: { role } }).run();
}

export async function deleteMembership(tx: Tx, siteId: string, userId: string): Promise<void> {
  await tx.db.delete(memberships).where(isMember(siteId, userId)).run();
}

/** Owners other than this person who can sign in. */
export async function hasOtherOwner(tx: Tx, siteId: string, userId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.siteId, siteId),
        eq(memberships.role, 'owner'),
        ne(memberships.userId, userId),
        isNull(users.disabledAt),
        isNotNull(users.passwordHash),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export function isMember(siteId: string, userId: string) {
  return and(eq(memberships.siteId, siteId), eq(memberships.userId, userId));
}

/** Whether somebody works at a store that this person owns. */
export async function worksForOwner(tx: Tx, ownerId: string, userId: string): Promise<boolean> {
  const owned = tx.db
    .select({ siteId: memberships.siteId })
    .from(memberships)
    .where(and(eq(memberships.userId, ownerId), eq(memberships.role, 'owner')));
  const rows = await tx.db
    .select({ siteId: memberships.siteId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), inArray(memberships.siteId, owned)))
    .limit(1);
  return rows.length > 0;
}
