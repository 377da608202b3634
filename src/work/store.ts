import { and, asc, eq, inArray, like, lte, notLike, type SQL, sql } from 'drizzle-orm';
import { tasks } from '../../schema/tables/tasks.ts';
import { isFree, isLeasedTo, leaseTo, noLease, registerHolder } from '../db/lease.ts';
import { prepared } from '../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../db/reader.ts';
import { imageKinds, type TaskLoop } from './payloads.ts';

export type TaskRow = typeof tasks.$inferSelect;

function dueAt(nowMs: unknown) {
  return and(lte(tasks.runAt, sql`${nowMs}`), isFree(tasks, nowMs));
}

/** What a loop does: `draw-images` the kinds that begin so, `drain-tasks` all others. */
const isOfLoop: Record<TaskLoop, SQL> = {
  'draw-images': like(tasks.kind, `${imageKinds}%`),
  'drain-tasks': notLike(tasks.kind, `${imageKinds}%`),
};

function findDueOf(loop: TaskLoop) {
  return prepared((db: Reader['db']) =>
    db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(dueAt(sql.placeholder('now')), isOfLoop[loop]))
      .orderBy(asc(tasks.runAt), asc(tasks.createdAt))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
}

const findDue = {
  'draw-images': findDueOf('draw-images'),
  'drain-tasks': findDueOf('drain-tasks'),
};

/** Takes up to `limit` due tasks of a loop whose lease is free or ran out. */
export async function claimDue(
  tx: Tx,
  owner: string,
  leaseMs: number,
  limit: number,
  loop: TaskLoop = 'drain-tasks',
): Promise<TaskRow[]> {
  const due = await findDue[loop](tx as { db: Drizzle }).all({ now: tx.now, limit });
  if (due.length === 0) return [];
  await registerHolder(tx, owner);
  const ids = due.map((row) => row.id);
  return tx.db
    .update(tasks)
    .set({ ...leaseTo(owner, tx.now, leaseMs), attempts: sql`${tasks.attempts} + 1` })
    .where(inArray(tasks.id, ids))
    .returning();
}

export async function hasDue(reader: Reader, nowMs: number, loop: TaskLoop): Promise<boolean> {
  return (await findDue[loop](reader).all({ now: nowMs, limit: 1 })).length > 0;
}

/** Ends a task. False when the lease has gone to somebody else, whose outcome counts then. */
export async function finishTask(tx: Tx, id: string, owner: string): Promise<boolean> {
  const own = and(eq(tasks.id, id), isLeasedTo(tasks, owner));
  const gone = await tx.db.delete(tasks).where(own).returning({ id: tasks.id });
  return gone.length > 0;
}

export async function postponeTask(
  tx: Tx,
  id: string,
  owner: string,
  runAt: number,
  error: string,
): Promise<void> {
  await tx.db
    .update(tasks)
    .set({ ...noLease, runAt, lastError: error })
    .where(and(eq(tasks.id, id), isLeasedTo(tasks, owner)))
    .run();
}

/** Ends a lease as if the attempt had not begun. */
export async function releaseTask(tx: Tx, id: string, owner: string): Promise<void> {
  await tx.db
    .update(tasks)
    .set({ ...noLease, attempts: sql`${tasks.attempts} - 1` })
    .where(and(eq(tasks.id, id), isLeasedTo(tasks, owner)))
    .run();
}
