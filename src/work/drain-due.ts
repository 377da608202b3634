import type { Context } from '../context.ts';
import { type DrainCounts, drainTasks } from './drain.ts';
import { definitions } from './kinds.ts';

/** Works through every kind of task that is due. */
export async function drainDue(ctx: Context, signal: AbortSignal): Promise<DrainCounts> {
  return drainTasks(ctx, definitions, signal);
}
