import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type App, buildApp } from '../../app.ts';
import { makeConfig } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import { requestFiles } from '../../db/request-files.ts';
import type { Write } from '../../db/write.ts';
import { makeLog } from '../../lib/log.ts';
import { seededRandom } from '../../lib/random.ts';
import type { Dice } from './dice.ts';
import { Findings, must, mustEqual } from './invariants.ts';
import type { Network } from './network.ts';
import { ownCommands } from './own-commands.ts';
import type { VirtualTime } from './virtual-time.ts';

/** When the process dies: before or after the write that uses the fuse up is committed. */
export type Fuse = { writesLeft: number; isCommitted: boolean };

export const workLoops = [
  'dispatch-events',
  'drain-tasks',
  'draw-images',
  'release-held',
  'send-webhooks',
  'deliver-leads',
] as const;

/** Turns of the event loop after which work that has not come to rest never will. */
const maxTurns = 500_000;
const maxRuns = 2_000;

export type MachineParts = {
  seed: number;
  folder: string;
  time: VirtualTime;
  network: Network;
  dice: Dice;
  findings: Findings;
  providers: Partial<Context['providers']>;
  /** Whether loops run as soon as they are woken. */
  isPrompt: boolean;
};

/** One process after the other on the same data folder. */
export class Machine {
  /** The process has died; nothing that still runs in it reaches the disk or the network. */
  isDead = false;
  fuse: Fuse | null = null;
  private running: App | null = null;
  private wanted = new Set<string>();
  /** Loops that run, and those of them that were woken meanwhile. */
  private readonly busy = new Set<string>();
  private readonly again = new Set<string>();
  private starts = 0;
  private writing = 0;
  private writesReachDisk = true;

  constructor(private readonly parts: MachineParts) {}

  get app(): App {
    if (!this.running) throw new Error('The simulated process is not running.');
    return this.running;
  }

  isRunning(): boolean {
    return this.running !== null;
  }

  /** Starts a process as `serve` does, but for the port and the timetable. */
  async start(): Promise<void> {
    const { seed, folder, time, network, providers } = this.parts;
    this.starts += 1;
    this.isDead = false;
    this.fuse = null;
    this.writesReachDisk = true;
    network.connect();
    // For the request log; other lines go nowhere.
    const config = makeConfig({ LOG_LEVEL: 'info', DATA_DIR: folder, MASTER_KEY: masterKey });
    const log = makeLog('silent');
    const requests = requestFiles(folder, time.clock, log);
    const app = buildApp(config, {
      clock: time.clock,
      random: seededRandom(`program ${seed} start ${this.starts}`),
      log,
      requestLines: (line) => requests.write(line),
      call: network.call,
      runOwnProgram: ownCommands(folder, time.clock),
      providers,
      synchronous: 'OFF',
      startLoops: () => ({ wake: (name) => this.wake(name), stop: async () => {} }),
    });
    app.ctx.write = this.guarded(app.ctx.write);
    this.running = app;
    await app.startLoops();
  }

  /** At once and beside each other, as the timetable does, or later one by one in any order. */
  wake(...names: string[]): void {
    for (const name of names) {
      if (!this.parts.isPrompt) this.wanted.add(name);
      else if (this.busy.has(name)) this.again.add(name);
      else void this.runPromptly(name);
    }
  }

  private async runPromptly(name: string): Promise<void> {
    this.busy.add(name);
    do {
      this.again.delete(name);
      await this.parts.findings.gatherFrom(this.run(name));
    } while (this.again.has(name) && !this.isDead);
    this.busy.delete(name);
  }

  /** Ends the process as SIGTERM does. */
  async stop(): Promise<void> {
    await this.app.stop(0);
    this.end();
  }

  /** Ends the process in the middle of whatever it does. */
  async crash(): Promise<void> {
    this.die();
    // Whatever it is computing comes to an end first: the next process is to begin at the same
    // moment in every run of a seed, and to meet nothing of this one.
    for (let turn = 0; turn < 50 || this.busy.size > 0; turn += 1) {
      must(turn < maxTurns, 'work-is-taken-up', () => 'a loop outlives its process');
      await yieldToEventLoop();
    }
    // What follows only closes files; it has no more effect on them than a kill.
    this.writesReachDisk = false;
    await this.app.stop(0);
    this.end();
  }

  private end(): void {
    this.running = null;
    this.wanted.clear();
    this.busy.clear();
    this.again.clear();
  }

  /** Runs the loops that were woken, in any order, until all is at rest. */
  async settle(): Promise<void> {
    await this.rest();
    for (let runs = 0; this.wanted.size > 0 && !this.isDead; runs += 1) {
      must(runs < maxRuns, 'work-is-taken-up', () => 'the loops wake each other for ever');
      const name = this.parts.dice.pick([...this.wanted].sort());
      this.wanted.delete(name);
      await this.run(name);
      await this.rest();
    }
  }

  async run(name: string): Promise<void> {
    const { outcome, error } = await this.app.runLoop(name);
    if (!this.isDead) mustEqual(outcome, 'done', 'loops-end-well', `${name} (${error})`);
  }

  /** Until everything under way waits for the network: nothing else takes time here. */
  async rest(): Promise<void> {
    const { network, findings } = this.parts;
    for (let turn = 0; turn < maxTurns; turn += 1) {
      const atNetwork = network.waiting - network.tests;
      const isAtRest = this.writing === 0 && this.busy.size === 0;
      if (turn > 0 && isAtRest && this.app.ctx.sends.size() === atNetwork) break;
      if (this.isDead && turn > 50) break;
      must(turn < maxTurns - 1, 'work-is-taken-up', () => 'an attempt is stuck');
      await yieldToEventLoop();
    }
    findings.throwIfAny();
  }

  async turn(): Promise<void> {
    await yieldToEventLoop();
  }

  private die(): void {
    this.isDead = true;
    this.parts.network.cutOff();
  }

  private guarded(write: Write): Write {
    return async (body, options) => {
      if (!this.writesReachDisk) return undefined as Awaited<ReturnType<typeof body>>;
      if (this.isDead) throw new Error('The simulated process is dead.');
      const isLast = this.fuse !== null && this.fuse.writesLeft-- === 0;
      const dies = isLast && !this.fuse?.isCommitted;
      if (dies) this.die();
      if (dies) throw new Error('The simulated process died before the write.');
      this.writing += 1;
      try {
        return await write(body, options);
      } finally {
        this.writing -= 1;
        if (isLast) this.die();
      }
    };
  }
}

/** Simulated data is thrown away: its key need not be secret. */
const masterKey = '5e1f7e57'.repeat(8);
