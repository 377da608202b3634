import type { Context } from '../context.ts';
import { second } from '../lib/clock.ts';
import { definitions } from './kinds.ts';
import { claimDue, finishTask, hasDue, postponeTask, type TaskRow } from './store.ts';
import type { TaskDefinition } from './task.ts';

/** How many tasks are worked on at the same time. */
const atOnce = 4;
/** Longer than any kind's time limit, so that a lease never ends under a live worker. */
const leaseMs = 300 * second;
/** Waits before the second and the third attempt, and each further one. */
const retryDelaysMs = [2 * second, 15 * second, 60 * second];

export type DrainCounts = { done: number; postponed: number; given_up: number };

/** Works through everything that is due now. */
export async function drainTasks(ctx: Context, signal: AbortSignal): Promise<DrainCounts> {
  const counts: DrainCounts = { done: 0, postponed: 0, given_up: 0 };
  const owner = ctx.ids.uuid();
  while (!signal.aborted && (await hasDue(ctx.reader, ctx.clock.now()))) {
    const claimed = await ctx.write((tx) => claimDue(tx, owner, leaseMs, atOnce));
    const outcomes = await Promise.all(claimed.map((row) => workOn(ctx, row, owner, signal)));
    for (const outcome of outcomes) counts[outcome] += 1;
  }
  return counts;
}

async function workOn(
  ctx: Context,
  row: TaskRow,
  owner: string,
  signal: AbortSignal,
): Promise<keyof DrainCounts> {
  const definition = definitionOf(row.kind);
  const task = { id: row.id, siteId: row.siteId, payload: row.payload, attempt: row.attempts };
  const timeout = AbortSignal.timeout(definition.timeLimitMs);
  try {
    const record = await definition.run(ctx, task, AbortSignal.any([signal, timeout]));
    await ctx.write(async (tx) => {
      if (await finishTask(tx, row.id, owner)) await record(tx);
    });
    return 'done';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ task: row.id, kind: row.kind, attempt: row.attempts, reason }, 'a task failed');
    return await postponeOrGiveUp(ctx, row, owner, reason, definition);
  }
}

async function postponeOrGiveUp(
  ctx: Context,
  row: TaskRow,
  owner: string,
  reason: string,
  definition: TaskDefinition<unknown>,
): Promise<'postponed' | 'given_up'> {
  if (row.attempts < definition.maxAttempts) {
    const delayMs = retryDelaysMs[row.attempts - 1] ?? 60 * second;
    await ctx.write((tx) => postponeTask(tx, row.id, owner, tx.now + delayMs, reason));
    return 'postponed';
  }
  const task = { id: row.id, siteId: row.siteId, payload: row.payload, attempt: row.attempts };
  const record = definition.giveUp(ctx, task, reason);
  await ctx.write(async (tx) => {
    if (await finishTask(tx, row.id, owner)) await record(tx);
  });
  return 'given_up';
}

function definitionOf(kind: string): TaskDefinition<unknown> {
  const known: Partial<Record<string, TaskDefinition<never>>> = definitions;
  const definition = known[kind];
  if (!definition) throw new Error(`There is no task kind "${kind}".`);
  return definition as TaskDefinition<unknown>;
}
