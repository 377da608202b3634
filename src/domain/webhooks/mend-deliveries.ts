import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { byIndex } from '../../db/plan.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { longestWaitMs } from '../../lib/backoff.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { deliveryLeaseMs } from './deliver.ts';
import { deliveryBackoff, waitsAfterFailureMs } from './schedule.ts';

/** Small batches, so that other writes get their turn. */
const batchSize = 250;

/** In whose parts the distance between two retries is kept. */
const spread = 1009;

/** After the clock was set back no delivery waits for longer than its schedule. Says how many. */
export async function mendDeliveries(ctx: Context, signal: AbortSignal): Promise<number> {
  let mended = 0;
  let webhookId = await nextWithWaiting(ctx.reader, '');
  while (webhookId !== null && !signal.aborted) {
    const id = webhookId;
    const count = await ctx.write((tx) => mendSome(tx, id), inLane('follow-clock'));
    mended += count;
    await yieldToEventLoop();
    if (count < batchSize) webhookId = await nextWithWaiting(ctx.reader, id);
  }
  return mended;
}

async function nextWithWaiting({ db }: Reader, after: string): Promise<string | null> {
  const [found] = await db.all<{ id: string | null }>(sql`
    SELECT min(webhook_id) AS id FROM deliveries ${byIndex('deliveries_due')}
    WHERE next_attempt_at IS NOT NULL AND webhook_id > ${after}`);
  return found?.id ?? null;
}

/** Those that failed together stay apart: each keeps its place within the jitter. */
async function mendSome(tx: Tx, webhookId: string): Promise<number> {
  const cases = waitsAfterFailureMs.map((waitMs, index) => {
    const longest = longestWaitMs(deliveryBackoff, index + 1);
    const shortest = 2 * waitMs - longest;
    const width = longest - shortest;
    const latest = sql`WHEN ${index + 1} THEN ${tx.now + longest}`;
    const place = sql`WHEN ${index + 1}
      THEN ${tx.now + shortest} + next_attempt_at % ${spread} * ${width} / ${spread}`;
    return { latest, place };
  });
  const leaseEnd = tx.now + deliveryLeaseMs;
  const latest = sql`CASE WHEN lease_owner IS NOT NULL THEN ${leaseEnd} ELSE
    CASE attempts ${sql.join(cases.map((one) => one.latest))} ELSE ${tx.now} END END`;
  const place = sql`CASE WHEN lease_owner IS NOT NULL THEN ${leaseEnd} ELSE
    CASE attempts ${sql.join(cases.map((one) => one.place))} ELSE ${tx.now} END END`;
  const changed = await tx.db.all(sql`
    UPDATE deliveries SET next_attempt_at = ${place}
    WHERE id IN (
      SELECT id FROM deliveries ${byIndex('deliveries_due')}
      WHERE webhook_id = ${webhookId} AND next_attempt_at > ${tx.now}
        AND next_attempt_at > ${latest}
      LIMIT ${batchSize}
    )
    RETURNING id`);
  if (changed.length > 0) tx.wake('send-webhooks');
  return changed.length;
}
