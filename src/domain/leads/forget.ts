import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { day } from '../../lib/clock.ts';
import { writesOf } from '../../db/write.ts';
import { sweep } from '../../db/sweep.ts';
import { emailKey } from './contact-keys.ts';
import { deleteByEmail, deleteOld } from './store.ts';

/** What machines have sent is looked at for this long, and by nobody afterwards. */
export const spamKeptMs = 30 * day;
const atOnce = 250;

/** Deletes all that somebody has sent under an address, with whatever waits to be delivered. */
export async function forgetLeads(
  ctx: Context,
  email: string,
  siteId: string | null,
): Promise<number> {
  const key = emailKey(email) ?? '';
  return ctx.write((tx) => deleteByEmail(tx, key, siteId), inLane(siteId ?? 'forget-leads'));
}

/** Leads that have had their time, which the operator sets. */
export async function sweepLeads(ctx: Context, signal: AbortSignal): Promise<{ leads: number }> {
  const keptMs = ctx.config.leadsKeptDays * day;
  const leads = await sweep(writesOf(ctx, 'sweep-leads'), signal, atOnce, (tx, limit) =>
    deleteOld(tx, { leads: tx.now - keptMs, spam: tx.now - Math.min(spamKeptMs, keptMs) }, limit),
  );
  return { leads };
}
