import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SiteRole } from '../../../../schema/records/actor.ts';
import { authenticatorApps, passkeys } from '../../../../schema/tables/second-factors.ts';
import { memberships, signInRules, users } from '../../../../schema/tables/users.ts';
import type { Context } from '../../../context.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { invitationsOf } from '../links/link-store.ts';

export type MemberView = {
  userId: string;
  name: string;
  email: string;
  role: SiteRole;
  lastSeenAt: number | null;
  hasSecondFactor: boolean;
  isDisabled: boolean;
  /** They have not opened their link yet. */
  isPending: boolean;
};

export type InvitationView = {
  id: string;
  email: string;
  name: string;
  role: SiteRole;
  expiresAt: number;
};

const membersOf = prepared((db: Reader['db']) =>
  db
    .select({ user: users, role: memberships.role, lastSeenAt: memberships.lastSeenAt })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.siteId, sql.placeholder('siteId')))
    .orderBy(asc(users.name), asc(users.id))
    .prepare(),
);

/** Everybody who works for a store, by name. */
export async function listMembers(
  { reader }: Pick<Context, 'reader'>,
  siteId: string,
): Promise<MemberView[]> {
  const rows = await membersOf(reader).all({ siteId });
  const withFactor = await membersWithFactor(reader, siteId);
  return rows.map(({ user, role, lastSeenAt }) => {
    const { id: userId, name, email } = user;
    const hasSecondFactor = withFactor.has(userId);
    const state = { isDisabled: user.disabledAt !== null, isPending: user.passwordHash === null };
    return { userId, name, email, role, lastSeenAt, hasSecondFactor, ...state };
  });
}

/** The same people with what decides whom one may turn to, and no more. */
export async function listColleagues(
  reader: Reader,
  siteId: string,
): Promise<Pick<MemberView, 'userId' | 'name' | 'role' | 'isDisabled'>[]> {
  const rows = await membersOf(reader).all({ siteId });
  return rows.map(({ user: { id, name, disabledAt }, role }) => {
    return { userId: id, name, role, isDisabled: disabledAt !== null };
  });
}

/** Of all at once: a store may have thousands. */
async function membersWithFactor(reader: Reader, siteId: string): Promise<Set<string>> {
  const found = new Set<string>();
  const here = eq(memberships.siteId, siteId);
  for (const [table, counts] of [
    [authenticatorApps, isNotNull(authenticatorApps.confirmedAt)],
    [passkeys, undefined],
  ] as const) {
    const rows = await reader.db
      .select({ userId: table.userId })
      .from(memberships)
      .innerJoin(table, eq(table.userId, memberships.userId))
      .where(and(here, counts))
      .all();
    for (const { userId } of rows) found.add(userId);
  }
  return found;
}

/** Those that can still be accepted, the oldest first. */
export async function listInvitations(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
): Promise<InvitationView[]> {
  const rows = await invitationsOf(reader, siteId, clock.now());
  return rows.flatMap(({ id, email, name, role, expiresAt }) =>
    email === null || name === null || role === null ? [] : [{ id, email, name, role, expiresAt }],
  );
}

export type SignInRules = { requireSecondFactor: boolean };

export async function readSignInRules(
  { reader }: { reader: Reader },
  siteId: string,
): Promise<SignInRules> {
  const own = eq(signInRules.siteId, siteId);
  const row = await reader.db.select().from(signInRules).where(own).get();
  return { requireSecondFactor: row?.requireSecondFactor ?? false };
}
