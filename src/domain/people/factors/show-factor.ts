import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import type { UserRow } from '../people.ts';
import { refusal } from '../refusals.ts';
import { beginTry, takeBackTry } from '../sign-in/tries.ts';
import { stepOfCode, takeStep } from './app-code.ts';
import { findApp } from './factor-store.ts';
import { checkPasskey, recordUse } from './passkey-answer.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { takeCode } from './recovery-codes.ts';

/** What somebody shows besides the password. */
export type Shown =
  | { way: 'app'; code: string }
  | { way: 'recovery_code'; code: string }
  | { way: 'passkey'; response: unknown };

type Shower = { user: Pick<UserRow, 'id' | 'name'>; sessionId: string; address: string };

/**
 * Checks it, counted as a try, and does `then` in the write that uses it up: a code is good once,
 * however many send it at the same moment. Throws `wrong_code`, `wrong_passkey`, `too_many_tries`.
 */
export async function showFactor<T>(
  ctx: Context,
  { user, sessionId, address }: Shower,
  shown: Shown,
  then: (tx: Tx) => Promise<T>,
): Promise<T> {
  const write = <R>(body: (tx: Tx) => Promise<R>) => ctx.write(body, inLane('sessions'));
  const begun = await write((tx) => beginTry(tx, { kind: 'factor', account: user.id, address }));
  const use = await check(ctx, user, sessionId, shown);
  if (!use) return refuse(ctx, user, address, shown);
  const done = await write(async (tx) => {
    if (!(await use(tx))) return null;
    await takeBackTry(tx, begun);
    if (shown.way === 'recovery_code') {
      await auditPerson(tx, user, address, 'factor.recovery_code_used');
    }
    return { value: await then(tx) };
  });
  if (!done) return refuse(ctx, user, address, shown);
  return done.value;
}

/** What uses it up, and says whether it was still there; null for a code that is wrong. */
async function check(
  ctx: Context,
  user: Shower['user'],
  sessionId: string,
  shown: Shown,
): Promise<((tx: Tx) => Promise<boolean>) | null> {
  if (shown.way === 'recovery_code') return (tx) => takeCode(tx, user.id, shown.code);
  if (shown.way === 'app') {
    const app = await findApp(ctx.reader, user.id, true);
    const step = app && (await stepOfCode(ctx, app, shown.code, ctx.clock.now()));
    if (!app || step === null || step === undefined) return null;
    return (tx) => takeStep(tx, app, step);
  }
  const asked = { userId: user.id, sessionId, purpose: 'authentication' as const };
  const challenge = await ctx.write((tx) => takeChallenge(tx, asked), inLane('sessions'));
  const answer =
    challenge === null ? null : await checkPasskey(ctx, user.id, challenge, shown.response);
  return answer && ((tx) => recordUse(tx, answer));
}

async function refuse(
  ctx: Context,
  user: Shower['user'],
  address: string,
  { way }: Shown,
): Promise<never> {
  await ctx.write(
    (tx) => auditPerson(tx, user, address, 'session.sign_in_failed', { way }),
    inLane('sessions'),
  );
  throw refusal(way === 'passkey' ? 'wrong_passkey' : 'wrong_code');
}
