import { minute } from '../src/lib/clock.ts';
import { drainTasks } from '../src/work/drain.ts';
import { definitions } from '../src/work/kinds.ts';
import type { Loop } from './loop.ts';

/** Research and writing that requests have asked for. */
export const drainTasksLoop: Loop = {
  name: 'drain-tasks',
  schedule: '* * * * * *',
  timeLimitMs: 10 * minute,
  runOnce: (ctx, signal) => drainTasks(ctx, definitions, signal),
};
