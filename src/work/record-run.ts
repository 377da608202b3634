import { sql } from 'drizzle-orm';
import { loopRuns } from '../../schema/tables/loop-runs.ts';
import type { Context } from '../context.ts';

type Run = {
  name: string;
  startedAt: number;
  outcome: 'done' | 'failed' | 'timed_out';
  counts: Record<string, number>;
  error: string | null;
};

/** Keeps the last run of each loop. A store that cannot take it is logged: the loop must go on. */
export async function recordRun(ctx: Context, run: Run): Promise<void> {
  const { name, startedAt, outcome, counts, error } = run;
  try {
    await ctx.write(async (tx) => {
      const row = { startedAt, endedAt: tx.now, outcome, counts, error };
      await tx.db
        .insert(loopRuns)
        .values({ name, ...row, runs: 1 })
        .onConflictDoUpdate({
          target: loopRuns.name,
          set: { ...row, runs: sql`${loopRuns.runs} + 1` },
        })
        .run();
    });
  } catch (failure) {
    ctx.log.error({ loop: name, error: String(failure) }, 'a loop run could not be recorded');
  }
}
