import { and, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { leads, leadTargets } from '../../../schema/tables/leads.ts';
import { overwriting } from '../../db/dialect.ts';
import { insertRow } from '../../db/insert-row.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type LeadRow = typeof leads.$inferSelect;
export type TargetRow = typeof leadTargets.$inferSelect;

export const insertLead = insertRow(leads);

export async function findLead(reader: Reader, id: string): Promise<LeadRow | undefined> {
  return reader.db.select().from(leads).where(eq(leads.id, id)).get();
}

export type LeadFilter = { spam?: boolean; since?: number; limit?: number };

/** Newest first; those kept as spam by themselves. */
export async function listLeads(
  reader: Reader,
  siteId: string,
  { spam = false, since = 0, limit = 100_000 }: LeadFilter = {},
): Promise<LeadRow[]> {
  const isKind = spam ? isNotNull(leads.spamReason) : isNull(leads.spamReason);
  return reader.db
    .select()
    .from(leads)
    .where(and(eq(leads.siteId, siteId), gte(leads.createdAt, since), isKind))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit)
    .all();
}

type Sender = Pick<LeadRow, 'siteId' | 'emailKey' | 'phoneKey' | 'vehicleId'>;

/**
 * The newest lead since then of the same person about the same vehicle: what both gave of address
 * and number is the same.
 */
export async function findSame(
  tx: Tx,
  { siteId, emailKey, phoneKey, vehicleId }: Sender,
  since: number,
): Promise<LeadRow | undefined> {
  const same: SQL[] = [];
  if (emailKey !== null) same.push(eq(leads.emailKey, emailKey));
  if (phoneKey !== null) same.push(eq(leads.phoneKey, phoneKey));
  const rows = await tx.db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.siteId, siteId),
        gte(leads.createdAt, since),
        isNull(leads.spamReason),
        vehicleId === null ? isNull(leads.vehicleId) : eq(leads.vehicleId, vehicleId),
        or(...same),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .all();
  return rows.find((row) => {
    return agree(row.emailKey, emailKey) && agree(row.phoneKey, phoneKey);
  });
}

function agree(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

export async function changeLead(tx: Tx, id: string, change: Partial<LeadRow>): Promise<void> {
  await tx.db.update(leads).set(change).where(eq(leads.id, id)).run();
}

export type ContactKey = { emailKey: string } | { phoneKey: string };

/** Everywhere, since whoever asks to be forgotten does not know our sites. Says how many. */
export async function deleteByContact(
  tx: Tx,
  contact: ContactKey,
  siteId: string | null,
): Promise<number> {
  const own = siteId === null ? undefined : eq(leads.siteId, siteId);
  const isTheirs =
    'emailKey' in contact
      ? eq(leads.emailKey, contact.emailKey)
      : eq(leads.phoneKey, contact.phoneKey);
  return overwriting(tx, async () => {
    const gone = await tx.db.delete(leads).where(and(isTheirs, own)).returning({ id: leads.id });
    return gone.length;
  });
}

/** At most `limit` leads that were last heard of before. */
export async function deleteOld(
  tx: Tx,
  before: { leads: number; spam: number },
  limit: number,
): Promise<number> {
  const isOld = or(
    sql`${leads.lastAt} <= ${before.leads}`,
    and(sql`${leads.lastAt} <= ${before.spam}`, isNotNull(leads.spamReason)),
  );
  const latest = Math.max(before.leads, before.spam);
  const ids = tx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(sql`${leads.lastAt} <= ${latest}`, isOld))
    .limit(limit);
  return overwriting(tx, async () => {
    const old = inArray(leads.id, ids);
    return (await tx.db.delete(leads).where(old).returning({ id: leads.id })).length;
  });
}

export async function findTarget(reader: Reader, siteId: string): Promise<TargetRow | undefined> {
  return reader.db.select().from(leadTargets).where(eq(leadTargets.siteId, siteId)).get();
}

export async function putTarget(tx: Tx, row: TargetRow): Promise<void> {
  const { siteId: _siteId, ...set } = row;
  const target = leadTargets.siteId;
  await tx.db.insert(leadTargets).values(row).onConflictDoUpdate({ target, set }).run();
}
