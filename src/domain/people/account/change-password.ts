import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import { endResetLinks } from '../links/reset-link.ts';
import { checkPassword } from '../passwords/check-password.ts';
import type { SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { endSessions, insertSession, newToken } from '../sessions/session-store.ts';
import { proveOwnPassword } from '../sessions/step-up.ts';
import type { NewSession } from '../sign-in/open-session.ts';
import { takeBackTry } from '../sign-in/tries.ts';
import { changeUser, findUser } from '../users-store.ts';

export type PasswordChange = { current: string; next: string };

/**
 * Ends every session, this one too, and gives a new one; links to reset the password end as well.
 * Throws `wrong_password`, `too_many_tries`, and what is not good about the new one.
 */
export async function changePassword(
  ctx: Context,
  who: SignedIn,
  { current, next }: PasswordChange,
): Promise<NewSession> {
  const stores = who.memberships.map(({ siteName }) => siteName);
  checkPassword('next', next, { ...who.user, stores });
  const { begun, hash } = await proveOwnPassword(ctx, who, current);
  const passwordHash = await ctx.passwords.hash(next);
  const token = newToken(ctx.random);
  const { id: userId } = who.user;
  return ctx.write(async (tx) => {
    const present = await findUser(tx, userId);
    if (!present || present.disabledAt !== null || present.passwordHash !== hash) {
      throw refusal('session_ended');
    }
    await takeBackTry(tx, begun);
    await changeUser(tx, userId, { passwordHash, passwordSetAt: tx.now });
    const sessions = await endSessions(tx, userId);
    await endResetLinks(tx, userId);
    const { factorAt } = who.session;
    await insertSession(tx, { token, userId, from: who.from, factorAt });
    await auditPerson(tx, who.user, who.from.address, 'password.change', { sessions });
    return { kind: 'signed_in', token, userId };
  }, inLane('users'));
}
