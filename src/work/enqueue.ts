import { tasks } from '../../schema/tables/tasks.ts';
import { insertRow } from '../db/insert-row.ts';
import type { Tx } from '../db/reader.ts';
import { loopOf, type TaskPayloads } from './payloads.ts';

const insertTask = insertRow(tasks);

/** Puts work into the queue, in the transaction of the change that calls for it. */
export async function enqueue<K extends keyof TaskPayloads>(
  tx: Tx,
  siteId: string,
  kind: K,
  payload: TaskPayloads[K],
): Promise<void> {
  await insertTask(tx, {
    id: tx.ids.uuid(),
    siteId,
    kind,
    payload,
    runAt: tx.now,
    attempts: 0,
    createdAt: tx.now,
  });
  tx.wake(loopOf(kind));
}
