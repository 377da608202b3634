import {
  type Call,
  type CallFailure,
  type CallOutcome,
  type CallRequest,
  type CallResult,
  type Hop,
  makeCall,
} from '../../providers/call.ts';
import type { Dice } from './dice.ts';
import { type Findings, must } from './invariants.ts';
import { type Mood, moods, type Reaction } from './moods.ts';
import type { VirtualTime, Wait } from './virtual-time.ts';

/** One attempt as the receiver's side of the wire sees it. */
export type Sent = { request: CallRequest; startedAt: number; isTest: boolean };

export type Watcher = {
  begun(sent: Sent): void;
  ended(sent: Sent, outcome: CallOutcome): void;
};

/** Public addresses that belong to nobody here: nothing ever connects to them. */
const publicPrefix = '93.184.215.';
const privateAddresses = ['10.0.0.8', '127.0.0.1', '169.254.169.254', '192.168.1.20', '::1'];

/**
 * Receivers, names and wires that are made up. What is called runs through the program's own checks
 * of URL and address; only the look-up and the exchange are played here, in virtual time.
 */
export class Network {
  /** Calls that wait for time to pass. */
  waiting = 0;
  /** Calls under way that a request waits for, and no loop. */
  tests = 0;
  readonly call: Call;
  readonly moodOf = new Map<string, Mood>();
  private readonly begunAt = new Map<CallRequest, number>();
  private readonly lookedUp = new Map<string, Set<string>>();
  private cut = Promise.withResolvers<void>();
  private isCut = false;
  private processes = 0;

  constructor(
    private readonly time: VirtualTime,
    private readonly dice: Dice,
    private readonly watcher: Watcher,
    private readonly findings: Findings,
  ) {
    const call = makeCall({
      clock: time.clock,
      allowHosts: [],
      resolve: (name) => this.resolve(name),
      exchange: (hop) => this.exchange(hop),
    });
    this.call = async (given) => {
      const request = { ...given };
      // A request waits for it, and no loop, which would tell it when the program ends.
      const isTest = request.signal === undefined;
      if (isTest) this.tests += 1;
      const sent: Sent = { request, startedAt: time.passedMs, isTest };
      this.begunAt.set(request, time.passedMs);
      this.watcher.begun(sent);
      const outcome = await call(request);
      this.begunAt.delete(request);
      if (isTest && this.tests > 0) this.tests -= 1;
      this.watcher.ended(sent, outcome);
      return outcome;
    };
  }

  /** The process is gone: whatever waited for an answer never learns of one. */
  cutOff(): void {
    this.isCut = true;
    this.cut.resolve();
  }

  /** For the next process. */
  connect(): void {
    this.isCut = false;
    this.waiting = 0;
    this.tests = 0;
    this.processes += 1;
    this.cut = Promise.withResolvers<void>();
  }

  private moodAt(host: string): Reaction {
    const mood = this.moodOf.get(host) ?? 'well';
    return moods[mood](this.dice);
  }

  private async resolve(name: string): Promise<readonly string[]> {
    await this.pass(this.time.wait(this.dice.between(1, 40)), null);
    const mood = this.moodOf.get(name);
    if (mood === 'nameless') return [];
    const own = `${publicPrefix}${this.dice.between(1, 250)}`;
    const isRebound = mood === 'rebound' && this.dice.happens(0.8);
    const addresses = isRebound ? this.mixed(own) : [own];
    const known = this.lookedUp.get(name) ?? new Set();
    this.lookedUp.set(name, known);
    for (const address of addresses) known.add(address);
    return addresses;
  }

  /** A private address alone, or beside a public one, which does not make it any better. */
  private mixed(own: string): string[] {
    const hidden = this.dice.pick(privateAddresses);
    return this.dice.pick([[hidden], [own, hidden], [hidden, own]]);
  }

  private async exchange(hop: Hop): Promise<CallResult> {
    const { address, request, url } = hop;
    this.findings.gather(() => {
      must(address.startsWith(publicPrefix), 'no-private-address', () => `${url} at ${address}`);
      const isKnown = this.lookedUp.get(url.hostname)?.has(address) === true;
      must(isKnown, 'no-private-address', () => `${address} was never looked up`);
    });
    const reaction = this.moodAt(url.hostname);
    const limitMs = request.timeoutMs ?? Number.POSITIVE_INFINITY;
    const leftMs = limitMs - (this.time.passedMs - (this.begunAt.get(request) ?? 0));
    const waitMs = Math.min(reaction.afterMs, leftMs);
    const isCancelled = await this.pass(this.time.wait(waitMs), hop);
    if (isCancelled) return failure('cancelled');
    if (reaction.afterMs >= leftMs) return failure('timed_out');
    if ('fails' in reaction) return failure(reaction.fails);
    const bytes = new TextEncoder().encode(reaction.body ?? '');
    return {
      kind: 'answered',
      status: reaction.status,
      headers: reaction.headers ?? {},
      body: bytes.subarray(0, hop.maxResponseBytes),
      truncated: bytes.length > hop.maxResponseBytes,
    };
  }

  /** Whether the call was given up before its time had passed. */
  private async pass(wait: Wait, hop: Hop | null): Promise<boolean> {
    if (this.isCut) return true;
    const { processes } = this;
    this.waiting += 1;
    const ends = [wait.over.then(() => false), this.cut.promise.then(() => true)];
    if (hop) ends.push(hop.deadline.passed.then(() => true));
    const isGivenUp = await Promise.race(ends);
    wait.cancel();
    // A look-up may outlive the process that asked for it.
    if (processes === this.processes) this.waiting -= 1;
    return isGivenUp;
  }
}

function failure(kind: CallFailure['kind']): CallFailure {
  return { kind, message: `The call ended: ${kind}.` };
}
