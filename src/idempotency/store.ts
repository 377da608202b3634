import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { idempotencyRecords } from '../../schema/tables/idempotency-records.ts';
import { prepared } from '../db/prepared.ts';
import type { Reader, Tx } from '../db/reader.ts';
import { day } from '../lib/clock.ts';

/** How long a stored answer counts. */
export const keptMs = day;

export type IdempotencyRecord = typeof idempotencyRecords.$inferSelect;
export type RecordKey = Pick<IdempotencyRecord, 'apiKeyId' | 'route' | 'idempotencyKey'>;

const byKey = prepared((db: Reader['db']) =>
  db
    .select()
    .from(idempotencyRecords)
    .where(
      and(
        eq(idempotencyRecords.apiKeyId, sql.placeholder('apiKeyId')),
        eq(idempotencyRecords.route, sql.placeholder('route')),
        eq(idempotencyRecords.idempotencyKey, sql.placeholder('idempotencyKey')),
        gt(idempotencyRecords.createdAt, sql.placeholder('since')),
      ),
    )
    .prepare(),
);

/** The stored answer, unless it is older than 24 hours. */
export async function findRecord(
  reader: Reader,
  key: RecordKey,
  nowMs: number,
): Promise<IdempotencyRecord | undefined> {
  return byKey(reader).get({ ...key, since: nowMs - keptMs });
}

/** Stores an answer in the place of one that is too old to count. */
export async function putRecord(tx: Tx, record: IdempotencyRecord): Promise<void> {
  const { requestHash, status, body, sealedBody, createdAt } = record;
  await tx.db
    .insert(idempotencyRecords)
    .values(record)
    .onConflictDoUpdate({
      target: [
        idempotencyRecords.apiKeyId,
        idempotencyRecords.route,
        idempotencyRecords.idempotencyKey,
      ],
      set: { requestHash, status, body, sealedBody, createdAt },
    })
    .run();
}

/** Deletes up to `limit` records that no longer count; returns how many. */
export async function deleteOldRecords(tx: Tx, limit: number): Promise<number> {
  const old = tx.db
    .select({ age: idempotencyRecords.createdAt })
    .from(idempotencyRecords)
    .where(lte(idempotencyRecords.createdAt, tx.now - keptMs))
    .orderBy(idempotencyRecords.createdAt)
    .limit(limit);
  const gone = await tx.db
    .delete(idempotencyRecords)
    .where(inArray(idempotencyRecords.createdAt, old))
    .returning({ age: idempotencyRecords.createdAt });
  return gone.length;
}
