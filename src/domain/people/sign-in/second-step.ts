import type { Context } from '../../../context.ts';
import { type FactorWays, waysOf } from '../factors/factor-store.ts';
import { askForPasskey } from '../factors/passkey-answer.ts';
import { showFactor, type Shown } from '../factors/show-factor.ts';
import type { From } from '../people.ts';
import { refusal } from '../refusals.ts';
import { type LiveSession, liveSession, newToken } from '../sessions/session-store.ts';
import { type NewSession, openSession } from './open-session.ts';

/** Whoever has given the password and owes a second factor; null for any other cookie. */
export async function findPending(
  ctx: Context,
  token: string,
): Promise<{ userId: string; name: string; ways: FactorWays } | null> {
  const found = await liveSession(ctx.reader, token, ctx.clock.now());
  if (!found?.session.isPending) return null;
  const ways = await waysOf(ctx.reader, found.user.id);
  return ways && { userId: found.user.id, name: found.user.name, ways };
}

/** The six digits of an app. Throws `wrong_code`, `too_many_tries`, `session_ended`. */
export function finishWithCode(ctx: Context, token: string, code: string, from: From) {
  return finish(ctx, token, { way: 'app', code }, from);
}

export function finishWithRecoveryCode(ctx: Context, token: string, code: string, from: From) {
  return finish(ctx, token, { way: 'recovery_code', code }, from);
}

/** What the browser's `navigator.credentials.get` takes. */
export async function passkeyOptions(ctx: Context, token: string) {
  const { user, session } = await pendingSession(ctx, token);
  return askForPasskey(ctx, user.id, session.id);
}

export function finishWithPasskey(ctx: Context, token: string, response: unknown, from: From) {
  return finish(ctx, token, { way: 'passkey', response }, from);
}

/** The session is a new one, with a token that was not there before the factor. */
async function finish(
  ctx: Context,
  pending: string,
  shown: Shown,
  from: From,
): Promise<NewSession> {
  const { user, session } = await pendingSession(ctx, pending);
  const token = newToken(ctx.random);
  const shower = { user, sessionId: session.id, address: from.address };
  return showFactor(ctx, shower, shown, async (tx) => {
    const found = await liveSession(tx, pending, tx.now);
    if (!found) throw refusal('session_ended');
    return openSession(tx, { token, user: found.user, from, oldToken: pending, factor: shown.way });
  });
}

async function pendingSession(ctx: Context, token: string): Promise<LiveSession> {
  const found = await liveSession(ctx.reader, token, ctx.clock.now());
  if (!found?.session.isPending) throw refusal('session_ended');
  return found;
}
