import { and, eq } from 'drizzle-orm';
import { signInLinks } from '../../../../schema/tables/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import { nameFrom } from '../identity.ts';
import { checkPassword } from '../passwords/check-password.ts';
import type { From } from '../people.ts';
import { refusal } from '../refusals.ts';
import { endSessions, newToken } from '../sessions/session-store.ts';
import { openAfterPassword, type SignInResult } from '../sign-in/open-session.ts';
import { changeUser, findUser, listStoresOf } from '../users-store.ts';
import { endLinks, insertLink, linkOf, type MadeLink, useLink } from './link-store.ts';

/** A way back in, or in for the first time; a new one takes the place of the old. */
export async function insertResetLink(tx: Tx, token: string, userId: string): Promise<MadeLink> {
  await endResetLinks(tx, userId);
  return insertLink(tx, token, { kind: 'reset', userId });
}

export async function endResetLinks(tx: Tx, userId: string): Promise<void> {
  await endLinks(tx, and(eq(signInLinks.kind, 'reset'), eq(signInLinks.userId, userId)));
}

/** `oldToken` is that of the cookie that the browser had. */
export type NewPassword = { token: string; password: string; name?: string; oldToken?: string };

/**
 * Sets the password of whom the link was made for, and ends every session of theirs. A second
 * factor is still asked for. Throws `link_gone` and what is not good about the password.
 */
export async function setPasswordByLink(
  ctx: Context,
  { token, password, name: newName, oldToken }: NewPassword,
  from: From,
): Promise<SignInResult> {
  const link = await linkOf(ctx.reader, token, 'reset', ctx.clock.now());
  const known = await findUser(ctx.reader, link.userId ?? '');
  if (!known) throw refusal('link_gone');
  const name = newName === undefined ? known.name : nameFrom(newName);
  const stores = (await listStoresOf(ctx.reader, known.id)).map(({ siteName }) => siteName);
  checkPassword('password', password, { email: known.email, name, stores });
  const passwordHash = await ctx.passwords.hash(password);
  const session = newToken(ctx.random);
  return ctx.write(async (tx) => {
    await useLink(tx, link.id);
    const change = { passwordHash, passwordSetAt: tx.now, name };
    const user = await changeUser(tx, known.id, change);
    if (!user || user.disabledAt !== null) throw refusal('link_gone');
    const ended = await endSessions(tx, user.id);
    await auditPerson(tx, user, from.address, 'password.reset', { sessions: ended });
    return openAfterPassword(tx, { token: session, user, from, oldToken });
  }, inLane('users'));
}
