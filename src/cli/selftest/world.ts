import { second } from '../../lib/clock.ts';
import { watchChanges } from './changes.ts';
import { Dice } from './dice.ts';
import { Findings, must } from './invariants.ts';
import { Machine, workLoops } from './machine.ts';
import { DeliveryModel } from './model/deliveries.ts';
import { secretsSwept } from './model/hook.ts';
import { isCrm, LeadModel } from './model/leads.ts';
import { LimitModel } from './model/limits.ts';
import { Publication } from './model/publication.ts';
import { Network } from './network.ts';
import { Owners } from './owners.ts';
import type { Remembered } from './actions/repeatable.ts';
import { Partners } from './partners.ts';
import { type Health, type Providers, unreliableProviders } from './providers.ts';
import { SocialPosts } from './checks/social.ts';
import { SocialNetworks } from './social-networks.ts';
import { StoreView } from './store-view.ts';
import { Timetable } from './timetable.ts';
import { Trace } from './trace.ts';
import { VirtualTime } from './virtual-time.ts';

/** Things that may happen while time passes; more means that something never ends. */
const maxEvents = 20_000;

/** Everything of one simulation. */
export class World {
  readonly trace = new Trace();
  readonly time = new VirtualTime();
  readonly findings = new Findings();
  readonly owners = new Owners();
  readonly limits = new LimitModel();
  readonly leads = new LeadModel(() => this.view);
  readonly health: Health = { throws: 0.05, refuses: 0.05 };
  readonly social = new SocialPosts();
  /** What the networks have, which outlives every process. */
  readonly networks: SocialNetworks;
  readonly partners: Partners;
  /** What partners were told exists, and the store it belongs to. */
  readonly ideaclouds = new Map<string, string>();
  readonly articles = new Map<string, string>();
  readonly image_generations = new Map<string, string>();
  /** When each was asked for, by the clock on the wall. */
  readonly generationsAt = new Map<string, number>();
  readonly remembered: Remembered[] = [];
  /** What the request log must hold. */
  requests: { id: string; at: number }[] = [];
  /** The latest time that the clock on the wall has shown. */
  latestWall = 0;
  readonly dice: Dice;
  readonly network: Network;
  readonly machine: Machine;
  readonly providers: Providers;
  private readonly timetable = new Timetable(this);
  private openedView: StoreView | null = null;
  private openedModel: DeliveryModel | null = null;
  private openedPublication: Publication | null = null;
  /** What is due by the new time is seen at the next second. */
  private isClockSet = false;
  /** When the timetable last looked, in passed time. */
  private tickedAt = -1;
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
        const model = isCrm(sent.request.url) ? this.leads : this.deliveries;
        findings.gather(() => model.begun(sent));
      },
      ended: (...ended: Parameters<DeliveryModel['answered']>) => {
        const [{ request }, outcome] = ended;
        const status = outcome.kind === 'answered' ? outcome.status : outcome.kind;
        this.trace.add(`  ${request.headers['webhook-id']} to ${request.url}: ${status}`);
        if (isCrm(request.url)) this.leads.ended(...ended);
        else findings.gather(() => this.deliveries.answered(...ended));
      },
    };
    this.networks = new SocialNetworks(new Dice(`social ${seed}`), time);
    this.network = new Network(time, new Dice(`network ${seed}`), watcher, findings);
    const isReal = seed % 8 === 0;
    const nowMs = () => this.wallNow();
    const providers = new Dice(`providers ${seed}`);
    this.providers = unreliableProviders(providers, this.health, isReal, nowMs);
    this.machine = new Machine({
      seed,
      folder,
      time,
      network: this.network,
      dice: new Dice(`loops ${seed}`),
      findings,
      providers: { ...this.providers, networks: this.networks.networks },
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

  get publication(): Publication {
    if (!this.openedPublication) throw new Error('The database is not open yet.');
    return this.openedPublication;
  }

  /** Starts the first process. */
  async open(): Promise<void> {
    await this.machine.start();
    watchChanges(this.folder);
    this.openedView = new StoreView(this.folder);
    const { now } = this.time.clock;
    this.openedModel = new DeliveryModel(this.view, now);
    this.openedPublication = new Publication(this.view, (id) => this.articles.get(id), now);
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
    for (const hook of this.deliveries.hooks.values()) secretsSwept(hook, this.wallNow());
    this.time.jump(ms);
    this.isClockSet = true;
  }

  /** A stop and a start; what was under way is given back. The machine may be off in between. */
  async restart(offMs?: number): Promise<void> {
    this.trace.add(`  the process is stopped for ${offMs ?? 'a moment'}`);
    await this.machine.stop();
    this.findings.throwIfAny();
    this.limits.stored(this.wallNow());
    await this.startAgain(offMs);
  }

  /** Kills the process, if it is not dead yet, and starts the next. */
  async recover(): Promise<void> {
    this.trace.add('  the process has died');
    await this.machine.crash();
    await this.startAgain();
  }

  private async startAgain(offMs = this.dice.between(5, 90 * second)): Promise<void> {
    this.time.moveTo(this.time.passedMs + offMs);
    await this.machine.start();
    this.limits.restarted();
    this.deliveries.restarted();
    this.machine.wake(...workLoops, 'publish-scheduled', 'publish-social');
    await this.settle();
  }

  /** All that is due now is done, as far as it does not wait for the network. */
  async settle(): Promise<void> {
    await this.machine.settle();
    if (this.machine.isDead) return;
    this.deliveries.readHandedOut(true);
    this.deliveries.readOutcomes();
    if (this.publication.hasScheduled()) this.publication.read();
    if (!this.isClockSet) this.deliveries.checkDue();
    if (!this.isClockSet) this.publication.checkDue();
    if (!this.isClockSet) this.social.checkDue(this);
    this.findings.throwIfAny();
  }

  /** Lets time pass, with whatever happens in it, one thing after the other. */
  async advance(ms: number): Promise<void> {
    const { time, machine } = this;
    const end = time.passedMs + ms;
    for (let events = 0; !machine.isDead; events += 1) {
      must(events < maxEvents, 'work-is-taken-up', () => 'time does not come to an end');
      const timerAt = time.nextTimerAt() ?? Number.POSITIVE_INFINITY;
      const next = Math.min(timerAt, this.nextTick(), this.timetable.nextAt());
      time.moveTo(Math.min(end, next));
      if (next > end) break;
      if (time.fireOne()) await this.answerArrived();
      else if (this.timetable.nextAt() <= time.passedMs) await this.timetable.runHourly();
      else this.tick();
      await this.settle();
    }
    if (!machine.isDead) await this.timetable.saveUsage();
  }

  /** The timetable runs the work loops every second; here when one has something to do. */
  private tick(): void {
    this.tickedAt = this.time.passedMs;
    this.machine.wake(...workLoops);
    if (this.publication.hasScheduled()) this.machine.wake('publish-scheduled');
    if ((this.social.nextDue(this) ?? this.wallNow() + 1) <= this.wallNow()) {
      this.machine.wake('publish-social');
    }
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
    const { deliveries, publication } = this;
    const all = [
      deliveries.nextDue(),
      publication.nextDue(),
      this.social.nextDue(this),
      this.leads.nextDue(),
      task?.at ?? null,
    ];
    const due = all.filter((at) => at !== null);
    const wall = Math.min(...due.map(Number));
    const { passedMs } = this.time;
    const dueAt = passedMs + Math.max(0, wall - this.wallNow());
    // A timer that ended in the same millisecond does not take the place of the tick.
    return Math.ceil(Math.max(dueAt, this.tickedAt + 1) / second) * second;
  }

  wallNow(): number {
    return this.time.clock.now();
  }
}
