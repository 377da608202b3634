import type { Context } from '../context.ts';
import { type DrainCounts, drainTasks } from './drain.ts';
import { definitions } from './kinds.ts';

/** Works through every kind of task that is due, but for pictures. */
export async function drainDue(ctx: Context, signal: AbortSignal): Promise<DrainCounts> {
  return drainTasks(ctx, definitions, signal);
}

/** The same for pictures. */
export async function drawDue(ctx: Context, signal: AbortSignal): Promise<DrainCounts> {
  return drainTasks(ctx, definitions, signal, 'draw-images');
}
