import { eq } from 'drizzle-orm';
import { signInLinks } from '../../../../schema/tables/sessions.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import { foldEmail, localeFrom, nameFrom } from '../identity.ts';
import { checkPassword } from '../passwords/check-password.ts';
import type { From } from '../people.ts';
import { refusal } from '../refusals.ts';
import { newToken } from '../sessions/session-store.ts';
import { listSites } from '../../site/store.ts';
import { type NewSession, openSession } from '../sign-in/open-session.ts';
import { hasUsers, insertUser, putMembership } from '../users-store.ts';
import { endLinks, insertLink, linkOf, type MadeLink, useLink } from './link-store.ts';

/**
 * While nobody can sign in: the address for the first owner, which goes to the terminal and nowhere
 * else. A new one takes the place of the old. Null once there is somebody.
 */
export async function mintSetupLink(ctx: Context): Promise<MadeLink | null> {
  if (await hasUsers(ctx.reader)) return null;
  const token = newToken(ctx.random);
  return ctx.write(async (tx) => {
    if (await hasUsers(tx)) return null;
    await endLinks(tx, eq(signInLinks.kind, 'setup'));
    return insertLink(tx, token, { kind: 'setup' });
  }, inLane('users'));
}

export type FirstOwner = {
  token: string;
  name: string;
  email: string;
  password: string;
  locale?: string;
  /** Of the cookie that the browser had. */
  oldToken?: string;
};

/** The first person, who owns every store there is. Throws `link_gone` and what is not good. */
export async function createFirstOwner(
  ctx: Context,
  { token, password, oldToken, ...given }: FirstOwner,
  from: From,
): Promise<NewSession> {
  const link = await linkOf(ctx.reader, token, 'setup', ctx.clock.now());
  const email = foldEmail(given.email);
  const name = nameFrom(given.name);
  const locale = localeFrom(given.locale ?? 'en');
  const stores = (await listSites(ctx.reader)).map((site) => site.name);
  checkPassword('password', password, { email, name, stores });
  const passwordHash = await ctx.passwords.hash(password);
  const session = newToken(ctx.random);
  return ctx.write(async (tx) => {
    if (await hasUsers(tx)) throw refusal('link_gone');
    await useLink(tx, link.id);
    const user = await insertUser(tx, { email, name, locale, passwordHash });
    for (const site of await listSites(tx)) await putMembership(tx, site.id, user.id, 'owner');
    await auditPerson(tx, user, from.address, 'user.create', { email });
    return openSession(tx, { token: session, user, from, oldToken });
  }, inLane('users'));
}
