import type { LeadChannel } from '../../../schema/tables/leads.ts';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Reader } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { checkUrl } from '../../providers/outbound/address-guard.ts';
import { parseAllowList } from '../../providers/outbound/allow-list.ts';
import { audit } from '../audit/audit.ts';
import { findTarget, putTarget, type TargetRow } from './store.ts';

/** Null switches one off; what is left out stays. */
export type TargetChange = { url?: string | null; email?: string | null };

const maxUrl = 2_000;
const emailPattern = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,180}\.[^\s@<>,;".]{2,}$/;

/**
 * Where leads of the site go. Throws a 400 that names the field, and a 409 without mail. `actor` is
 * the person who says so, if it is not the operator.
 */
export async function setTargets(
  ctx: Context,
  siteId: string,
  { url, email }: TargetChange,
  actor?: PersonActor,
): Promise<TargetRow> {
  if (url) checkTarget(ctx, url);
  if (email && !emailPattern.test(email)) throw invalid('email', 'must be an e-mail address');
  if (email && !ctx.providers.mailer) {
    throw problem('conflict', 'No mail goes out of this server: set SMTP_URL and SMTP_FROM.');
  }
  return ctx.write(async (tx) => {
    const before = await findTarget(tx, siteId);
    const sealed = url ? ctx.seal.encrypt(url) : null;
    const row: TargetRow = {
      siteId,
      crmUrl: url === undefined ? (before?.crmUrl ?? null) : sealed,
      crmEmail: email === undefined ? (before?.crmEmail ?? null) : email,
      updatedAt: tx.now,
    };
    await putTarget(tx, row);
    if (actor) {
      const detail = { crm: row.crmUrl !== null, email: row.crmEmail !== null };
      await audit(tx, actor, 'lead.change', { kind: 'lead_targets', id: siteId }, detail);
    }
    return row;
  }, inLane(siteId));
}

function checkTarget({ config }: Context, url: string): void {
  if (url.length > maxUrl) throw invalid('url', `must be at most ${maxUrl} characters`);
  const checked = checkUrl(url, parseAllowList(config.webhookAllowHosts));
  if (!checked.ok) throw invalid('url', checked.reason);
}

export type ShownTargets = {
  /** The host alone: paths of such addresses often hold a secret. */
  crmHost: string | null;
  /** There is an address that no key opens any more. */
  isLost: boolean;
  crmEmail: string | null;
  /** Whether mail goes out of this server at all. */
  hasMail: boolean;
};

export async function showTargets(
  { reader, seal, providers }: Context,
  siteId: string,
): Promise<ShownTargets> {
  const target = await findTarget(reader, siteId);
  const { crmUrl = null, crmEmail = null } = target ?? {};
  const hasMail = providers.mailer !== null;
  try {
    const crmHost = crmUrl === null ? null : new URL(seal.decrypt(crmUrl)).host;
    return { crmHost, isLost: false, crmEmail, hasMail };
  } catch {
    return { crmHost: null, isLost: true, crmEmail, hasMail };
  }
}

/** To which channels a new lead of the site goes. */
export async function channelsOf(reader: Reader, siteId: string): Promise<LeadChannel[]> {
  const target = await findTarget(reader, siteId);
  return [
    ...(target?.crmUrl ? (['crm'] as const) : []),
    ...(target?.crmEmail ? (['email'] as const) : []),
  ];
}
