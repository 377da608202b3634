import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { EventType } from '../../../schema/contracts/events.ts';
import {
  deliveries,
  deliveryCounts,
  type DeliveryStatus,
} from '../../../schema/tables/webhooks.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import type { Reader } from '../../db/reader.ts';
import type { DeliveryRow } from './deliveries-store.ts';

export type DeliveryFilter = { status?: DeliveryStatus; eventType?: EventType };

/** Newest first. */
export async function listDeliveries(
  reader: Reader,
  siteId: string,
  webhookId: string,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<PageOf<DeliveryRow>> {
  const isFiltered = filter.status !== undefined || filter.eventType !== undefined;
  const matches = isFiltered
    ? sql`${deliveries.id} IN ${newestOfGroups(webhookId, filter, page)}`
    : and(
        eq(deliveries.siteId, siteId),
        eq(deliveries.webhookId, webhookId),
        page.after
          ? isAfter(page.after, sql`${deliveries.createdAt}, ${deliveries.id}`)
          : undefined,
      );
  const rows = await reader.db
    .select()
    .from(deliveries)
    .where(matches)
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(page.limit + 1)
    .all();
  const totalCount = await countDeliveries(reader, webhookId, filter);
  return cutPage(rows, page.limit, totalCount, (row) => [row.createdAt, row.id]);
}

/** From the counts that triggers keep: a handful of rows, however many deliveries there are. */
export async function countDeliveries(
  reader: Reader,
  webhookId: string,
  { status, eventType }: DeliveryFilter,
): Promise<number> {
  const n = sql<number>`coalesce(sum(${deliveryCounts.deliveries}), 0)`;
  const matches = and(
    eq(deliveryCounts.webhookId, webhookId),
    status && eq(deliveryCounts.status, status),
    eventType && eq(deliveryCounts.eventType, eventType),
  );
  return (await reader.db.select({ n }).from(deliveryCounts).where(matches).get())?.n ?? 0;
}

/**
 * The page's candidates: as many as fit on it from each status and event of the filter. The index
 * keeps each of these in order by itself, so that a filter that matches one row in a million reads
 * no more than one that matches all.
 */
function newestOfGroups(webhookId: string, filter: DeliveryFilter, page: PageRequest): SQL {
  const { status, eventType } = filter;
  const after = page.after ? sql`AND ${isAfter(page.after, sql`d.created_at, d.id`)}` : sql``;
  return sql`(
    SELECT newest.id FROM delivery_counts groups
    JOIN deliveries newest ON newest.id IN (
      SELECT d.id FROM deliveries d
      WHERE d.webhook_id = groups.webhook_id AND d.status = groups.status
        AND d.event_type = groups.event_type ${after}
      ORDER BY d.created_at DESC, d.id DESC LIMIT ${page.limit + 1}
    )
    WHERE groups.webhook_id = ${webhookId} AND groups.deliveries > 0
      ${status ? sql`AND groups.status = ${status}` : sql``}
      ${eventType ? sql`AND groups.event_type = ${eventType}` : sql``}
  )`;
}

function isAfter([createdAt, id]: readonly unknown[], columns: SQL): SQL {
  return sql`(${columns}) < (${createdAt}, ${id})`;
}
