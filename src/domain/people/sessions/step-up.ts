import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import { askForPasskey } from '../factors/passkey-answer.ts';
import { showFactor, type Shown } from '../factors/show-factor.ts';
import type { SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { findUser } from '../users-store.ts';
import type { NewSession } from '../sign-in/open-session.ts';
import { beginTry, takeBackTry } from '../sign-in/tries.ts';
import { changeSession, newToken, renewToken } from './session-store.ts';

/**
 * The password again. The session goes on under a token that was not there before: one that was
 * copied while less could be done with it opens nothing any more. Throws `wrong_password`,
 * `too_many_tries`, `too_busy`, `session_ended`.
 */
export async function stepUpWithPassword(
  ctx: Context,
  who: SignedIn,
  password: string,
): Promise<NewSession> {
  const { begun } = await proveOwnPassword(ctx, who, password);
  const token = newToken(ctx.random);
  return ctx.write(async (tx) => {
    await takeBackTry(tx, begun);
    return record(tx, who, 'password', token);
  }, inLane('sessions'));
}

/** Counted with the tries to sign in, so that a stolen session guesses no more than anybody. */
export async function proveOwnPassword(
  ctx: Context,
  who: SignedIn,
  password: string,
): Promise<{ begun: string; hash: string | null }> {
  const { email: account } = who.user;
  const { address } = who.from;
  const begun = await ctx.write(
    (tx) => beginTry(tx, { kind: 'password', account, address }),
    inLane('sessions'),
  );
  const user = await findUser(ctx.reader, who.user.id);
  const hash = user?.passwordHash ?? null;
  if (await ctx.passwords.verify(password, hash)) return { begun, hash };
  await ctx.write(
    (tx) => auditPerson(tx, who.user, address, 'session.sign_in_failed', { way: 'password' }),
    inLane('sessions'),
  );
  throw refusal('wrong_password');
}

export function stepUpWithCode(ctx: Context, who: SignedIn, code: string) {
  return stepUp(ctx, who, { way: 'app', code });
}

export function stepUpWithRecoveryCode(ctx: Context, who: SignedIn, code: string) {
  return stepUp(ctx, who, { way: 'recovery_code', code });
}

export function stepUpPasskeyOptions(ctx: Context, who: SignedIn) {
  return askForPasskey(ctx, who.user.id, who.session.id);
}

export function stepUpWithPasskey(ctx: Context, who: SignedIn, response: unknown) {
  return stepUp(ctx, who, { way: 'passkey', response });
}

function stepUp(ctx: Context, who: SignedIn, shown: Shown): Promise<NewSession> {
  const shower = { user: who.user, sessionId: who.session.id, address: who.from.address };
  const token = newToken(ctx.random);
  return showFactor(ctx, shower, shown, async (tx) => {
    await changeSession(tx, who.session.id, { factorAt: tx.now });
    return record(tx, who, shown.way, token);
  });
}

async function record(tx: Tx, who: SignedIn, way: string, token: string): Promise<NewSession> {
  const { user, session, from } = who;
  if (!(await renewToken(tx, session.id, token))) throw refusal('session_ended');
  await auditPerson(tx, user, from.address, 'session.step_up', { way });
  return { kind: 'signed_in', token, userId: user.id };
}
