import type { Context } from '../../context.ts';
import type { Slot, SlotLimits } from './sending/fair-concurrency.ts';
import { type DueDelivery, findDue } from './claim-due.ts';

/** Contract section 10: attempts under way at the same time, in all and to one subscription. */
export const sendLimits: SlotLimits = {
  inAll: 64,
  each: 4,
  further: 48,
  host: 56,
  furtherOfHost: 32,
  slow: 24,
  furtherSlow: 12,
  slowAfterMs: 1_000,
  slowForMs: 60_000,
};

/** Between these many attempts that begin, requests of the API have their turn. */
const batchSize = 12;

/** FairConcurrency for due deliveries, by the delivery's id. They are to be used or freed. */
export async function pickDue(ctx: Context): Promise<Map<string, Slot>> {
  const picked = new Map<string, Slot>();
  if (ctx.sends.room() <= 0) return picked;
  const due = await findDue(ctx.reader, ctx.clock.now(), sendLimits.each);
  for (const { id, webhookId, url } of firstPlacesFirst(ctx, due)) {
    const { origin, host, pathname } = new URL(url);
    const slot = ctx.sends.take({ owner: webhookId, target: origin + pathname, host });
    if (slot) picked.set(id, slot);
    if (picked.size === batchSize || ctx.sends.room() <= 0) break;
  }
  return picked;
}

/**
 * A subscription's first attempt under way comes before any other's second, and so on: those that
 * have many due do not push in front of those that have one. Among equals the longest due leads.
 */
function firstPlacesFirst(ctx: Context, due: readonly DueDelivery[]): DueDelivery[] {
  const counts = new Map<string, number>();
  const ranked = due.map((delivery) => {
    const rank = counts.get(delivery.webhookId) ?? ctx.sends.heldBy(delivery.webhookId);
    counts.set(delivery.webhookId, rank + 1);
    return { delivery, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ delivery }) => delivery);
}
