import { eq, gt } from 'drizzle-orm';
import { apiKeys } from '../../schema/tables/api-keys.ts';
import { rateWindows } from '../../schema/tables/rate-windows.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/reader.ts';
import { day, isFromFuture } from '../lib/clock.ts';
import type { KeyUse } from './key-uses.ts';
import type { SavedWindows } from './rate-limiter.ts';
import { inLane } from '../db/write.ts';

/**
 * Stores what keys used since the last time: their rate-limit windows, and when and from where they
 * were used last. One transaction for all keys. At most what came after the last call is lost when
 * the process is killed.
 */
export async function saveUsage(ctx: Context): Promise<{ keys: number }> {
  const windows = ctx.limiter.takeChanged(ctx.clock.now());
  const uses = ctx.keyUses.take();
  if (windows.length === 0 && uses.length === 0) return { keys: 0 };
  await ctx.write(async (tx) => {
    for (const saved of windows) await putWindows(tx, saved);
    for (const use of uses) await putUse(tx, use);
  }, inLane('save-usage'));
  return { keys: windows.length };
}

/** Opens the windows where they were. Before the first request. */
export async function restoreUsage(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const rows = await ctx.reader.db
    .select()
    .from(rateWindows)
    .where(gt(rateWindows.savedAt, now - day))
    .all();
  // Saved while the clock was ahead: the windows would shut their caller out for another day.
  const usable = rows.filter(({ savedAt }) => !isFromFuture(savedAt, now));
  const saved = usable.map(({ apiKeyId, times, minutes }) => ({
    caller: apiKeyId,
    times,
    minutes,
  }));
  ctx.limiter.restore(saved);
}

async function putWindows(tx: Tx, { caller, times, minutes }: SavedWindows): Promise<void> {
  const row = { times, minutes, savedAt: tx.now };
  await tx.db
    .insert(rateWindows)
    .values({ apiKeyId: caller, ...row })
    .onConflictDoUpdate({ target: rateWindows.apiKeyId, set: row })
    .run();
}

async function putUse(tx: Tx, { keyId, at, address }: KeyUse): Promise<void> {
  await tx.db
    .update(apiKeys)
    .set({ lastUsedAt: at, lastUsedAddress: address })
    .where(eq(apiKeys.id, keyId))
    .run();
}
