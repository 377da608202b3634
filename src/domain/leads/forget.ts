import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { day } from '../../lib/clock.ts';
import { writesOf } from '../../db/write.ts';
import { sweep } from '../../db/sweep.ts';
import { invalid } from '../../problem.ts';
import { emailKey, phoneKey } from './contact-keys.ts';
import { type ContactKey, deleteByContact, deleteOld } from './store.ts';

/** What machines have sent is looked at for this long, and by nobody afterwards. */
export const spamKeptMs = 30 * day;
const atOnce = 250;

export type Contact = { email: string } | { phone: string };

/**
 * Deletes all that somebody has sent under an e-mail address or a phone number, with whatever waits
 * to be delivered. Throws a 400 for what is neither.
 */
export async function forgetLeads(
  ctx: Context,
  contact: Contact,
  siteId: string | null,
): Promise<number> {
  const key = keyOf(contact);
  return ctx.write((tx) => deleteByContact(tx, key, siteId), inLane(siteId ?? 'forget-leads'));
}

function keyOf(contact: Contact): ContactKey {
  if ('email' in contact) {
    const key = emailKey(contact.email);
    if (key?.includes('@')) return { emailKey: key };
    throw invalid('email', 'must be an e-mail address');
  }
  const key = phoneKey(contact.phone);
  if (key !== null && key.length >= 7) return { phoneKey: key };
  throw invalid('phone', 'must be a phone number of 7 digits or more');
}

/** Leads that have had their time, which the operator sets. */
export async function sweepLeads(ctx: Context, signal: AbortSignal): Promise<{ leads: number }> {
  const keptMs = ctx.config.leadsKeptDays * day;
  const leads = await sweep(writesOf(ctx, 'sweep-leads'), signal, atOnce, (tx, limit) =>
    deleteOld(tx, { leads: tx.now - keptMs, spam: tx.now - Math.min(spamKeptMs, keptMs) }, limit),
  );
  return { leads };
}
