import type { Context } from '../context.ts';
import { type DrainCounts, drainTasks } from './drain.ts';
import { definitions } from './kinds.ts';

/** Works through every kind of task that is due, but for pictures. */
export async function drainDue(ctx: Context, signal: AbortSignal): Promise<DrainCounts> {
  return drainTasks(ctx, definitions, signal);
}

/** The same for pictures, as many at a time as their maker is good for. */
export async function drawDue(ctx: Context, signal: AbortSignal): Promise<DrainCounts> {
  const { atOnce } = ctx.providers.imageMaker;
  return drainTasks(ctx, definitions, signal, { loop: 'draw-images', atOnce });
}
