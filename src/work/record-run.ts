import type { Context } from '../context.ts';
import type { RecordedRun } from '../db/run-log.ts';

/**
 * Keeps the last run of each loop that did something or failed, and the first good one after a
 * failure whatever it did: a failure that has been made good must not be shown as the last word.
 */
export function recordRun(
  { runLog, clock }: Pick<Context, 'runLog' | 'clock'>,
  run: Omit<RecordedRun, 'endedAt'>,
): void {
  const isNews = run.outcome !== 'done' || Object.values(run.counts).some((count) => count > 0);
  const last = isNews ? null : runLog.lastOutcome(run.name);
  if (isNews || (last !== null && last !== 'done')) {
    runLog.record({ ...run, endedAt: clock.now() });
  }
}
