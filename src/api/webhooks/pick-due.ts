import type { Context } from '../../context.ts';
import type { Place, PlaceLimits } from '../../lib/places.ts';
import { type DueDelivery, findDue } from './claim-due.ts';

/** Contract section 10: attempts under way at the same time, in all and to one subscription. */
export const sendLimits: PlaceLimits = {
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
const atOnce = 12;

/** Places for due deliveries, by the delivery's id. They are to be used or freed. */
export async function pickDue(ctx: Context): Promise<Map<string, Place>> {
  const picked = new Map<string, Place>();
  if (ctx.sends.room() <= 0) return picked;
  const due = await findDue(ctx.reader, ctx.clock.now(), sendLimits.each);
  for (const { id, webhookId, url } of firstPlacesFirst(ctx, due)) {
    const { origin, host, pathname } = new URL(url);
    const place = ctx.sends.take({ owner: webhookId, target: origin + pathname, host });
    if (place) picked.set(id, place);
    if (picked.size === atOnce || ctx.sends.room() <= 0) break;
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
