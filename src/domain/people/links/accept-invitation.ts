import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { audit } from '../../audit/audit.ts';
import { findSite } from '../../site/store.ts';
import { localeFrom, nameFrom } from '../identity.ts';
import { checkPassword } from '../passwords/check-password.ts';
import type { From, UserRow } from '../people.ts';
import { refusal } from '../refusals.ts';
import { newToken } from '../sessions/session-store.ts';
import { openAfterPassword, type SignInResult } from '../sign-in/open-session.ts';
import { isSameAccount, provePassword } from '../sign-in/sign-in.ts';
import { takeBackTry } from '../sign-in/tries.ts';
import { findUser, findUserByEmail, insertUser, putMembership, roleOn } from '../users-store.ts';
import { type LinkRow, linkOf, useLink } from './link-store.ts';

export type Acceptance = {
  token: string;
  name?: string;
  password: string;
  locale?: string;
  /** Of the cookie that the browser had. */
  oldToken?: string;
};

/**
 * Makes the account that somebody was invited to, or lets them join with the one that they have,
 * whose password it then takes: who holds a link must not get at the account of another. Throws
 * `link_gone`, `wrong_credentials`, and what is not good about a new account.
 */
export async function acceptInvitation(
  ctx: Context,
  given: Acceptance,
  from: From,
): Promise<SignInResult> {
  const link = await linkOf(ctx.reader, given.token, 'invitation', ctx.clock.now());
  const known = await findUserByEmail(ctx.reader, link.email ?? '');
  return known ? joinWith(ctx, link, given, from) : joinAnew(ctx, link, given, from);
}

async function joinAnew(
  ctx: Context,
  link: LinkRow,
  given: Acceptance,
  from: From,
): Promise<SignInResult> {
  const email = link.email ?? '';
  const name = nameFrom(given.name ?? link.name ?? '');
  const locale = localeFrom(given.locale ?? 'en');
  const site = await findSite(ctx.reader, link.siteId ?? '');
  checkPassword('password', given.password, { email, name, stores: site ? [site.name] : [] });
  const passwordHash = await ctx.passwords.hash(given.password);
  const token = newToken(ctx.random);
  return ctx.write(async (tx) => {
    await useLink(tx, link.id);
    if (await findUserByEmail(tx, email)) throw refusal('email_taken', { path: 'email' });
    const user = await insertUser(tx, { email, name, locale, passwordHash });
    await join(tx, link, user, from);
    return openAfterPassword(tx, { token, user, from, oldToken: given.oldToken });
  }, inLane('users'));
}

async function joinWith(
  ctx: Context,
  link: LinkRow,
  { password, oldToken }: Acceptance,
  from: From,
): Promise<SignInResult> {
  const { user, begun } = await provePassword(ctx, { email: link.email ?? '', password }, from);
  const token = newToken(ctx.random);
  return ctx.write(async (tx) => {
    await useLink(tx, link.id);
    const present = await findUser(tx, user.id);
    if (!isSameAccount(user, present)) throw refusal('wrong_credentials');
    await takeBackTry(tx, begun);
    await join(tx, link, user, from);
    return openAfterPassword(tx, { token, user, from, oldToken });
  }, inLane('users'));
}

/** Whoever works there already keeps the role that they have. */
async function join(tx: Tx, link: LinkRow, user: UserRow, from: From): Promise<void> {
  const { siteId, role } = link;
  if (siteId === null || role === null) throw refusal('link_gone');
  if ((await roleOn(tx, siteId, user.id)) !== null) return;
  await putMembership(tx, siteId, user.id, role);
  const who = { kind: 'person', siteId, userId: user.id, name: user.name, role } as const;
  const actor = { ...who, address: from.address };
  await audit(tx, actor, 'member.join', { kind: 'user', id: user.id }, { role });
}
