import type { Health } from '../../../schema/contracts/health.ts';
import type { Context } from '../../context.ts';
import { fileSizes } from '../../db/sqlite/file-sizes.ts';
import type { LoopState } from '../../db/run-log.ts';
import { isoTime, second } from '../../lib/clock.ts';
import { queueDepths } from '../../db/queue-depths.ts';

/** What an operator wants to know when something seems wrong; throws when nothing can be read. */
export function verboseHealth(
  ctx: Context,
): () => Promise<Omit<Health, 'status' | 'version' | 'time'>> {
  const depths = queueDepths(ctx);
  return async () => ({
    loops: ctx.runLog.loops().map(viewLoop),
    queues: await depths(),
    database_bytes: fileSizes(ctx.config.dataDir),
    memory_bytes: process.memoryUsage.rss(),
    uptime_seconds: performance.now() / second,
  });
}

function viewLoop({ name, runningSince, lastRun }: LoopState): NonNullable<Health['loops']>[0] {
  return {
    name,
    running_since: runningSince === null ? null : isoTime(runningSince),
    last_run: lastRun && {
      started_at: isoTime(lastRun.startedAt),
      ended_at: isoTime(lastRun.endedAt),
      outcome: lastRun.outcome,
      counts: lastRun.counts,
      error: lastRun.error,
    },
  };
}
