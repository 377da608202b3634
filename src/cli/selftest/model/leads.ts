import type { CallOutcome } from '../../../providers/call.ts';
import { must, mustEqual } from '../invariants.ts';
import type { Sent } from '../network.ts';
import type { StoreView } from '../store-view.ts';
import { isGood } from './delivery.ts';

/** Hosts of CRMs, which get leads and no events. */
const crmSuffix = '.leads.example';

export function crmOf(slug: string): { host: string; url: string } {
  const host = `${slug}${crmSuffix}`;
  return { host, url: `https://${host}/adf` };
}

export function isCrm(url: string): boolean {
  return new URL(url).hostname.endsWith(crmSuffix);
}

/** A second account of what people asked for on share pages, and of what CRMs were sent. */
export class LeadModel {
  readonly pages: { storeId: string; token: string }[] = [];
  /** Addresses under which a lead was acknowledged, and the store of each. */
  readonly acknowledged = new Map<string, string>();
  /** The store that a CRM belongs to. */
  readonly stores = new Map<string, string>();
  private readonly taken = new Set<string>();

  constructor(private readonly viewOf: () => StoreView) {}

  begun({ request }: Sent): void {
    const id = idIn(request.body);
    const row = this.viewOf().one('SELECT site_id, spam_reason FROM leads WHERE id = ?', id);
    const store = this.stores.get(request.url);
    must(row !== undefined, 'leads-are-sent', () => `${id} was never committed`);
    mustEqual(row?.site_id, store, 'leads-are-sent', `the store of ${id} at ${request.url}`);
    mustEqual(row?.spam_reason, null, 'leads-are-sent', `the reason to keep ${id} apart`);
  }

  ended({ request }: Sent, outcome: CallOutcome): void {
    if (isGood(outcome)) this.taken.add(idIn(request.body));
  }

  /** What was acknowledged is there, once, and is sent; what counts as delivered has arrived. */
  check(): void {
    const view = this.viewOf();
    const rows = view.all('SELECT email, site_id FROM leads WHERE spam_reason IS NULL');
    const found = new Map(rows.map((row) => [String(row.email), row.site_id]));
    mustEqual(found.size, rows.length, 'leads-are-kept', 'the number of people with leads');
    for (const [email, store] of this.acknowledged) {
      mustEqual(found.get(email), store, 'leads-are-kept', `the store that ${email} asked`);
    }
    const unsent = view.count(`SELECT count(*) FROM leads WHERE spam_reason IS NULL
      AND id NOT IN (SELECT lead_id FROM lead_deliveries)`);
    mustEqual(unsent, 0, 'leads-are-sent', 'leads that are sent nowhere');
    const arrived = "SELECT lead_id FROM lead_deliveries WHERE status = 'delivered'";
    for (const { lead_id: id } of view.all(arrived)) {
      must(this.taken.has(String(id)), 'leads-are-sent', () => `${id} never arrived`);
    }
    const tooOften = view.count('SELECT count(*) FROM lead_deliveries WHERE attempts > 9');
    mustEqual(tooOften, 0, 'leads-are-sent', 'deliveries of leads with more than nine attempts');
  }

  nextDue(): number | null {
    const due = this.viewOf().one('SELECT min(next_attempt_at) AS at FROM lead_deliveries');
    return due?.at == null ? null : Number(due.at);
  }
}

function idIn(body: unknown): string {
  return /<id sequence="1" source="Forecourt">([^<]+)</.exec(String(body))?.[1] ?? 'no id';
}
