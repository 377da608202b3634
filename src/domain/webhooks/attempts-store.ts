import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import { deliveryAttempts } from '../../../schema/tables/webhooks.ts';
import { insertRow } from '../../db/insert-row.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import type { DeliveryRow } from './deliveries-store.ts';

export type AttemptRow = typeof deliveryAttempts.$inferSelect;

/** Of one delivery: whoever redelivers it forever must not fill the store. */
const maxKept = 50;

const insertAttempt = insertRow(deliveryAttempts);

/**
 * Keeps what the delivery says of its last attempt, in the write that replaces it: most deliveries
 * arrive at once, and cost nothing. Nothing is kept of one that was not tried.
 */
export async function keepAttempt(tx: Tx, row: DeliveryRow): Promise<void> {
  const { id: deliveryId, attempts: number, lastAttemptAt: at } = row;
  if (number === 0 || at === null) return;
  const { responseStatus, responseBody, error, durationMs } = row;
  const answer = { responseStatus, responseBody, error, durationMs };
  await insertAttempt(tx, { id: tx.ids.uuid(), deliveryId, number, at, ...answer });
  const own = eq(deliveryAttempts.deliveryId, deliveryId);
  const newest = tx.db
    .select({ id: deliveryAttempts.id })
    .from(deliveryAttempts)
    .where(own)
    .orderBy(desc(deliveryAttempts.at), desc(deliveryAttempts.id))
    .limit(maxKept);
  await tx.db
    .delete(deliveryAttempts)
    .where(and(own, notInArray(deliveryAttempts.id, newest)))
    .run();
}

/** Of a delivery, the oldest first; its last attempt is in the delivery itself. */
export function earlierAttempts(reader: Reader, deliveryId: string): Promise<AttemptRow[]> {
  const { at, id } = deliveryAttempts;
  return reader.db
    .select()
    .from(deliveryAttempts)
    .where(eq(deliveryAttempts.deliveryId, deliveryId))
    .orderBy(asc(at), asc(id))
    .all();
}
