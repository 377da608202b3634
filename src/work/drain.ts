import type { Context } from '../context.ts';
import { leaseOwner } from '../db/lease.ts';
import { retryAt, steps } from '../lib/backoff.ts';
import { second } from '../lib/clock.ts';
import { orLeaveBehind } from '../lib/leave-behind.ts';
import type { TaskLoop } from './payloads.ts';
import { claimDue, finishTask, hasDue, postponeTask, releaseTask, type TaskRow } from './store.ts';
import type { CommitOutcome, Task, TaskDefinition } from './task.ts';
import { isStoreFailure, writeWhenPossible } from '../db/write-when-possible.ts';
import { inLane } from '../db/write.ts';

/** How many tasks are worked on at the same time. */
const maxConcurrent = 4;
/** Longer than any kind's time limit, so that a lease never ends under a live worker. */
export const taskLeaseMs = 300 * second;
/** How long a task may keep its place after its time limit; its lease is longer by more. */
const abandonAfterMs = 10 * second;
/** How often a run with a free place looks for tasks that came in meanwhile. */
const lookMs = 200;
/** Waits before the second and the third attempt, and each further one. */
export const taskBackoff = steps([2 * second, 15 * second, 60 * second], { last: 'repeats' });
/**
 * A lease that nobody ended was held by a process that died. A task which has taken this many
 * processes with it, beyond its own attempts, is not begun again.
 */
const maxInterruptions = 20;

export type DrainCounts = { done: number; postponed: number; given_up: number };

/** The verb of each kind of task; kinds.ts has the program's own. */
export type Definitions = Partial<{ [kind: string]: TaskDefinition<never> }>;

/** Works through everything that is due now, a few at a time. */
export async function drainTasks(
  ctx: Context,
  definitions: Definitions,
  signal: AbortSignal,
  { loop = 'drain-tasks', atOnce = maxConcurrent }: { loop?: TaskLoop; atOnce?: number } = {},
): Promise<DrainCounts> {
  const counts: DrainCounts = { done: 0, postponed: 0, given_up: 0 };
  const worker: Worker = { ctx, definitions, signal, loop, owner: leaseOwner(ctx) };
  const running = new Set<Promise<void>>();
  while (!signal.aborted) {
    const begun = await claim(worker, atOnce - running.size);
    for (const row of begun) {
      const work: Promise<void> = workOn(worker, row).then((outcome) => {
        counts[outcome] += 1;
        ctx.metrics.tasks.labels(definitions[row.kind] ? row.kind : 'unknown', outcome).inc();
        running.delete(work);
      });
      running.add(work);
    }
    if (running.size === 0) break;
    if (begun.length === 0) await Promise.race([...running, Bun.sleep(lookMs)]);
  }
  await Promise.all(running);
  return counts;
}

async function claim({ ctx, owner, loop }: Worker, room: number): Promise<TaskRow[]> {
  if (room === 0 || !(await hasDue(ctx.reader, ctx.clock.now(), loop))) return [];
  return ctx.write((tx) => claimDue(tx, owner, taskLeaseMs, room, loop), inLane(loop));
}

type Worker = {
  ctx: Context;
  definitions: Definitions;
  signal: AbortSignal;
  loop: TaskLoop;
  owner: string;
};

/** Never rejects: what cannot even be recorded is logged, and the lease brings the task back. */
async function workOn(worker: Worker, row: TaskRow): Promise<keyof DrainCounts> {
  const { ctx } = worker;
  try {
    return await runTask(worker, row);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ctx.log.error({ task: row.id, kind: row.kind, reason }, 'the end of a task was not recorded');
    return 'postponed';
  }
}

async function runTask(worker: Worker, row: TaskRow): Promise<keyof DrainCounts> {
  const { ctx, signal, owner } = worker;
  const definition = worker.definitions[row.kind] as TaskDefinition<unknown> | undefined;
  if (!definition) return await postpone(worker, row, `There is no task kind "${row.kind}".`);
  const { id, siteId, payload, attempts: attempt } = row;
  const task: Task<unknown> = { id, siteId, payload, attempt };
  if (row.attempts > definition.maxAttempts + maxInterruptions) {
    return await end(
      worker,
      row,
      definition.giveUp(ctx, task, 'It was interrupted too often.'),
      'given_up',
    );
  }
  const timeout = AbortSignal.timeout(definition.timeLimitMs);
  try {
    const work = definition.run(ctx, task, AbortSignal.any([signal, timeout]));
    const record = await orLeaveBehind(work, timeout, definition.abandonAfterMs ?? abandonAfterMs);
    return await end(worker, row, record, 'done');
  } catch (error) {
    if (signal.aborted) {
      // The program ends: that is no failure of the task, and another process takes it up at once.
      await ctx.write((tx) => releaseTask(tx, row.id, owner), inLane(row.siteId));
      return 'postponed';
    }
    const reason = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ task: row.id, kind: row.kind, attempt: row.attempts, reason }, 'a task failed');
    // What a full disk does is no fault of the task, and counts only as an interruption.
    const mayTryAgain = row.attempts < definition.maxAttempts || isStoreFailure(error);
    if (mayTryAgain) return await postpone(worker, row, reason);
    return await end(worker, row, definition.giveUp(ctx, task, reason), 'given_up');
  }
}

async function postpone(
  { ctx, owner, signal }: Worker,
  row: TaskRow,
  reason: string,
): Promise<'postponed'> {
  await writeWhenPossible(
    ctx,
    signal,
    (tx) => {
      const runAt = retryAt(taskBackoff, row.attempts, tx.now) ?? tx.now;
      return postponeTask(tx, row.id, owner, runAt, reason);
    },
    inLane(row.siteId),
  );
  return 'postponed';
}

/**
 * Records the outcome, unless the lease has gone to somebody else, whose outcome counts then. What
 * was researched or written at a price waits for a store that is full.
 */
async function end<O extends keyof DrainCounts>(
  { ctx, owner, signal }: Worker,
  row: TaskRow,
  record: CommitOutcome,
  outcome: O,
): Promise<O> {
  await writeWhenPossible(
    ctx,
    signal,
    async (tx) => {
      if (await finishTask(tx, row.id, owner)) await record(tx);
    },
    inLane(row.siteId),
  );
  return outcome;
}
