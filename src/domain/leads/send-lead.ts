import type { Context } from '../../context.ts';
import { version } from '../../version.ts';
import { findSite } from '../site/store.ts';
import { adfDocument } from './adf.ts';
import { vehicleName } from './csv.ts';
import type { LeadDeliveryRow } from './deliveries-store.ts';
import { findLead, findTarget } from './store.ts';

const timeoutMs = 15_000;
const maxResponseBytes = 64 * 1024;

/** `final` where trying again would change nothing. */
export type SendOutcome =
  | { kind: 'delivered'; status: number | null }
  | { kind: 'failed'; status: number | null; error: string; final?: boolean }
  | { kind: 'gone' };

/** One attempt to send a lead, as it is now, to its channel. */
export async function sendLead(
  ctx: Context,
  { leadId, siteId, channel }: LeadDeliveryRow,
  ending: AbortSignal,
): Promise<SendOutcome> {
  const lead = await findLead(ctx.reader, leadId);
  const site = await findSite(ctx.reader, siteId);
  if (!lead || !site) return { kind: 'gone' };
  const target = await findTarget(ctx.reader, siteId);
  const document = adfDocument([lead], site, ctx.config.appOrigin);
  if (channel === 'crm') {
    const url = opened(ctx, target?.crmUrl ?? null);
    return url === null ? nowhere : post(ctx, { url, document, leadId }, ending);
  }
  const to = target?.crmEmail ?? null;
  const { mailer } = ctx.providers;
  if (to === null || !mailer) return nowhere;
  const host = new URL(ctx.config.appOrigin).hostname;
  const about = vehicleName(lead.vehicle) || 'the store';
  const mail = { to, subject: `New lead: ${about}`, text: document };
  const sent = await mailer.send({ ...mail, messageId: `${leadId}@${host}` }, ending);
  if (sent.sent) return { kind: 'delivered', status: null };
  return { kind: 'failed', status: sent.status, error: sent.message };
}

const nowhere: SendOutcome = {
  kind: 'failed',
  status: null,
  error: 'The site has no such address for leads any more.',
  final: true,
};

/** Null also for one that no key opens: the operator has lost it and has to set it again. */
function opened({ seal, log }: Context, sealed: string | null): string | null {
  try {
    return sealed === null ? null : seal.decrypt(sealed);
  } catch (error) {
    log.error({ error: String(error) }, 'an address for leads cannot be opened');
    return null;
  }
}

async function post(
  ctx: Context,
  { url, document, leadId }: { url: string; document: string; leadId: string },
  ending: AbortSignal,
): Promise<SendOutcome> {
  const answer = await ctx.call({
    url,
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-adf+xml; charset=utf-8',
      'User-Agent': `Forecourt/${version}`,
      'Idempotency-Key': leadId,
    },
    body: document,
    timeoutMs,
    maxResponseBytes,
    signal: ending,
  });
  if (answer.kind !== 'answered') return { kind: 'failed', status: null, error: answer.message };
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  return { kind: 'failed', status, error: `The receiver answered ${status}.` };
}
