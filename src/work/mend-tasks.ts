import { sql } from 'drizzle-orm';
import { tasks } from '../../schema/tables/tasks.ts';
import type { Tx } from '../db/reader.ts';
import { longestWaitMs } from '../lib/backoff.ts';
import { taskBackoff, taskLeaseMs } from './drain.ts';

/** No wait is longer than the last. */
const steps = [0, 1, 2, 3] as const;

/** After the clock was set back: no task waits for longer than its schedule. Returns how many. */
export async function mendTasks(tx: Tx): Promise<number> {
  const [none, first, second, more] = steps.map((n) => tx.now + longestWaitMs(taskBackoff, n));
  const latest = sql<number>`CASE ${tasks.attempts}
    WHEN 0 THEN ${none} WHEN 1 THEN ${first} WHEN 2 THEN ${second} ELSE ${more} END`;
  const late = await tx.db
    .update(tasks)
    .set({ runAt: latest })
    .where(sql`${tasks.runAt} > ${tx.now} AND ${tasks.runAt} > ${latest}`)
    .returning({ id: tasks.id });
  const leaseEnd = tx.now + taskLeaseMs;
  await tx.db
    .update(tasks)
    .set({ leaseUntil: leaseEnd })
    .where(sql`${tasks.leaseUntil} > ${leaseEnd}`)
    .run();
  if (late.length > 0) {
    tx.wake('drain-tasks');
    tx.wake('draw-images');
  }
  return late.length;
}
