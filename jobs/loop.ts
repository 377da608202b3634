import { Cron } from 'croner';
import type { Context } from '../src/context.ts';
import { second } from '../src/lib/clock.ts';
import { orLeaveBehind } from '../src/lib/leave-behind.ts';
import { recordRun } from '../src/db/record-run.ts';

/** What a run did, in numbers. All zero (or empty) means that there was nothing to do. */
export type Counts = Record<string, number>;

/** What happens again and again. `runOnce` may be called by the clock, a command or a test. */
export type Loop<Name extends string = string> = {
  name: Name;
  /** Six fields: second minute hour day month weekday, UTC. */
  schedule: string;
  timeLimitMs: number;
  /** How long after its limit a run that does not listen keeps its place; default 10 s. */
  abandonAfterMs?: number;
  runOnce(ctx: Context, signal: AbortSignal): Promise<Counts>;
};

export type LoopRun = {
  name: string;
  outcome: 'done' | 'failed' | 'timed_out';
  counts: Counts;
  error: string | null;
};

/** How long a run may take to end once its signal has told it to: at a stop of the program. */
const abandonAtStopMs = 1_000;

/** And after its time limit: later it is left behind, so that the loop can run again. */
const abandonAfterMs = 10 * second;

/** As an offset: with the name of a zone croner asks Intl, which takes longer than all the rest. */
export const inUtc = { utcOffset: 0 } as const;

/** When a schedule comes by next (milliseconds). */
export function nextRunAfter(schedule: string, now: number): number | null {
  const cron = new Cron(schedule, { ...inUtc, paused: true });
  return cron.nextRun(new Date(now))?.getTime() ?? null;
}

export type RunningLoops<Name extends string = string> = {
  /** Runs the loop now, or once more when it is running already. */
  wake(name: Name): void;
  stop(graceMs: number): Promise<void>;
};

/** Runs a loop once with its time limit and writes the run down. Never throws. */
export async function runLoop(ctx: Context, loop: Loop, stopping?: AbortSignal): Promise<LoopRun> {
  const timeout = AbortSignal.timeout(loop.timeLimitMs);
  const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
  const startedAt = ctx.clock.now();
  const begunAt = performance.now();
  ctx.runLog.begin(loop.name, startedAt);
  const run: LoopRun = { name: loop.name, outcome: 'done', counts: {}, error: null };
  try {
    const work = Promise.try(() => loop.runOnce(ctx, signal));
    run.counts = await orLeaveBehind(work, timeout, loop.abandonAfterMs ?? abandonAfterMs);
    if (timeout.aborted) run.outcome = 'timed_out';
  } catch (error) {
    run.outcome = timeout.aborted ? 'timed_out' : 'failed';
    run.error = error instanceof Error ? error.message : String(error);
    ctx.log.error({ loop: loop.name, error: run.error }, 'a loop run failed');
  }
  countRun(ctx, run, performance.now() - begunAt);
  recordRun(ctx, { ...run, startedAt });
  return run;
}

function countRun({ clock, metrics }: Context, run: LoopRun, durationMs: number): void {
  metrics.loopRuns.labels(run.name, run.outcome).inc();
  metrics.loopSeconds.labels(run.name).set(durationMs / second);
  metrics.loopEnds.labels(run.name).set(clock.now() / second);
}

/** Starts every loop on its schedule. */
export function startLoops<Name extends string>(
  ctx: Context,
  loops: readonly Loop<Name>[],
): RunningLoops<Name> {
  const stopping = new AbortController();
  const runners = new Map(loops.map((loop) => [loop.name, new Runner(ctx, loop, stopping.signal)]));
  return {
    wake: (name) => runners.get(name)?.kick(),
    async stop(graceMs) {
      const all = [...runners.values()];
      const finished = Promise.all(all.map((runner) => runner.stop()));
      const isDone = await Promise.race([
        finished.then(() => true),
        Bun.sleep(graceMs).then(() => false),
      ]);
      if (isDone) return;
      stopping.abort();
      // A run that does not listen to its signal must not hold the end of the program.
      await Promise.race([finished, Bun.sleep(abandonAtStopMs)]);
    },
  };
}

class Runner {
  private running: Promise<void> | null = null;
  private wantsAnother = false;
  private stopped = false;
  private readonly cron: Cron;

  constructor(
    private readonly ctx: Context,
    private readonly loop: Loop,
    private readonly stopping: AbortSignal,
  ) {
    const options = { ...inUtc, protect: true, catch: true, unref: true, name: undefined };
    this.cron = new Cron(loop.schedule, options, () => this.kick());
  }

  kick(): void {
    if (this.stopped) return;
    if (this.running) this.wantsAnother = true;
    else this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cron.stop();
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      this.wantsAnother = false;
      await runLoop(this.ctx, this.loop, this.stopping);
    } while (this.wantsAnother && !this.stopped);
    this.running = null;
  }
}
