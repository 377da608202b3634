import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import type { From, SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { endSessionOf, endSessions, isLive, liveSession, sessionsOf } from './session-store.ts';

export type SessionView = {
  id: string;
  address: string;
  agent: string;
  createdAt: number;
  lastUsedAt: number;
  hasFactor: boolean;
  isThis: boolean;
};

/** Where somebody is signed in, the newest use first. */
export async function listSessions(ctx: Context, who: SignedIn): Promise<SessionView[]> {
  const now = ctx.clock.now();
  const rows = await sessionsOf(ctx.reader, who.user.id);
  return rows
    .filter((row) => isLive(row, now))
    .map(({ id, address, agent, signedInAt, lastUsedAt, factorAt }) => ({
      id,
      address,
      agent,
      createdAt: signedInAt,
      lastUsedAt,
      hasFactor: factorAt !== null,
      isThis: id === who.session.id,
    }));
}

/** Ends the session of a cookie; one that is gone already needs nothing. */
export async function signOut(ctx: Context, token: string, from: From): Promise<void> {
  await ctx.write(async (tx) => {
    const found = await liveSession(tx, token, tx.now);
    await endSessionOf(tx, token);
    if (!found || found.session.isPending) return;
    await auditPerson(tx, found.user, from.address, 'session.sign_out');
  }, inLane('sessions'));
}

/** Throws a 404 for a session that is not theirs. */
export async function endSession(ctx: Context, who: SignedIn, sessionId: string): Promise<void> {
  const ended = await end(ctx, who, { only: sessionId });
  if (ended === 0) throw refusal('not_a_member');
}

export function endOtherSessions(ctx: Context, who: SignedIn): Promise<number> {
  return end(ctx, who, { but: who.session.id });
}

export function endAllSessions(ctx: Context, who: SignedIn): Promise<number> {
  return end(ctx, who, {});
}

function end(ctx: Context, who: SignedIn, which: { only?: string; but?: string }): Promise<number> {
  return ctx.write(async (tx) => {
    const ended = await endSessions(tx, who.user.id, which);
    if (ended > 0) {
      await auditPerson(tx, who.user, who.from.address, 'session.end', { sessions: ended });
    }
    return ended;
  }, inLane('sessions'));
}
