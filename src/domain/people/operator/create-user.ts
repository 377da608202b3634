import { eq } from 'drizzle-orm';
import type { SiteRole } from '../../../../schema/records/actor.ts';
import { signInLinks } from '../../../../schema/tables/sessions.ts';
import { users } from '../../../../schema/tables/users.ts';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/reader.ts';
import { foldEmail, localeFrom, nameFrom } from '../identity.ts';
import { endLinks, type MadeLink } from '../links/link-store.ts';
import { insertResetLink } from '../links/reset-link.ts';
import type { UserRow } from '../people.ts';
import { refusal } from '../refusals.ts';
import { newToken } from '../sessions/session-store.ts';
import { findUserByEmail, insertUser, listStoresOf, putMembership } from '../users-store.ts';
import { auditOn } from './operator-audit.ts';
import { type By, byOperator } from './manage-users.ts';

export type NewUser = {
  email: string;
  name: string;
  locale?: string;
  role: SiteRole;
  siteIds: readonly string[];
  isOperator?: boolean;
};

/** Somebody without a password yet, and the link with which they choose one. */
export async function createUser(
  ctx: Context,
  given: NewUser,
  by: By = null,
): Promise<{ user: UserRow; link: MadeLink }> {
  const email = foldEmail(given.email);
  const name = nameFrom(given.name);
  const locale = localeFrom(given.locale ?? 'en');
  const { role, siteIds } = given;
  // The flag is the command line's alone.
  const isOperator = by === null && (given.isOperator ?? false);
  const token = newToken(ctx.random);
  return byOperator(ctx, by, async (tx) => {
    if (await findUserByEmail(tx, email)) throw refusal('email_taken', { path: 'email' });
    const user = await insertUser(tx, { email, name, locale, isOperator });
    for (const siteId of siteIds) await putMembership(tx, siteId, user.id, role);
    // There is somebody now: the address for the first owner opens nothing any more.
    await endLinks(tx, eq(signInLinks.kind, 'setup'));
    await auditOn(tx, by, user, 'user.create', { role, is_operator: isOperator });
    return { user, link: await insertResetLink(tx, token, user.id) };
  });
}

export type UserView = {
  row: UserRow;
  stores: { slug: string; role: SiteRole }[];
};

/** Everybody, by address. */
export async function listUsers({ reader }: { reader: Reader }): Promise<UserView[]> {
  const rows = await reader.db.select().from(users).orderBy(users.email).all();
  const views: UserView[] = [];
  for (const row of rows) {
    const stores = await listStoresOf(reader, row.id);
    views.push({ row, stores: stores.map(({ slug, role }) => ({ slug, role })) });
  }
  return views;
}
