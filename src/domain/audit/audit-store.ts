import { and, desc, eq, gte, isNull, like, lt, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../../../schema/tables/audit-entries.ts';
import type { Reader } from '../../db/reader.ts';
import type { AuditDeed } from './deeds.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

export type AuditFilter = {
  deed?: AuditDeed;
  /** What stands before the dot: "article". */
  group?: string;
  userId?: string;
  subjectId?: string;
  /** From this moment on, and before that one. */
  from?: number;
  to?: number;
};

export type AuditPage = { rows: AuditRow[]; next: string | null };

/**
 * The log of a store, or with null what concerns none, the newest first. `after` is the `next` of
 * the page before.
 */
export async function listAudit(
  reader: Reader,
  siteId: string | null,
  filter: AuditFilter,
  { limit, after = null }: { limit: number; after?: string | null },
): Promise<AuditPage> {
  const { at, id } = auditEntries;
  const rows = await reader.db
    .select()
    .from(auditEntries)
    .where(and(ofSite(siteId), ...conditions(filter), afterRow(after)))
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { rows: kept, next: rows.length > limit && last ? `${last.at}.${last.id}` : null };
}

function ofSite(siteId: string | null): SQL {
  return siteId === null ? isNull(auditEntries.siteId) : eq(auditEntries.siteId, siteId);
}

function conditions({ deed, group, userId, subjectId, from, to }: AuditFilter) {
  const { at, actorId } = auditEntries;
  return [
    deed === undefined ? undefined : eq(auditEntries.deed, deed),
    group === undefined
      ? undefined
      : like(auditEntries.deed, `${group.replaceAll(/[^a-z_]/g, '')}.%`),
    userId === undefined ? undefined : eq(actorId, userId),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
    from === undefined ? undefined : gte(at, from),
    to === undefined ? undefined : lt(at, to),
  ];
}

/** Ids of one millisecond are in the order of their making. */
function afterRow(after: string | null): SQL | undefined {
  const [, at, id] = /^(\d{1,16})\.([0-9a-f-]{36})$/.exec(after ?? '') ?? [];
  if (at === undefined || id === undefined) return undefined;
  return sql`(${auditEntries.at}, ${auditEntries.id}) < (${Number(at)}, ${id})`;
}
