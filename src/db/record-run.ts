import type { Context } from '../context.ts';
import type { RecordedRun, RunLog } from './run-log.ts';
import { minute } from '../lib/clock.ts';

/** How old the record of a loop that finds nothing to do may become: shows that it still runs. */
const renewedMs = minute;

/**
 * Keeps the last run of each loop. Written down is one that did something or failed, the first good
 * one after a failure whatever it did (a failure that has been made good must not be shown as the
 * last word), and of the others one a minute: most loops come by each second.
 */
export function recordRun(
  { runLog, clock }: Pick<Context, 'runLog' | 'clock'>,
  run: Omit<RecordedRun, 'endedAt'>,
): void {
  const ended = { ...run, endedAt: clock.now() };
  runLog.end(ended);
  const isNews = run.outcome !== 'done' || Object.values(run.counts).some((count) => count > 0);
  if (isNews || isDue(runLog, ended)) runLog.record(ended);
}

function isDue(runLog: RunLog, { name, endedAt }: RecordedRun): boolean {
  const last = runLog.lastRecorded(name);
  if (last !== null && last.outcome !== 'done') return true;
  const since = last?.endedAt ?? runLog.stateOf(name)?.firstBegunAt ?? endedAt;
  // The clock may have been set back since.
  return Math.abs(endedAt - since) >= renewedMs;
}
