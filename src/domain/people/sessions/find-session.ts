import { memberships } from '../../../../schema/tables/users.ts';
import type { Context } from '../../../context.ts';
import { isStoreFailure } from '../../../db/write-when-possible.ts';
import { inLane } from '../../../db/write.ts';
import { minute } from '../../../lib/clock.ts';
import { type From, personOf, type SignedIn } from '../people.ts';
import { isMember, listStoresOf } from '../users-store.ts';
import { changeSession, liveSession, strictStores } from './session-store.ts';

/** Often enough for "last used", and seldom enough for a page to cost no write. */
const touchMs = minute;
const seenMs = 5 * minute;

/**
 * Who asks, by the token of the cookie; null where it opens nothing. What a page asks for by itself
 * is no use: a screen that somebody has left behind must not stay signed in for that.
 */
export async function findSession(
  ctx: Context,
  token: string,
  from: From,
  isUse = true,
): Promise<SignedIn | null> {
  const now = ctx.clock.now();
  const found = await liveSession(ctx.reader, token, now);
  if (!found || found.session.isPending) return null;
  const { session, user } = found;
  if (isUse && Math.abs(now - session.lastUsedAt) >= touchMs) await touch(ctx, session.id, from);
  const strict = await strictStores(ctx.reader);
  const stores = await listStoresOf(ctx.reader, user.id);
  return {
    user: personOf(user),
    session,
    memberships: stores.map((store) => ({
      ...store,
      needsSecondFactor: strict.has(store.siteId) && session.factorAt === null,
    })),
    from,
  };
}

/** A store that takes no writes, as with a full disk, still shows its pages. */
async function touch(ctx: Context, id: string, from: From): Promise<void> {
  const used = { address: from.address, agent: from.agent.slice(0, 300) };
  try {
    await ctx.write(
      (tx) => changeSession(tx, id, { ...used, lastUsedAt: tx.now }),
      inLane('sessions'),
    );
  } catch (error) {
    if (!isStoreFailure(error)) throw error;
    ctx.log.warn({ err: error }, 'the use of a session was not recorded');
  }
}

/** The person has opened a page of this store. */
export async function noteSeen(ctx: Context, who: SignedIn, siteId: string): Promise<void> {
  const store = who.memberships.find((one) => one.siteId === siteId);
  if (!store || Math.abs(ctx.clock.now() - (store.lastSeenAt ?? 0)) < seenMs) return;
  try {
    await ctx.write(async (tx) => {
      const seen = { lastSeenAt: tx.now };
      await tx.db.update(memberships).set(seen).where(isMember(siteId, who.user.id)).run();
    }, inLane(siteId));
  } catch (error) {
    if (!isStoreFailure(error)) throw error;
    ctx.log.warn({ err: error }, 'a visit was not recorded');
  }
}
