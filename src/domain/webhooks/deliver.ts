import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import type { Slot } from './sending/fair-concurrency.ts';
import { retryAt } from '../../lib/backoff.ts';
import { leaseOwner } from '../../db/lease.ts';
import { writeWhenPossible } from '../../db/write-when-possible.ts';
import { giveBack, leaseDeliveries } from './claim-due.ts';
import { type DeliveryRow, findEventBody, recordAttempt } from './deliveries-store.ts';
import { keepAttempt } from './attempts-store.ts';
import { pickDue } from './pick-due.ts';
import { afterFailedAttempt, deliveryBackoff, mustDisable } from './schedule.ts';
import { signingSecrets } from './secrets.ts';
import { type Attempt, disabledReason, sendOnce } from './send.ts';
import { endTurn } from './take-turns.ts';
import { clearFailures, findWebhook, recordFailures, type WebhookRow } from './store.ts';
import { inLane } from '../../db/write.ts';
import { underWayOf } from './sending/under-way.ts';

/** Longer than an attempt can take, so that no delivery is sent twice by one live process. */
export const deliveryLeaseMs = 60_000;

/**
 * Starts an attempt for every delivery that is due, as far as there is room, and returns without
 * waiting for the answers: a slow receiver must hold up nobody. The end of each looks for more.
 */
export async function startDueDeliveries(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ started: number }> {
  let started = 0;
  while (!signal.aborted) {
    const slots = await pickDue(ctx);
    const begun = slots.size > 0 ? await startPicked(ctx, slots) : 0;
    if (begun === 0) break;
    started += begun;
  }
  return { started };
}

async function startPicked(ctx: Context, slots: Map<string, Slot>): Promise<number> {
  const owner = leaseOwner(ctx);
  let started = 0;
  try {
    const underWay = underWayOf(ctx);
    const ids = [...slots.keys()].filter((id) => !underWay.has(id));
    if (ids.length === 0) return 0;
    const lease = (tx: Tx) => leaseDeliveries(tx, ids, owner, deliveryLeaseMs);
    const leased = await ctx.write(lease, inLane('send-webhooks'));
    for (const row of leased) {
      const slot = slots.get(row.id);
      if (!slot) continue;
      ctx.sends.start(slot, (ending) => attempt(ctx, row, owner, ending));
      slots.delete(row.id);
      started += 1;
    }
  } finally {
    // Of those that somebody else took, that were deleted, or that could not be leased.
    for (const slot of slots.values()) slot.free();
  }
  return started;
}

/** Never rejects: what goes wrong here is logged, and the lease brings the delivery back. */
async function attempt(
  ctx: Context,
  row: DeliveryRow,
  owner: string,
  ending: AbortSignal,
): Promise<void> {
  const ids = underWayOf(ctx).add(row.id);
  try {
    const webhook = await findWebhook(ctx.reader, row.siteId, row.webhookId);
    const body = await findEventBody(ctx.reader, row.eventId);
    if (!webhook || body === undefined) return;
    if (!webhook.isActive) {
      return await ctx.write((tx) => giveBack(tx, row.id, owner), inLane(row.siteId));
    }
    const outgoing = {
      url: webhook.url,
      secrets: signingSecrets(ctx.seal, webhook, ctx.clock.now()),
      eventId: row.eventId,
      eventType: row.eventType,
      body,
      attempt: row.attempts + 1,
    };
    const made = await sendOnce(ctx, outgoing, ending);
    // An attempt that the end of the program broke off says nothing about the receiver.
    const isBrokenOff = ending.aborted && made.responseStatus === null;
    // A store that is full for a while must not cost the receiver a repeat: the outcome waits for
    // it, and this slot with it. When the program ends first, the lease brings the delivery back.
    const outcome = await writeWhenPossible(
      ctx,
      ending,
      async (tx) => {
        if (!isBrokenOff) return await record(ctx, tx, row, owner, made);
        await giveBack(tx, row.id, owner);
        return 'broken_off';
      },
      inLane(row.siteId),
    );
    ctx.metrics.webhookAttempts.labels(outcome).inc();
  } catch (error) {
    ctx.log.error({ delivery: row.id, error: String(error) }, 'a delivery attempt broke off');
  } finally {
    ids.delete(row.id);
  }
}

async function record(
  ctx: Context,
  tx: Tx,
  row: DeliveryRow,
  owner: string,
  made: Attempt,
): Promise<'delivered' | 'failed' | 'dead_letter'> {
  const attempts = row.attempts + 1;
  const { delivered, ...answer } = made;
  const next = delivered ? null : retryAt(deliveryBackoff, attempts, tx.now, ctx.random);
  const status = delivered ? 'delivered' : next === null ? 'dead_letter' : 'failed';
  const isOurs = await recordAttempt(tx, row.id, owner, {
    ...answer,
    attempts,
    status,
    nextAttemptAt: next,
    deliveredAt: delivered ? tx.now : null,
  });
  if (!isOurs) return status;
  await keepAttempt(tx, row);
  if (row.turn !== null) await endTurn(tx, row);
  if (delivered) await clearFailures(tx, row.webhookId);
  else if (!row.isTest) await countFailure(tx, row, made);
  return status;
}

async function countFailure(tx: Tx, row: DeliveryRow, made: Attempt): Promise<void> {
  const webhook = await findWebhook(tx, row.siteId, row.webhookId);
  // What was under way when it was switched off changes nothing about why.
  if (!webhook?.isActive) return;
  const streak = afterFailedAttempt(streakOf(webhook), row.eventId);
  const disable = mustDisable(streak);
  await recordFailures(tx, row.webhookId, {
    failureCount: streak.failures,
    firstFailedEventId: streak.firstEventId,
    severalEventsFailed: streak.severalEvents,
    ...(disable && {
      isActive: false,
      disabledReason: disabledReason(streak.failures, made.error, tx.now),
      updatedAt: tx.now,
    }),
  });
}

function streakOf(webhook: WebhookRow) {
  return {
    failures: webhook.failureCount,
    firstEventId: webhook.firstFailedEventId,
    severalEvents: webhook.severalEventsFailed,
  };
}
