import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import { askForPasskey } from '../factors/passkey-answer.ts';
import { showFactor, type Shown } from '../factors/show-factor.ts';
import type { SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { findUser } from '../users-store.ts';
import { beginTry, takeBackTry } from '../sign-in/tries.ts';
import { changeSession } from './session-store.ts';

/** The password again. Throws `wrong_password`, `too_many_tries`, `too_busy`. */
export async function stepUpWithPassword(
  ctx: Context,
  who: SignedIn,
  password: string,
): Promise<void> {
  const { begun } = await proveOwnPassword(ctx, who, password);
  await ctx.write(async (tx) => {
    await takeBackTry(tx, begun);
    await record(tx, who, 'password');
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

export function stepUpWithCode(ctx: Context, who: SignedIn, code: string): Promise<void> {
  return stepUp(ctx, who, { way: 'app', code });
}

export function stepUpWithRecoveryCode(ctx: Context, who: SignedIn, code: string): Promise<void> {
  return stepUp(ctx, who, { way: 'recovery_code', code });
}

export function stepUpPasskeyOptions(ctx: Context, who: SignedIn) {
  return askForPasskey(ctx, who.user.id, who.session.id);
}

export function stepUpWithPasskey(ctx: Context, who: SignedIn, response: unknown): Promise<void> {
  return stepUp(ctx, who, { way: 'passkey', response });
}

function stepUp(ctx: Context, who: SignedIn, shown: Shown): Promise<void> {
  const shower = { user: who.user, sessionId: who.session.id, address: who.from.address };
  return showFactor(ctx, shower, shown, async (tx) => {
    await changeSession(tx, who.session.id, { factorAt: tx.now });
    await record(tx, who, shown.way);
  });
}

async function record(tx: Tx, who: SignedIn, way: string): Promise<void> {
  await changeSession(tx, who.session.id, { steppedUpAt: tx.now });
  await auditPerson(tx, who.user, who.from.address, 'session.step_up', { way });
}
