import type { Context } from '../context.ts';
import type { Tx } from '../db/reader.ts';
import type { TaskKind, TaskPayloads } from './payloads.ts';

export type Task<P> = { id: string; siteId: string; payload: P; attempt: number };

/**
 * What is written down at the end of a task, in one transaction with the end of the task itself.
 */
export type CommitOutcome = (tx: Tx) => Promise<void>;

/**
 * How one kind of task is done. `run` does the slow part outside any transaction and returns what
 * to record. A throw means: try again later. After the last attempt `giveUp` records the failure;
 * its reason is a sentence for the client.
 */
export type TaskDefinition<P> = {
  timeLimitMs: number;
  maxAttempts: number;
  /** How long after its limit a run that does not listen keeps its place; default 10 s. */
  abandonAfterMs?: number;
  run(ctx: Context, task: Task<P>, signal: AbortSignal): Promise<CommitOutcome>;
  giveUp(ctx: Context, task: Task<P>, reason: string): CommitOutcome;
};

export type TaskDefinitions = { [K in TaskKind]: TaskDefinition<TaskPayloads[K]> };
