import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { eventTypeNames } from '../../../schema/contracts/events.ts';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import type { Reader } from '../../db/reader.ts';
import { day, hour } from '../../lib/clock.ts';

const hours = day / hour;

/**
 * How many deliveries of each of the last 24 hours have failed so far, the oldest hour first; test
 * calls do not count. All events are named so that the index leads straight to the last day.
 */
export async function failuresByHour(
  reader: Reader,
  webhookId: string,
  now: number,
): Promise<number[]> {
  const { createdAt, eventType, isTest, status } = deliveries;
  const since = now - day;
  const slot = sql<number>`min((${createdAt} - ${since} - 1) / ${hour}, ${hours - 1})`;
  const rows = await reader.db
    .select({ slot, n: sql<number>`count(*)` })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.webhookId, webhookId),
        inArray(status, ['failed', 'dead_letter']),
        inArray(eventType, eventTypeNames),
        gt(createdAt, since),
        lte(createdAt, now),
        eq(isTest, false),
      ),
    )
    .groupBy(slot)
    .all();
  const counts = new Map(rows.map((row) => [row.slot, row.n]));
  return Array.from({ length: hours }, (_, at) => counts.get(at) ?? 0);
}
