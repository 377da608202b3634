import { describe, expect, test } from 'bun:test';
import { tasks } from '../../schema/tables/tasks.ts';
import { StoreUnavailable } from '../../src/db/store-failure.ts';
import { inLane, type Write } from '../../src/db/write.ts';
import { minute, second } from '../../src/lib/clock.ts';
import { type Definitions, drainTasks } from '../../src/work/drain.ts';
import { claimDue, type TaskRow } from '../../src/work/store.ts';
import { takeOver } from '../../src/work/take-over.ts';
import type { CommitOutcome, TaskDefinition } from '../../src/work/task.ts';
import { type Harness, harness } from '../support/harness.ts';

type Run = TaskDefinition<{ n: number }>['run'];

const nothing: CommitOutcome = async () => {};
const never = new AbortController().signal;

/** One kind of task, "count", with what happened to each. */
function counting(run: Run, change: Partial<TaskDefinition<{ n: number }>> = {}) {
  const given: { n: number; reason: string }[] = [];
  const definition: TaskDefinition<{ n: number }> = {
    timeLimitMs: minute,
    maxAttempts: 3,
    run,
    giveUp: (_ctx, task, reason) => async () => {
      given.push({ n: task.payload.n, reason });
    },
    ...change,
  };
  const definitions: Definitions = { count: definition as TaskDefinition<never> };
  return { definitions, given };
}

async function enqueue(app: Harness, siteId: string, count = 1, kind = 'count'): Promise<void> {
  await app.app.ctx.write(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      await tx.db.insert(tasks).values({
        id: tx.ids.uuid(),
        siteId,
        kind,
        payload: { n },
        runAt: tx.now,
        attempts: 0,
        createdAt: tx.now,
      });
    }
  }, inLane('test'));
}

async function left(app: Harness): Promise<TaskRow[]> {
  return app.app.ctx.reader.db.select().from(tasks).all();
}

describe('draining', () => {
  test('does each task once and records it in the transaction that ends it', async () => {
    await using app = harness();
    const { id } = await app.makeSite();
    await enqueue(app, id, 10);
    const done: number[] = [];
    const { definitions } = counting(async (_ctx, task) => async (tx) => {
      const rows = await tx.db.select({ id: tasks.id }).from(tasks).all();
      expect(rows.map((row) => row.id)).not.toContain(task.id);
      done.push(task.payload.n);
    });
    const runs = await Promise.all([1, 2].map(() => drainTasks(app.app.ctx, definitions, never)));
    expect(runs.reduce((sum, run) => sum + run.done, 0)).toBe(10);
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await left(app)).toEqual([]);
  });

  test('takes its place from a task that does not listen, and gives it up in the end', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    const deaf = { timeLimitMs: 5, abandonAfterMs: 5, maxAttempts: 2 };
    const { definitions, given } = counting(() => new Promise<never>(() => {}), deaf);
    expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ postponed: 1 });
    app.clock.advance(minute);
    expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ given_up: 1 });
    expect(given).toEqual([{ n: 0, reason: expect.stringContaining('told to end') }]);
  });

  test('tries a task that fails again after 2 and 15 seconds, and then gives it up', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    const attempts: number[] = [];
    const { definitions, given } = counting(async (_ctx, task) => {
      attempts.push(task.attempt);
      throw new Error('the model is away');
    });
    const drain = () => drainTasks(app.app.ctx, definitions, never);
    const nothingDone = { done: 0, postponed: 0, given_up: 0 };
    for (const waitMs of [2 * second, 15 * second]) {
      expect(await drain()).toEqual({ ...nothingDone, postponed: 1 });
      expect((await left(app))[0]).toMatchObject({
        lastError: 'the model is away',
        leaseOwner: null,
      });
      app.clock.advance(waitMs - 1);
      expect(await drain()).toEqual(nothingDone);
      app.clock.advance(1);
    }
    expect(await drain()).toEqual({ ...nothingDone, given_up: 1 });
    expect(attempts).toEqual([1, 2, 3]);
    expect(given).toEqual([{ n: 0, reason: 'the model is away' }]);
    expect(await left(app)).toEqual([]);
  });

  test('tries again when the outcome cannot be recorded, and keeps no half of it', async () => {
    await using app = harness();
    const { id } = await app.makeSite();
    await enqueue(app, id);
    let fails = true;
    const { definitions } = counting(async () => async (tx) => {
      if (!fails) return;
      await tx.db.delete(tasks).run();
      throw new Error('a constraint');
    });
    const counts = await drainTasks(app.app.ctx, definitions, never);
    expect(counts).toMatchObject({ postponed: 1 });
    expect(await left(app)).toHaveLength(1);
    fails = false;
    app.clock.advance(2 * second);
    expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ done: 1 });
  });

  test('keeps what was done until a store that is full takes it, and does it once', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    let runs = 0;
    let refusals = 0;
    const { definitions } = counting(async () => {
      runs += 1;
      return nothing;
    });
    const write: Write = (body) => {
      if (runs === 0 || refusals === 1) return app.app.ctx.write(body, inLane('test'));
      refusals += 1;
      return Promise.reject(new StoreUnavailable('full'));
    };
    const counts = await drainTasks({ ...app.app.ctx, write }, definitions, never);
    expect(counts).toEqual({ done: 1, postponed: 0, given_up: 0 });
    expect([runs, refusals]).toEqual([1, 1]);
    expect(await left(app)).toEqual([]);
  });

  test('gives no task up because the store failed while it ran', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    let isFull = true;
    const { definitions, given } = counting(async () => {
      if (isFull) throw new StoreUnavailable('full');
      return nothing;
    });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ postponed: 1 });
      app.clock.advance(minute);
    }
    isFull = false;
    expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ done: 1 });
    expect(given).toEqual([]);
  });

  test('tells a task to end at its time limit, and counts that as a failure', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    const waits: Run = (_ctx, _task, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('too slow')));
      });
    const { definitions, given } = counting(waits, { timeLimitMs: 5, maxAttempts: 1 });
    expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ given_up: 1 });
    expect(given[0]?.reason).toBe('too slow');
  });

  test('goes on beside a task that is slow', async () => {
    await using app = harness();
    const { id } = await app.makeSite();
    await enqueue(app, id, 12);
    let finishSlow = () => {};
    let quick = 0;
    const { definitions } = counting(async (_ctx, task) => {
      if (task.payload.n === 0) await new Promise<void>((resolve) => (finishSlow = resolve));
      else if ((quick += 1) === 11) finishSlow();
      return nothing;
    });
    expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ done: 12 });
  });

  test('works on four at a time', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id, 9);
    let inside = 0;
    let most = 0;
    const { definitions } = counting(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      return nothing;
    });
    await drainTasks(app.app.ctx, definitions, never);
    expect(most).toBe(4);
  });

  test('leaves a kind that it does not know to a version that does', async () => {
    await using app = harness();
    const { id } = await app.makeSite();
    await enqueue(app, id, 1, 'from-the-future');
    await enqueue(app, id, 2);
    const { definitions } = counting(async () => nothing);
    const counts = await drainTasks(app.app.ctx, definitions, never);
    expect(counts).toEqual({ done: 2, postponed: 1, given_up: 0 });
    expect((await left(app))[0]).toMatchObject({ kind: 'from-the-future', attempts: 1 });
  });
});

describe('a lease', () => {
  const claim = (app: Harness, owner: string) =>
    app.app.ctx.write((tx) => claimDue(tx, owner, 5 * minute, 10), inLane('test'));
  const startServer = (app: Harness, node: string) =>
    app.app.ctx.write((tx) => takeOver(tx, node), inLane('test'));

  test('keeps a task from others until it runs out', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    expect(await claim(app, 'dead')).toHaveLength(1);
    const { definitions } = counting(async () => nothing);
    const drain = () => drainTasks(app.app.ctx, definitions, never);
    app.clock.advance(5 * minute - 1);
    expect(await drain()).toMatchObject({ done: 0 });
    app.clock.advance(1);
    expect(await drain()).toMatchObject({ done: 1 });
  });

  test('of a process that was killed is released when the server starts', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id, 3);
    await startServer(app, 'killed');
    await claim(app, 'killed/1');
    await startServer(app, 'next');
    const { definitions } = counting(async () => nothing);
    expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ done: 3 });
  });

  test('of a command that runs beside the server outlives a start', async () => {
    await using app = harness();
    app.allowLeftovers();
    await enqueue(app, (await app.makeSite()).id);
    await claim(app, 'a command/1');
    await startServer(app, 'next');
    expect(await claim(app, 'next/1')).toHaveLength(0);
    app.clock.advance(5 * minute);
    expect(await claim(app, 'next/1')).toHaveLength(1);
  });

  test('that the process itself took before it began to serve stays its own', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    expect(await claim(app, 'one/1')).toHaveLength(1);
    await startServer(app, 'one');
    expect(await claim(app, 'one/2')).toHaveLength(0);
    await startServer(app, 'next');
    expect(await claim(app, 'next/1')).toHaveLength(1);
    app.allowLeftovers();
  });

  test('that was lost keeps the outcome from being recorded twice', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    let records = 0;
    const { definitions } = counting(async (ctx, task) => {
      if (task.attempt === 1) {
        app.clock.advance(5 * minute);
        await drainTasks(ctx, definitions, never);
      }
      return async () => void (records += 1);
    });
    await drainTasks(app.app.ctx, definitions, never);
    expect(records).toBe(1);
    expect(await left(app)).toEqual([]);
  });

  test('is given back without an attempt counted when the program ends', async () => {
    await using app = harness();
    app.allowLeftovers();
    await enqueue(app, (await app.makeSite()).id);
    const ending = new AbortController();
    const { definitions, given } = counting((_ctx, _task, signal) => {
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      ending.abort();
      return aborted;
    });
    const counts = await drainTasks(app.app.ctx, definitions, ending.signal);
    expect(counts).toEqual({ done: 0, postponed: 1, given_up: 0 });
    expect((await left(app))[0]).toMatchObject({ attempts: 0, leaseOwner: null, lastError: null });
    expect(given).toEqual([]);
  });

  test('of a task that takes its process down every time is not given for ever', async () => {
    await using app = harness();
    await enqueue(app, (await app.makeSite()).id);
    for (let death = 0; death < 23; death += 1) {
      await startServer(app, `dies-${death}`);
      expect(await claim(app, `dies-${death}/1`)).toHaveLength(1);
    }
    await startServer(app, 'lives');
    let runs = 0;
    const { definitions, given } = counting(async () => {
      runs += 1;
      return nothing;
    });
    expect(await drainTasks(app.app.ctx, definitions, never)).toMatchObject({ given_up: 1 });
    expect([runs, given.length]).toEqual([0, 1]);
  });
});
