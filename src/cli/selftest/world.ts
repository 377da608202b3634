import { hour, second } from '../../lib/clock.ts';
import type { EventType } from '../../../schema/contracts/events.ts';
import { watchChanges } from './changes.ts';
import { Dice } from './dice.ts';
import { Findings, must } from './invariants.ts';
import { Machine, workLoops } from './machine.ts';
import { DeliveryModel } from './model/deliveries.ts';
import { LimitModel } from './model/limits.ts';
import { Network } from './network.ts';
import { Owners } from './owners.ts';
import type { Remembered } from './actions/repeatable.ts';
import { Partners } from './partners.ts';
import { type Health, unreliableProviders } from './providers.ts';
import { StoreView } from './store-view.ts';
import { Trace } from './trace.ts';
import { VirtualTime } from './virtual-time.ts';

/** Which events subscriptions of the simulation ask for: those that something emits. */
export const emitted: readonly EventType[] = [
  'ideacloud.completed',
  'ideacloud.failed',
  'content.progress',
  'content.completed',
  'content.failed',
  'inventory.feed.updated',
];

/** Loops beside the work loops that touch what is simulated, and how often they run. */
const hourlyLoops = [
  'sweep-idempotency',
  'sweep-webhooks',
  'sweep-deliveries',
  'expire-recommendations',
];
const saveEveryMs = 5 * second;
/** Things that may happen while time passes; more means that something never ends. */
const maxEvents = 20_000;

/** Everything of one simulation. */
export class World {
  readonly trace = new Trace();
  readonly time = new VirtualTime();
  readonly findings = new Findings();
  readonly owners = new Owners();
  readonly limits = new LimitModel();
  readonly health: Health = { throws: 0.05, refuses: 0.05 };
  readonly partners: Partners;
  /** What partners were told exists, and the store it belongs to. */
  readonly ideaclouds = new Map<string, string>();
  readonly articles = new Map<string, string>();
  readonly remembered: Remembered[] = [];
  /** The latest time that the clock on the wall has shown. */
  latestWall = 0;
  readonly dice: Dice;
  readonly network: Network;
  readonly machine: Machine;
  private openedView: StoreView | null = null;
  private openedModel: DeliveryModel | null = null;
  /** What is due by the new time is seen at the next second. */
  private isClockSet = false;
  /** When the timetable last looked, in passed time. */
  private tickedAt = -1;
  private savedAt = 0;
  private sweptAt = 0;
  /** Numbers that make names unlike all others. */
  private names = 0;

  constructor(
    readonly seed: number,
    readonly folder: string,
  ) {
    const { time, findings } = this;
    this.dice = new Dice(`actions ${seed}`);
    this.partners = new Partners(this.dice);
    const watcher = {
      begun: (sent: Parameters<DeliveryModel['begun']>[0]) => {
        findings.gather(() => this.deliveries.begun(sent));
      },
      ended: (...ended: Parameters<DeliveryModel['answered']>) => {
        const [{ request }, outcome] = ended;
        const status = outcome.kind === 'answered' ? outcome.status : outcome.kind;
        this.trace.add(`  ${request.headers['webhook-id']} to ${request.url}: ${status}`);
        findings.gather(() => this.deliveries.answered(...ended));
      },
    };
    this.network = new Network(time, new Dice(`network ${seed}`), watcher, findings);
    this.machine = new Machine({
      seed,
      folder,
      time,
      network: this.network,
      dice: new Dice(`loops ${seed}`),
      findings,
      providers: unreliableProviders(new Dice(`providers ${seed}`), this.health, seed % 8 === 0),
      isPrompt: seed % 2 === 0,
    });
  }

  get view(): StoreView {
    if (!this.openedView) throw new Error('The database is not open yet.');
    return this.openedView;
  }

  get deliveries(): DeliveryModel {
    if (!this.openedModel) throw new Error('The database is not open yet.');
    return this.openedModel;
  }

  /** Starts the first process. */
  async open(): Promise<void> {
    await this.machine.start();
    watchChanges(this.folder);
    this.openedView = new StoreView(this.folder);
    this.openedModel = new DeliveryModel(this.view, this.time.clock.now);
  }

  async close(): Promise<void> {
    if (this.machine.isRunning()) await this.machine.crash();
    this.openedView?.close();
  }

  figures(): { attempts: number; events: number } {
    const { openedModel } = this;
    return { attempts: openedModel?.attempts ?? 0, events: openedModel?.events.size ?? 0 };
  }

  uniqueName(): string {
    this.names += 1;
    return `topic ${this.names}`;
  }

  setClock(ms: number): void {
    this.latestWall = Math.max(this.latestWall, this.wallNow());
    this.time.jump(ms);
    this.isClockSet = true;
  }

  /** A stop and a start; what was under way is given back. */
  async restart(): Promise<void> {
    this.trace.add('  the process is stopped');
    await this.machine.stop();
    this.findings.throwIfAny();
    this.limits.stored(this.wallNow());
    await this.startAgain();
  }

  /** Kills the process, if it is not dead yet, and starts the next. */
  async recover(): Promise<void> {
    this.trace.add('  the process has died');
    await this.machine.crash();
    await this.startAgain();
  }

  private async startAgain(): Promise<void> {
    this.time.moveTo(this.time.passedMs + this.dice.between(5, 90 * second));
    await this.machine.start();
    this.limits.restarted();
    this.deliveries.restarted();
    this.machine.wake(...workLoops);
    await this.settle();
  }

  /** All that is due now is done, as far as it does not wait for the network. */
  async settle(): Promise<void> {
    await this.machine.settle();
    if (this.machine.isDead) return;
    this.deliveries.readHandedOut(true);
    this.deliveries.readOutcomes();
    if (!this.isClockSet) this.deliveries.checkDue();
    this.findings.throwIfAny();
  }

  /** Lets time pass, with whatever happens in it, one thing after the other. */
  async advance(ms: number): Promise<void> {
    const { time, machine } = this;
    const end = time.passedMs + ms;
    for (let events = 0; !machine.isDead; events += 1) {
      must(events < maxEvents, 'work-is-taken-up', () => 'time does not come to an end');
      const timerAt = time.nextTimerAt() ?? Number.POSITIVE_INFINITY;
      const next = Math.min(timerAt, this.nextTick());
      time.moveTo(Math.min(end, next));
      if (next > end) break;
      if (time.fireOne()) await this.answerArrived();
      else this.tick();
      await this.settle();
    }
    if (!machine.isDead) await this.runOtherLoops();
  }

  /** The timetable runs the work loops every second; here when one has something to do. */
  private tick(): void {
    this.tickedAt = this.time.passedMs;
    this.machine.wake(...workLoops);
    this.isClockSet = false;
  }

  /** One answer is recorded before anything else happens. */
  private async answerArrived(): Promise<void> {
    await this.machine.rest();
    if (!this.machine.isDead) this.deliveries.readOutcomes();
  }

  /** The second of the timetable at which something that waits for its time is taken up. */
  private nextTick(): number {
    const task = this.view.one('SELECT min(run_at) AS at FROM tasks');
    const due = [this.deliveries.nextDue(), task?.at ?? null].filter((at) => at !== null);
    const wall = Math.min(...due.map(Number));
    const { passedMs } = this.time;
    const dueAt = passedMs + Math.max(0, wall - this.wallNow());
    // A timer that ended in the same millisecond does not take the place of the tick.
    return Math.ceil(Math.max(dueAt, this.tickedAt + 1) / second) * second;
  }

  wallNow(): number {
    return this.time.clock.now();
  }

  private async runOtherLoops(): Promise<void> {
    const { time, machine } = this;
    if (time.passedMs - this.savedAt >= saveEveryMs && machine.fuse === null) {
      this.savedAt = time.passedMs;
      await machine.run('save-usage');
      this.limits.stored(this.wallNow());
    }
    if (time.passedMs - this.sweptAt < hour) return;
    this.sweptAt = time.passedMs;
    for (const loop of hourlyLoops) await machine.run(loop);
    await this.settle();
  }
}
