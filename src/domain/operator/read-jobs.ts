import { loops } from '../../../jobs/index.ts';
import { nextRunAfter } from '../../../jobs/loop.ts';
import type { Context } from '../../context.ts';
import type { LoopState } from '../../db/run-log.ts';

export type JobView = {
  name: string;
  /** Null where it has not run since the start. */
  state: LoopState | null;
  /** What an earlier run left in the log, where this process has none. */
  lastEndedAt: number | null;
  nextAt: number | null;
};

/** Every job with its last run and its next, in the order of the timetable. */
export function readJobs({ runLog, clock }: Pick<Context, 'runLog' | 'clock'>): JobView[] {
  const now = clock.now();
  return loops.map(({ name, schedule }) => {
    const state = runLog.stateOf(name);
    const lastEndedAt = state?.lastRun?.endedAt ?? runLog.lastRecorded(name)?.endedAt ?? null;
    return { name, state, lastEndedAt, nextAt: nextRunAfter(schedule, now) };
  });
}
