import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { leads } from '../../../schema/tables/leads.ts';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Reader } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { notFound } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { findLead, type LeadRow } from './store.ts';

/** How many leads of the store are from whoever sent this one. */
export async function countOfPerson(reader: Reader, lead: LeadRow): Promise<number> {
  const row = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(leads)
    .where(ofPerson(lead))
    .get();
  return row?.n ?? 0;
}

/**
 * Deletes all that the sender of a lead has sent to this store, with whatever waits to be
 * delivered. The audit log says that it was done and nothing of who they are. Throws a 404.
 */
export async function forgetPerson(
  ctx: Context,
  actor: PersonActor,
  leadId: string,
): Promise<number> {
  const { siteId } = actor;
  return ctx.write(async (tx) => {
    const lead = await findLead(tx, leadId.toLowerCase());
    if (!lead || lead.siteId !== siteId) throw notFound();
    const gone = await tx.db.delete(leads).where(ofPerson(lead)).returning({ id: leads.id });
    const forgotten = gone.length;
    await audit(tx, actor, 'lead.change', { kind: 'lead', id: null }, { forgotten });
    return forgotten;
  }, inLane(siteId));
}

/** The same address; or the same number, unless another address says that it is somebody else. */
function ofPerson({ siteId, id, emailKey, phoneKey }: LeadRow) {
  const isSameNumber = phoneKey === null ? undefined : eq(leads.phoneKey, phoneKey);
  const same =
    emailKey === null
      ? isSameNumber
      : or(eq(leads.emailKey, emailKey), isSameNumber && and(isSameNumber, isNull(leads.emailKey)));
  return and(eq(leads.siteId, siteId), or(eq(leads.id, id), same));
}
