import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type LeadChannel, leadDeliveries } from '../../../schema/tables/leads.ts';
import { isOneOf } from '../../db/dialect.ts';
import { insertRow } from '../../db/insert-row.ts';
import { isLeasedTo, registerHolder } from '../../db/lease.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { longestWaitMs } from '../../lib/backoff.ts';
import { leadBackoff, leadLeaseMs, maxAttempts } from './schedule.ts';

export type LeadDeliveryRow = typeof leadDeliveries.$inferSelect;

const insertDelivery = insertRow(leadDeliveries);

/**
 * Has the lead sent to these channels, as it is when it is sent: one that waits for that already,
 * and is not under way, is enough.
 */
export async function sendTo(
  tx: Tx,
  { siteId, id: leadId }: { siteId: string; id: string },
  channels: readonly LeadChannel[],
): Promise<void> {
  for (const channel of channels) {
    const waiting = and(
      eq(leadDeliveries.leadId, leadId),
      eq(leadDeliveries.channel, channel),
      isNotNull(leadDeliveries.nextAttemptAt),
      isNull(leadDeliveries.leaseOwner),
    );
    const [known] = await tx.db
      .select({ id: leadDeliveries.id })
      .from(leadDeliveries)
      .where(waiting)
      .all();
    if (known) continue;
    await insertDelivery(tx, {
      id: tx.ids.uuid(),
      siteId,
      leadId,
      channel,
      status: 'pending',
      attempts: 0,
      nextAttemptAt: tx.now,
      createdAt: tx.now,
    });
  }
  if (channels.length > 0) tx.wake('deliver-leads');
}

const due = prepared((db: Reader['db']) =>
  db
    .select({
      id: leadDeliveries.id,
      siteId: leadDeliveries.siteId,
      channel: leadDeliveries.channel,
    })
    .from(leadDeliveries)
    .where(
      and(
        isNotNull(leadDeliveries.nextAttemptAt),
        sql`${leadDeliveries.nextAttemptAt} <= ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(asc(leadDeliveries.nextAttemptAt))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

export async function findDueLeads(reader: Reader, now: number, limit: number) {
  return due(reader).all({ now, limit });
}

/** They come due again when the lease ends unanswered. */
export async function leaseLeads(
  tx: Tx,
  ids: readonly string[],
  owner: string,
): Promise<LeadDeliveryRow[]> {
  await registerHolder(tx, owner);
  return tx.db
    .update(leadDeliveries)
    .set({ leaseOwner: owner, nextAttemptAt: tx.now + leadLeaseMs })
    .where(and(isOneOf(leadDeliveries.id, ids), lte(leadDeliveries.nextAttemptAt, tx.now)))
    .returning()
    .all();
}

/** Ends the lease; what somebody else has taken meanwhile stays theirs. */
export async function endAttempt(
  tx: Tx,
  id: string,
  owner: string,
  ending: Partial<LeadDeliveryRow>,
): Promise<void> {
  await tx.db
    .update(leadDeliveries)
    .set({ leaseOwner: null, ...ending })
    .where(and(eq(leadDeliveries.id, id), isLeasedTo(leadDeliveries, owner)))
    .run();
}

/** Dead letters of the site, or of one lead, are tried anew from the first attempt. How many. */
export async function reviveDead(tx: Tx, siteId: string, leadId?: string): Promise<number> {
  const isDead = and(
    sql`${leadDeliveries.status} = 'dead_letter'`,
    leadId === undefined ? undefined : eq(leadDeliveries.leadId, leadId),
  );
  const back = await tx.db
    .update(leadDeliveries)
    .set({ status: 'pending', attempts: 0, nextAttemptAt: tx.now })
    .where(and(eq(leadDeliveries.siteId, siteId), isDead))
    .returning({ id: leadDeliveries.id });
  if (back.length > 0) tx.wake('deliver-leads');
  return back.length;
}

/** The newest delivery of each channel, by lead. */
export async function deliveriesOf(
  reader: Reader,
  leadIds: readonly string[],
): Promise<Map<string, LeadDeliveryRow[]>> {
  const rows = await reader.db
    .select()
    .from(leadDeliveries)
    .where(isOneOf(leadDeliveries.leadId, leadIds))
    .orderBy(asc(leadDeliveries.createdAt), asc(leadDeliveries.id))
    .all();
  return Map.groupBy(rows, ({ leadId }) => leadId);
}

/** After the clock was set back nothing waits for longer than its schedule. Says how many. */
export async function mendLeadDeliveries(tx: Tx): Promise<number> {
  const waits = Array.from({ length: maxAttempts }, (_, failures) => {
    return sql`WHEN ${failures} THEN ${tx.now + longestWaitMs(leadBackoff, failures)}`;
  });
  const latest = sql`CASE WHEN ${leadDeliveries.leaseOwner} IS NOT NULL
    THEN ${tx.now + leadLeaseMs}
    ELSE CASE ${leadDeliveries.attempts} ${sql.join(waits, sql` `)} ELSE ${tx.now} END END`;
  const mended = await tx.db
    .update(leadDeliveries)
    .set({ nextAttemptAt: latest })
    .where(sql`${leadDeliveries.nextAttemptAt} > ${latest}`)
    .returning({ id: leadDeliveries.id });
  if (mended.length > 0) tx.wake('deliver-leads');
  return mended.length;
}
