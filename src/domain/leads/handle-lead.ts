import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { notFound } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { reviveDead, sendTo } from './deliveries-store.ts';
import { changeLead, findLead, type LeadRow } from './store.ts';
import { channelsOf } from './targets.ts';

/** A person says that a lead has been answered. Whoever did so first stays named. 404. */
export async function answerLead(ctx: Context, actor: PersonActor, leadId: string): Promise<void> {
  return onLead(ctx, actor, leadId, async (tx, lead) => {
    if (lead.answeredAt !== null) return;
    await changeLead(tx, lead.id, { answeredAt: tx.now, answeredBy: actor.name });
    await auditLead(tx, actor, lead, { answered: true });
  });
}

/** Puts an answered lead back among those that wait. Throws a 404. */
export async function reopenLead(ctx: Context, actor: PersonActor, leadId: string): Promise<void> {
  return onLead(ctx, actor, leadId, async (tx, lead) => {
    if (lead.answeredAt === null) return;
    await changeLead(tx, lead.id, { answeredAt: null, answeredBy: null });
    await auditLead(tx, actor, lead, { answered: false });
  });
}

/** What was kept apart was somebody after all: it counts, and goes where leads go. Throws a 404. */
export async function acceptLead(ctx: Context, actor: PersonActor, leadId: string): Promise<void> {
  return onLead(ctx, actor, leadId, async (tx, lead) => {
    if (lead.spamReason === null) return;
    await changeLead(tx, lead.id, { spamReason: null });
    await sendTo(tx, lead, await channelsOf(tx, lead.siteId));
    await auditLead(tx, actor, lead, { spam: false });
  });
}

/** Sends once more what was given up of a lead. Says how many ways; throws a 404. */
export async function resendLead(
  ctx: Context,
  actor: PersonActor,
  leadId: string,
): Promise<number> {
  return onLead(ctx, actor, leadId, async (tx, lead) => {
    const resent = await reviveDead(tx, lead.siteId, lead.id);
    if (resent > 0) await auditLead(tx, actor, lead, { resent });
    return resent;
  });
}

async function onLead<T>(
  ctx: Context,
  { siteId }: PersonActor,
  leadId: string,
  deed: (tx: Tx, lead: LeadRow) => Promise<T>,
): Promise<T> {
  return ctx.write(async (tx) => {
    const lead = await findLead(tx, leadId.toLowerCase());
    if (!lead || lead.siteId !== siteId) throw notFound();
    return deed(tx, lead);
  }, inLane(siteId));
}

async function auditLead(
  tx: Tx,
  actor: PersonActor,
  { id }: LeadRow,
  detail: Record<string, unknown>,
): Promise<void> {
  await audit(tx, actor, 'lead.change', { kind: 'lead', id }, detail);
}
