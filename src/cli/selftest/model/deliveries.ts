import { second } from '../../../lib/clock.ts';
import type { CallOutcome } from '../../../providers/call.ts';
import { must, mustEqual } from '../invariants.ts';
import type { Sent } from '../network.ts';
import type { Row, StoreView } from '../store-view.ts';
import { checkAfterSet } from './clock-set.ts';
import {
  checkTurn,
  type Delivery,
  deliveryAnswered,
  deliveryPutBack,
  isGood,
  leaseMs,
} from './delivery.ts';
import { type Event, readEvent } from './event.ts';
import { checkDue, unhindered } from './due.ts';
import { handedOut } from './handed-out.ts';
import { checkHookRow, type Hook, hookAnswered, hookFailed, hookSwitched } from './hook.ts';
import { checkSignatures } from './signed.ts';
import { blockerOf, checkOrder, firstTurns, nextToSend } from './turns.ts';

const maxEach = 4;
const maxInAll = 64;

/**
 * A second, simple account of every delivery: which there must be, when each may go out, what its
 * answer makes of it and of its subscription. It shares no code with the program.
 */
export class DeliveryModel {
  readonly hooks = new Map<string, Hook>();
  readonly events = new Map<string, Event>();
  readonly all = new Map<string, Delivery>();
  readonly waiting = new Map<string, Delivery>();
  readonly jitters: number[] = [];
  attempts = 0;
  private readonly byUrl = new Map<string, Hook>();
  private readonly underWay = new Map<Sent, Delivery>();
  private lastSequence = 0;

  constructor(
    private readonly view: StoreView,
    private readonly wallNow: () => number,
  ) {}

  addHook(hook: Hook): void {
    this.hooks.set(hook.id, hook);
    this.byUrl.set(hook.url, hook);
  }

  moveHook(hook: Hook, url: string, host: string): void {
    this.byUrl.delete(hook.url);
    Object.assign(hook, { url, host });
    this.byUrl.set(url, hook);
  }

  /** What waited for it is dropped; what is under way may still arrive. */
  removeHook(hook: Hook): void {
    this.hooks.delete(hook.id);
    for (const one of this.all.values()) {
      if (one.hook === hook) this.forget(one);
    }
  }

  /** Its row is gone, and rightly so. */
  forget({ id }: Delivery): void {
    this.all.delete(id);
    this.waiting.delete(id);
  }

  /**
   * Each new event has its deliveries, and nobody else. After a run of the dispatch that is each
   * event there is; a process that died may have left some.
   */
  readHandedOut(isAll: boolean): void {
    const sql = 'SELECT * FROM events WHERE sequence > ? ORDER BY sequence';
    const events = this.view.all(sql, this.lastSequence);
    for (const event of events) {
      const isHandedOut = event.dispatched_at !== null;
      const what = () => `${event.type} ${event.id} is not handed out`;
      must(isHandedOut || !isAll, 'every-event-arrives', what);
      if (!isHandedOut) break;
      this.lastSequence = Number(event.sequence);
      const known = readEvent(event);
      this.events.set(known.id, known);
      const rows = this.view.all('SELECT * FROM deliveries WHERE event_id = ?', known.id);
      for (const one of handedOut(known, rows, this.hooks.values())) this.add(one);
    }
  }

  begun(sent: Sent): void {
    const { url, headers } = sent.request;
    const hook = this.byUrl.get(url);
    must(hook !== undefined, 'only-wanted-events', () => `nobody subscribed at ${url}`);
    if (!hook) return;
    checkSignatures(hook, sent, this.wallNow());
    mustEqual(sent.request.timeoutMs, 15 * second, 'attempt-limits', 'the time-out');
    mustEqual(sent.request.maxResponseBytes, 64 * 1024, 'attempt-limits', 'what is read');
    if (sent.isTest) return;
    this.attempts += 1;
    // A loop may send what another has handed out a moment ago.
    this.readHandedOut(false);
    const eventId = headers['webhook-id'];
    const one = nextToSend(this.waiting.values(), hook, eventId);
    const event = this.events.get(eventId ?? '');
    if (!one || !event) {
      must(!this.hooks.has(hook.id), 'only-wanted-events', () => `${eventId} at ${url} is not due`);
      return;
    }
    must(hook.active, 'inactive-gets-nothing', () => `${url} is off and gets ${eventId}`);
    mustEqual(sent.request.body, event.body, 'body-never-changes', `the body of ${eventId}`);
    mustEqual(headers['X-Webhook-Event'], event.type, 'body-never-changes', 'X-Webhook-Event');
    checkOrder(one, this.waiting.values());
    this.begin(one, sent);
  }

  /** The outcome counts once it is recorded: see `readOutcomes`. */
  answered(sent: Sent, outcome: CallOutcome): void {
    const one = this.underWay.get(sent);
    if (!one) return;
    this.underWay.delete(sent);
    one.hook.underWay -= 1;
    // Somebody else has the lease by now, and his outcome counts.
    if (one.sent !== sent) return;
    if (outcome.kind === 'cancelled') one.sent = null;
    else one.outcome = { isGood: isGood(outcome), at: this.wallNow() };
  }

  /** After the program had time to record what was answered. */
  readOutcomes(): void {
    for (const one of this.waiting.values()) if (one.outcome) this.record(one, one.outcome);
  }

  /** What was held for it goes into the queue when it is switched on, or is dropped. */
  switched(hook: Hook, active: boolean, discards = false): void {
    hookSwitched(hook, active);
    if (!active) return;
    for (const one of this.waiting.values()) {
      if (one.hook !== hook || one.status !== 'held') continue;
      one.status = 'pending';
      if (discards) this.forget(one);
    }
  }

  putBack(one: Delivery): boolean {
    const isBack = deliveryPutBack(one, this.wallNow());
    if (isBack) this.waiting.set(one.id, one);
    return isBack;
  }

  /** Nothing waits that is due and that nothing holds back. */
  checkDue(): void {
    checkDue(this.free(), this.wallNow());
  }

  /** When the next of those comes due that wait for nothing but time, on the wall. */
  nextDue(): number | null {
    const free = this.free();
    return free.length === 0 ? null : Math.min(...free.map(({ dueAt }) => Number(dueAt)));
  }

  /** After the clock was set and the program had a second to notice. */
  clockSet(): void {
    checkAfterSet(this.waiting.values(), (id) => this.rowOf(id), this.wallNow());
  }

  private free(): Delivery[] {
    const free = unhindered(this.waiting.values(), this.underWay.keys());
    if (free.every(({ turn }) => turn === null)) return free;
    const first = firstTurns(this.waiting.values());
    return free.filter((one) => !blockerOf(one, first));
  }

  /** A process ended: what it was sending is due, unless its outcome was recorded in time. */
  restarted(): void {
    this.underWay.clear();
    this.readHandedOut(false);
    for (const hook of this.hooks.values()) hook.underWay = 0;
    for (const one of this.waiting.values()) {
      const row = this.rowOf(one.id);
      const wasRecorded = one.outcome !== null && row.attempts === one.attempts + 1;
      if (one.outcome && wasRecorded) this.record(one, one.outcome);
      else this.takeBack(one, row);
    }
  }

  private takeBack(one: Delivery, row: Row): void {
    one.sent = null;
    one.outcome = null;
    // Held, or behind another one in turn: checkWork looks at it once all is at rest.
    if (one.attempts === 0 && row.next_attempt_at === null) return;
    mustEqual(row.attempts, one.attempts, 'attempt-is-recorded', `attempts of ${one.id}`);
    mustEqual(row.lease_owner, null, 'work-is-taken-up', `the lease of ${one.id}`);
    const dueAt = Number(row.next_attempt_at);
    const isSooner =
      row.next_attempt_at !== null && dueAt <= Math.max(this.wallNow(), one.dueAt ?? 0);
    must(isSooner, 'work-is-taken-up', () => `${one.id} is put off to ${row.next_attempt_at}`);
    one.dueAt = dueAt;
  }

  private begin(one: Delivery, sent: Sent): void {
    checkTurn(one, sent, this.wallNow());
    one.hook.underWay += 1;
    this.underWay.set(sent, one);
    const { url, underWay } = one.hook;
    must(underWay <= maxEach, 'in-flight-limits', () => `${underWay} attempts at ${url}`);
    const inAll = this.underWay.size;
    must(inAll <= maxInAll, 'in-flight-limits', () => `${inAll} attempts are under way`);
    one.sent = sent;
    one.leasedUntil = this.wallNow() + leaseMs;
  }

  private record(one: Delivery, outcome: NonNullable<Delivery['outcome']>): void {
    const share = deliveryAnswered(one, outcome, this.rowOf(one.id));
    if (one.status === 'failed') this.jitters.push(share);
    if (outcome.isGood && one.hook.active) hookAnswered(one.hook);
    if (!outcome.isGood && !one.isTest) hookFailed(one.hook, one.eventId);
    if (one.dueAt === null) this.waiting.delete(one.id);
    this.checkHook(one.hook);
  }

  checkHook(hook: Hook): void {
    checkHookRow(hook, this.view.one('SELECT * FROM webhooks WHERE id = ?', hook.id));
  }

  private add(one: Delivery): void {
    this.all.set(one.id, one);
    if (one.dueAt !== null) this.waiting.set(one.id, one);
  }

  private rowOf(id: string): Row {
    const row = this.view.one('SELECT * FROM deliveries WHERE id = ?', id);
    must(row !== undefined, 'every-event-arrives', () => `delivery ${id} is gone`);
    return row ?? {};
  }
}
