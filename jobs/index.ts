import { drainTasksLoop } from './drain-tasks.ts';
import type { Loop } from './loop.ts';

/** The whole timetable. Loops of work that waits are also woken after the commit that brings it. */
export const loops: readonly Loop[] = [drainTasksLoop];
