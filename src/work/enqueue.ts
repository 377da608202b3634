import { tasks } from '../../schema/tables/tasks.ts';
import type { Writer } from '../db/reader.ts';
import type { TaskPayloads } from './payloads.ts';

/** Puts work into the queue, in the transaction of the change that calls for it. */
export async function enqueue<K extends keyof TaskPayloads>(
  tx: Writer,
  siteId: string,
  kind: K,
  payload: TaskPayloads[K],
): Promise<void> {
  await tx.db.insert(tasks).values({
    id: tx.ids.uuid(),
    siteId,
    kind,
    payload,
    runAt: tx.now,
    attempts: 0,
    createdAt: tx.now,
  });
  tx.wake('drain-tasks');
}
