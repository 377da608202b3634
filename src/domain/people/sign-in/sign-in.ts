import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { audit } from '../../audit/audit.ts';
import { auditPerson } from '../audit-person.ts';
import { foldTyped } from '../identity.ts';
import type { From, UserRow } from '../people.ts';
import { refusal } from '../refusals.ts';
import { newToken } from '../sessions/session-store.ts';
import { findUser, findUserByEmail } from '../users-store.ts';
import { openAfterPassword, type SignInResult } from './open-session.ts';
import { beginTry, takeBackTry } from './tries.ts';

export type Credentials = { email: string; password: string };

/**
 * Signs somebody in, or asks for their second factor. An address that nobody has, an account that
 * is switched off and a wrong password do the same work and get the same answer. Throws
 * `wrong_credentials`, `too_many_tries`, `too_busy`.
 */
export async function signIn(
  ctx: Context,
  credentials: Credentials,
  from: From,
  oldToken?: string,
): Promise<SignInResult> {
  const { user, begun } = await provePassword(ctx, credentials, from);
  const token = newToken(ctx.random);
  return ctx.write(async (tx) => {
    const present = await findUser(tx, user.id);
    if (!isSameAccount(user, present)) throw refusal('wrong_credentials');
    await takeBackTry(tx, begun);
    return openAfterPassword(tx, { token, user, from, ...(oldToken && { oldToken }) });
  }, inLane('sessions'));
}

/** It may have been switched off, or its password changed, since the password was checked. */
export function isSameAccount(checked: UserRow, present: UserRow | undefined): boolean {
  return present?.passwordHash === checked.passwordHash && present.disabledAt === null;
}

/** Whose password it is, counted as a try that whoever goes on takes back. */
export async function provePassword(
  ctx: Context,
  { email, password }: Credentials,
  from: From,
): Promise<{ user: UserRow; begun: string }> {
  const account = foldTyped(email);
  const { address } = from;
  const begun = await ctx.write(
    (tx) => beginTry(tx, { kind: 'password', account, address }),
    inLane('sessions'),
  );
  const user = await findUserByEmail(ctx.reader, account);
  const isRight = await ctx.passwords.verify(password, user?.passwordHash ?? null);
  if (user && isRight && !isOff(user)) return { user, begun };
  await ctx.write((tx) => recordFailure(tx, user, address), inLane('sessions'));
  throw refusal('wrong_credentials');
}

function isOff(user: UserRow): boolean {
  return user.disabledAt !== null;
}

/** Of an address that nobody has as well, so that the two do not differ in what they take. */
async function recordFailure(tx: Tx, user: UserRow | undefined, address: string): Promise<void> {
  const way = 'password';
  if (user) return auditPerson(tx, user, address, 'session.sign_in_failed', { way });
  const nobody = { userId: null, name: 'somebody', address };
  await audit(tx, nobody, 'session.sign_in_failed', { kind: 'user', id: null }, { way });
}
