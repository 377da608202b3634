import { describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { Database } from 'bun:sqlite';
import { type Counts, type Loop, runLoop, startLoops } from '../../jobs/loop.ts';
import { loops } from '../../jobs/index.ts';
import { logFile } from '../../src/db/log-file.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { type Harness, harness } from '../support/harness.ts';

/** Once a year, so that only wakes run it. */
const rarely = '0 0 0 1 1 *';

function loopOf(runOnce: Loop['runOnce'], timeLimitMs = 60_000): Loop {
  return { name: 'probe', schedule: rarely, timeLimitMs, runOnce };
}

type Recorded = { outcome: string; counts: string; error: string; runs: number };

function recorded(app: Harness): Recorded[] {
  const file = logFile(app.app.ctx.config.dataDir);
  if (!existsSync(file)) return [];
  using log = new Database(file, { readonly: true });
  const query = "SELECT outcome, counts, error, runs FROM loop_runs WHERE name = 'probe'";
  return log.query<Recorded, []>(query).all();
}

/** Settles when its signal aborts. */
function untilAborted(signal: AbortSignal): Promise<Counts> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error('told to end'));
    signal.addEventListener('abort', () => reject(new Error('told to end')));
  });
}

describe('one run', () => {
  test('is written down when it did something, and not when there was nothing to do', async () => {
    await using app = harness();
    const { ctx } = app.app;
    expect(
      (
        await runLoop(
          ctx,
          loopOf(async () => ({ sent: 0 })),
        )
      ).outcome,
    ).toBe('done');
    expect(recorded(app)).toEqual([]);
    await runLoop(
      ctx,
      loopOf(async () => ({ sent: 2 })),
    );
    await runLoop(
      ctx,
      loopOf(async () => ({ sent: 3 })),
    );
    const row = { outcome: 'done', counts: '{"sent":3}', error: null, runs: 2 };
    expect(recorded(app)).toMatchObject([row]);
  });

  test('that throws is written down and never rejects, whatever it throws', async () => {
    await using app = harness();
    const thrown: [value: unknown, error: string][] = [
      [new Error('no stock'), 'no stock'],
      ['a text', 'a text'],
      [undefined, 'undefined'],
    ];
    for (const [value, error] of thrown) {
      const loop = loopOf(() => {
        throw value;
      });
      const run = await runLoop(app.app.ctx, loop);
      expect(run).toEqual({ name: 'probe', outcome: 'failed', counts: {}, error });
      expect(recorded(app)).toMatchObject([{ outcome: 'failed', error }]);
    }
  });

  test('is told to end at its time limit, and is written down as timed out', async () => {
    await using app = harness();
    const run = await runLoop(
      app.app.ctx,
      loopOf((_ctx, signal) => untilAborted(signal), 5),
    );
    expect(run.outcome).toBe('timed_out');
    expect(recorded(app)).toMatchObject([{ outcome: 'timed_out', error: 'told to end' }]);
  });

  test('that does not listen is left behind, so that the loop can go on', async () => {
    await using app = harness();
    let runs = 0;
    const deaf: Loop = {
      ...loopOf(() => {
        runs += 1;
        return runs === 1 ? new Promise<never>(() => {}) : Promise.resolve({ sent: 1 });
      }, 5),
      abandonAfterMs: 5,
    };
    const first = await runLoop(app.app.ctx, deaf);
    expect(first.outcome).toBe('timed_out');
    expect(first.error).toContain('told to end');
    expect(app.app.ctx.runLog.stateOf('probe')).toMatchObject({ runningSince: null });
    expect((await runLoop(app.app.ctx, deaf)).outcome).toBe('done');
  });

  test('with nothing to do is written down once a minute, to show that it goes on', async () => {
    await using app = harness();
    const idle = loopOf(async () => ({ sent: 0 }));
    for (let seconds = 0; seconds < 60; seconds += 20) {
      await runLoop(app.app.ctx, idle);
      expect(recorded(app)).toEqual([]);
      app.clock.advance(20_000);
    }
    await runLoop(app.app.ctx, idle);
    expect(recorded(app)).toMatchObject([{ outcome: 'done', runs: 1 }]);
    app.clock.advance(59_999);
    await runLoop(app.app.ctx, idle);
    expect(recorded(app)).toMatchObject([{ runs: 1 }]);
    app.clock.advance(1);
    await runLoop(app.app.ctx, idle);
    expect(recorded(app)).toMatchObject([{ runs: 2 }]);
  });

  test('that is good takes the place of a failure, even when it had nothing to do', async () => {
    await using app = harness();
    const failing = loopOf(() => Promise.reject(new Error('no disk')));
    const idle = loopOf(async () => ({ sent: 0 }));
    await runLoop(app.app.ctx, failing);
    await runLoop(app.app.ctx, idle);
    expect(recorded(app)).toMatchObject([{ outcome: 'done', error: null, runs: 2 }]);
    await runLoop(app.app.ctx, idle);
    expect(recorded(app)).toMatchObject([{ runs: 2 }]);
  });

  test('costs the state file nothing, whether it is written down or not', async () => {
    await using app = harness();
    const versions = new Database(stateFile(app.app.ctx.config.dataDir), { readonly: true });
    const version = () => versions.query('PRAGMA data_version').get();
    const before = version();
    await runLoop(
      app.app.ctx,
      loopOf(async () => ({ sent: 1 })),
    );
    expect(version()).toEqual(before);
    await app.makeSite();
    expect(version()).not.toEqual(before);
    versions.close();
  });

  test('that cannot be written down does not reject either', async () => {
    const app = harness();
    const { ctx } = app.app;
    await app[Symbol.asyncDispose]();
    const run = await runLoop(
      ctx,
      loopOf(async () => ({ sent: 1 })),
    );
    expect(run).toMatchObject({ outcome: 'done', counts: { sent: 1 } });
  });
});

describe('a running loop', () => {
  test('runs once more, not at the same time, when it is woken while it runs', async () => {
    await using app = harness();
    const gates: (() => void)[] = [];
    const begun: ((turn: number) => void)[] = [];
    let inside = 0;
    let most = 0;
    let runs = 0;
    const started = (turn: number) =>
      new Promise<void>((resolve) => {
        if (runs >= turn) resolve();
        else begun.push((count) => count >= turn && resolve());
      });
    const running = startLoops(app.app.ctx, [
      loopOf(async () => {
        inside += 1;
        runs += 1;
        most = Math.max(most, inside);
        for (const tell of begun) tell(runs);
        await new Promise<void>((open) => gates.push(open));
        inside -= 1;
        return {};
      }),
    ]);
    running.wake('probe');
    await started(1);
    for (let wake = 0; wake < 5; wake += 1) running.wake('probe');
    gates[0]?.();
    await started(2);
    gates[1]?.();
    await running.stop(1_000);
    expect([runs, most]).toEqual([2, 1]);
    running.wake('probe');
    running.wake('nobody');
    expect(runs).toBe(2);
  });

  test('finishes what it is at when it is stopped within its grace', async () => {
    await using app = harness();
    let finish = () => {};
    let ended = false;
    const running = startLoops(app.app.ctx, [
      loopOf(async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        ended = true;
        return {};
      }),
    ]);
    running.wake('probe');
    const stopping = running.stop(60_000);
    finish();
    await stopping;
    expect(ended).toBe(true);
  });

  test('is told to end after its grace, and left behind if it does not listen', async () => {
    await using app = harness();
    let heard = false;
    const listens = startLoops(app.app.ctx, [
      loopOf(async (_ctx, signal) => {
        await untilAborted(signal).catch(() => (heard = true));
        return {};
      }),
    ]);
    listens.wake('probe');
    await listens.stop(1);
    expect(heard).toBe(true);
    const deaf = startLoops(app.app.ctx, [loopOf(() => new Promise<never>(() => {}))]);
    deaf.wake('probe');
    await deaf.stop(1);
  });
});

test('no two loops share a name, and those of waiting work run each second', () => {
  const names = loops.map((loop) => loop.name);
  expect(new Set(names).size).toBe(names.length);
  const waiting = ['dispatch-events', 'drain-tasks', 'send-webhooks'];
  for (const name of waiting) {
    expect(loops.find((loop) => loop.name === name)?.schedule).toBe('* * * * * *');
  }
});
