import type { Database, Statement } from 'bun:sqlite';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { LoopName } from '../../lib/loop-name.ts';
import { OpenTx } from '../open-tx.ts';
import type { Drizzle } from '../reader.ts';
import { StoreBusy, StoreUnavailable } from '../store-failure.ts';
import type { Body, Write, WriteOptions } from '../write.ts';
import { storeFailure } from './failure.ts';
import { TurnWatch } from './turn-watch.ts';

export type WriteQueueOptions = {
  clock: Clock;
  ids: Ids;
  /** Told after each commit which loops should look for work. */
  onCommit: (wakes: ReadonlySet<LoopName>) => void;
  /** Told after each commit, before anybody learns of it. */
  onSettle?: () => void;
  /** Runs each body once for nothing before it counts, to find those that only bear one run. */
  rehearse?: boolean;
};

type Job = {
  body: Body<unknown>;
  giveUpAt: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};
type Outcome = { job: Job; ok: true; value: unknown } | { job: Job; ok: false; error: unknown };

const maxInOneTransaction = 512;
const defaultBusyLimitMs = 10_000;
const busyPauseMs = 5;

export class WriteQueue {
  private queue: Job[] = [];
  private draining: Promise<void> | null = null;
  private isClosed = false;
  private readonly watch = new TurnWatch();
  private readonly statements: Record<'begin' | 'commit' | 'rollback', Statement> &
    Record<'savepoint' | 'release' | 'undo', Statement>;

  constructor(
    private readonly connection: Database,
    private readonly db: Drizzle,
    private readonly options: WriteQueueOptions,
  ) {
    this.statements = {
      begin: connection.prepare('BEGIN IMMEDIATE'),
      commit: connection.prepare('COMMIT'),
      rollback: connection.prepare('ROLLBACK'),
      savepoint: connection.prepare('SAVEPOINT body'),
      release: connection.prepare('RELEASE body'),
      undo: connection.prepare('ROLLBACK TO body'),
    };
    // The wait for another process happens in `begin`, without blocking the event loop.
    connection.run('PRAGMA busy_timeout = 0');
  }

  readonly write: Write = <T>(body: Body<T>, options: WriteOptions) => {
    if (this.isClosed) return Promise.reject(new StoreUnavailable('The store is closed.'));
    const giveUpAt = performance.now() + (options.busyLimitMs ?? defaultBusyLimitMs);
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ body, giveUpAt, resolve: resolve as (value: unknown) => void, reject });
      this.draining ??= this.drain();
    });
  };

  /** Waits until nothing is under way; what is written after that is refused. */
  async close(): Promise<void> {
    while (this.draining) await this.draining;
    this.isClosed = true;
  }

  private async drain(): Promise<void> {
    // One turn of the loop, so that requests read in the same turn share the transaction.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.queue.length > 0) {
      if (await this.begin()) await this.runBatch(this.queue.splice(0, maxInOneTransaction));
    }
    this.draining = null;
  }

  /** False when everybody who waited has given up. */
  private async begin(): Promise<boolean> {
    while (this.queue.length > 0) {
      try {
        this.statements.begin.run();
        return true;
      } catch (error) {
        this.rejectThoseWhoGiveUp(storeFailure(error));
        if (this.queue.length > 0) await Bun.sleep(busyPauseMs);
      }
    }
    return false;
  }

  private rejectThoseWhoGiveUp(failure: unknown): void {
    const now = performance.now();
    const waitsOn = (job: Job) => failure instanceof StoreBusy && now < job.giveUpAt;
    for (const job of this.queue) if (!waitsOn(job)) job.reject(failure);
    this.queue = this.queue.filter(waitsOn);
  }

  private async runBatch(batch: Job[]): Promise<void> {
    const wakes = new Set<LoopName>();
    const outcomes: Outcome[] = [];
    try {
      const now = this.options.clock.now();
      for (const job of batch) outcomes.push(await this.runOne(job, now, wakes));
      this.statements.commit.run();
      this.options.onSettle?.();
    } catch (error) {
      for (const job of batch) job.reject(storeFailure(error));
      if (this.connection.inTransaction) this.statements.rollback.run();
      return;
    }
    for (const outcome of outcomes) {
      if (outcome.ok) outcome.job.resolve(outcome.value);
      else outcome.job.reject(storeFailure(outcome.error));
    }
    if (wakes.size > 0) this.options.onCommit(wakes);
  }

  private async rehearse(job: Job, now: number): Promise<void> {
    const tx = new OpenTx(this.db, now, this.options.ids);
    this.statements.savepoint.run();
    await this.watch.run(job.body, tx).catch(() => null);
    tx.end();
    this.statements.undo.run();
    this.statements.release.run();
  }

  private async runOne(job: Job, now: number, wakes: Set<LoopName>): Promise<Outcome> {
    if (this.options.rehearse) await this.rehearse(job, now);
    const tx = new OpenTx(this.db, now, this.options.ids);
    this.statements.savepoint.run();
    try {
      const value = await this.watch.run(job.body, tx);
      this.statements.release.run();
      for (const name of tx.wakes) wakes.add(name);
      return { job, ok: true, value };
    } catch (error) {
      // SQLite ends the whole transaction by itself on some errors (disk full): all must fail then.
      if (!this.connection.inTransaction) throw error;
      this.statements.undo.run();
      this.statements.release.run();
      return { job, ok: false, error };
    } finally {
      tx.end();
    }
  }
}
