import type { Static } from '@sinclair/typebox';
import type { BulkRedelivery } from '../../../schema/contracts/webhooks.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { parseInstant } from '../../lib/instant.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { invalid, notFound } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { findDelivery, listGroups, putBack, type Range, walkGroup } from './redeliver-store.ts';
import { findWebhook } from './store.ts';
import { inLane } from '../../db/write.ts';

/** Small batches: a hundred thousand deliveries must not keep other writes waiting. */
const batchSize = 250;

/**
 * Puts a delivery back to its beginning, whatever became of it: it is sent at once, on a schedule
 * that starts anew. One that waits for its first attempt or is being sent stays as it is: what was
 * asked for happens anyway.
 */
export async function redeliver(
  ctx: Context,
  actor: Actor,
  webhookId: string,
  deliveryId: string,
): Promise<void> {
  const { siteId } = actor;
  await ctx.write(async (tx) => {
    if (!(await findWebhook(tx, siteId, webhookId))) throw notFound();
    const row = await findDelivery(tx, webhookId, deliveryId);
    if (!row) throw notFound();
    if (row.status === 'pending' || row.leaseOwner !== null) return;
    // Whenever it was tried last: after the clock was set back that may lie in the future.
    await putBack(tx, [row.id], Number.MAX_SAFE_INTEGER);
    const subject = { kind: 'delivery', id: row.id };
    await audit(tx, actor, 'delivery.redeliver', subject, { event_type: row.eventType });
    tx.wake('send-webhooks');
  }, inLane(siteId));
}

/**
 * Puts back what matches and had come to rest before the call; returns how many. A second call of
 * the same moment finds nothing left to do, and what is sent again meanwhile is not taken twice. A
 * kill in the middle loses nothing: calling again goes on where it ended.
 */
export async function redeliverMany(
  ctx: Context,
  actor: Actor,
  webhookId: string,
  input: Static<typeof BulkRedelivery>,
): Promise<number> {
  const { status = 'dead_letter', event_type: eventType } = input;
  const { siteId } = actor;
  const range = rangeOf(input);
  if (!(await findWebhook(ctx.reader, siteId, webhookId))) throw notFound();
  const restedAt = ctx.clock.now();
  let count = 0;
  for (const group of await listGroups(ctx.reader, webhookId, { status, eventType })) {
    let after: [number, string] | null = [range.since, ''];
    while (after) {
      const from: [number, string] = after;
      const batch = await ctx.write(async (tx) => {
        const found = await walkGroup(tx, group, from, range.until, batchSize);
        const changed = await putBack(
          tx,
          found.map(({ id }) => id),
          restedAt,
        );
        if (changed > 0) {
          tx.wake('send-webhooks');
          const subject = { kind: 'webhook', id: webhookId };
          const detail = { status, event_type: group.eventType, count: changed };
          await audit(tx, actor, 'delivery.redeliver', subject, detail);
        }
        return { changed, last: found.length < batchSize ? undefined : found.at(-1) };
      }, inLane(siteId));
      count += batch.changed;
      await yieldToEventLoop();
      after = batch.last ? [batch.last.createdAt, batch.last.id] : null;
    }
  }
  return count;
}

/** Of the times at which deliveries were made: from `since` on, before `until`. */
function rangeOf({ since, until }: { since?: string; until?: string }): Range {
  const range = {
    since: since === undefined ? 0 : instantOf('since', since),
    until: until === undefined ? Number.MAX_SAFE_INTEGER : instantOf('until', until),
  };
  if (since !== undefined && range.until <= range.since) {
    throw invalid('until', 'must be later than since');
  }
  return range;
}

function instantOf(field: string, text: string): number {
  const ms = parseInstant(text);
  if (ms === null) throw invalid(field, 'must be a date and time such as 2026-05-04T08:00:00.000Z');
  return ms;
}
