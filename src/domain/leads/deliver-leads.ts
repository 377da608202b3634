import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { leaseOwner } from '../../db/lease.ts';
import { writeWhenPossible } from '../../db/write-when-possible.ts';
import { inLane } from '../../db/write.ts';
import { retryAt } from '../../lib/backoff.ts';
import type { Slot } from '../webhooks/sending/fair-concurrency.ts';
import { underWayOf } from '../webhooks/sending/under-way.ts';
import { endAttempt, findDueLeads, type LeadDeliveryRow, leaseLeads } from './deliveries-store.ts';
import { leadBackoff } from './schedule.ts';
import { sendLead, type SendOutcome } from './send-lead.ts';

const picked = 32;

/**
 * Starts an attempt for every lead that is due, among those of webhooks and within their limits,
 * and returns without waiting for the answers: a slow CRM must hold up nobody.
 */
export async function startDueLeads(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ started: number }> {
  let started = 0;
  while (!signal.aborted) {
    const begun = await startSome(ctx);
    if (begun === 0) break;
    started += begun;
  }
  return { started };
}

async function startSome(ctx: Context): Promise<number> {
  if (ctx.sends.room() <= 0) return 0;
  const underWay = underWayOf(ctx);
  const slots = new Map<string, Slot>();
  const owner = leaseOwner(ctx);
  let started = 0;
  try {
    for (const { id, siteId, channel } of await findDueLeads(ctx.reader, ctx.clock.now(), picked)) {
      const place = `leads of ${siteId} by ${channel}`;
      const slot = underWay.has(id)
        ? null
        : ctx.sends.take({ owner: place, target: place, host: place });
      if (slot) slots.set(id, slot);
    }
    if (slots.size === 0) return 0;
    const lease = (tx: Tx) => leaseLeads(tx, [...slots.keys()], owner);
    for (const row of await ctx.write(lease, inLane('deliver-leads'))) {
      const slot = slots.get(row.id);
      if (!slot) continue;
      ctx.sends.start(slot, (ending) => attempt(ctx, row, owner, ending));
      slots.delete(row.id);
      started += 1;
    }
  } finally {
    for (const slot of slots.values()) slot.free();
  }
  return started;
}

/** Never rejects: what goes wrong here is logged, and the lease brings the delivery back. */
async function attempt(
  ctx: Context,
  row: LeadDeliveryRow,
  owner: string,
  ending: AbortSignal,
): Promise<void> {
  const ids = underWayOf(ctx).add(row.id);
  try {
    const outcome = await sendLead(ctx, row, ending);
    const isBrokenOff = ending.aborted && outcome.kind === 'failed' && outcome.status === null;
    await writeWhenPossible(
      ctx,
      ending,
      async (tx) => {
        if (isBrokenOff) return endAttempt(tx, row.id, owner, { nextAttemptAt: tx.now });
        return record(ctx, tx, { row, owner, outcome });
      },
      inLane(row.siteId),
    );
  } catch (error) {
    ctx.log.error({ delivery: row.id, error: String(error) }, 'a lead could not be sent');
  } finally {
    ids.delete(row.id);
  }
}

async function record(
  ctx: Context,
  tx: Tx,
  { row, owner, outcome }: { row: LeadDeliveryRow; owner: string; outcome: SendOutcome },
): Promise<void> {
  if (outcome.kind === 'gone') return;
  const attempts = row.attempts + 1;
  const made = { attempts, lastAttemptAt: tx.now, responseStatus: outcome.status };
  if (outcome.kind === 'delivered') {
    const done = { status: 'delivered' as const, nextAttemptAt: null, error: null };
    return endAttempt(tx, row.id, owner, { ...made, ...done, deliveredAt: tx.now });
  }
  const next = outcome.final ? null : retryAt(leadBackoff, attempts, tx.now, ctx.random);
  await endAttempt(tx, row.id, owner, {
    ...made,
    status: next === null ? 'dead_letter' : 'failed',
    nextAttemptAt: next,
    error: outcome.error,
  });
}
