import { hour, minute } from '../../../lib/clock.ts';
import type { CallOutcome } from '../../../providers/call.ts';
import { must, mustEqual, Violation } from '../invariants.ts';
import type { Sent } from '../network.ts';
import type { Row } from '../store-view.ts';
import type { Event } from './event.ts';
import type { Hook } from './hook.ts';

/** What the model knows of one delivery. */
export type Delivery = {
  id: string;
  hook: Hook;
  eventId: string;
  eventType: string;
  createdAt: number;
  /** When its event was committed. */
  eventAt: number;
  lastAttemptAt: number | null;
  attempts: number;
  status: 'pending' | 'held' | 'failed' | 'delivered' | 'dead_letter';
  isTest: boolean;
  /** Its subscription and what it is about: one of each queue goes after the other. */
  queue: string;
  /** Its place among those of its entity until the first attempt has ended, then null. */
  turn: number | null;
  /** When it may be sent, on the wall; null once it has ended. */
  dueAt: number | null;
  sent: Sent | null;
  /** Until then the process that sends it has it for itself, on the wall. */
  leasedUntil: number;
  /** Answered, but not yet seen to be recorded; `at` on the wall. */
  outcome: { isGood: boolean; at: number } | null;
};

/** Waits after the first to the fourth failure. */
export const waits = [minute, 5 * minute, 30 * minute, 2 * hour];
const maxAttempts = 5;
export const jitter = 0.1;
/** An attempt is never longer; what is leased and silent for a minute may be taken again. */
export const leaseMs = minute;

/**
 * The delivery of a new event: held where its subscription is off, else due at once unless another
 * is first in turn. It may be on its way already.
 */
export function newDelivery(hook: Hook, event: Event, row: Row): Delivery {
  const what = `a new delivery of ${event.type}`;
  mustEqual(row.site_id, hook.siteId, 'no-foreign-row', `the site of ${what}`);
  const isTest = event.isTest;
  const status = isTest ? readStatus(row) : hook.active ? 'pending' : 'held';
  if (!isTest) mustEqual(row.attempts, 0, 'retry-schedule', `attempts of ${what}`);
  if (!hook.active) mustEqual(row.next_attempt_at, null, 'inactive-gets-nothing', what);
  const mayWait = event.entity !== null || !hook.active || isTest;
  const isDue = row.next_attempt_at === row.created_at || row.lease_owner !== null;
  must(isDue || mayWait, 'retry-schedule', () => `${what} waits until ${row.next_attempt_at}`);
  return {
    id: String(row.id),
    hook,
    eventId: event.id,
    eventType: event.type,
    createdAt: Number(row.created_at),
    eventAt: event.createdAt,
    lastAttemptAt: isTest ? Number(row.last_attempt_at) : null,
    attempts: Number(row.attempts),
    status,
    isTest,
    queue: `${hook.id} ${event.entity}`,
    turn: event.entity === null ? null : event.sequence,
    dueAt: isTest ? null : Number(row.created_at),
    sent: null,
    leasedUntil: 0,
    outcome: null,
  };
}

/** Of a test call, which has ended before it is listed. */
function readStatus({ id, status }: Row): 'delivered' | 'dead_letter' {
  if (status === 'delivered' || status === 'dead_letter') return status;
  throw new Violation('attempt-is-recorded', `the test ${id} is ${status}`);
}

/** What its outcome makes of a delivery. `row` is how the program recorded it. */
export function deliveryAnswered(
  one: Delivery,
  { isGood, at }: NonNullable<Delivery['outcome']>,
  row: Row,
): number {
  one.attempts += 1;
  one.lastAttemptAt = at;
  one.sent = null;
  one.outcome = null;
  one.turn = null;
  one.status = isGood ? 'delivered' : one.attempts >= maxAttempts ? 'dead_letter' : 'failed';
  const what = `delivery ${one.id} after attempt ${one.attempts}`;
  mustEqual(row.attempts, one.attempts, 'attempt-is-recorded', `attempts of ${what}`);
  const isEnd = one.status === 'dead_letter' || row.status === 'dead_letter';
  const named = isEnd ? 'dead-letter-after-five' : 'attempt-is-recorded';
  mustEqual(row.status, one.status, named, `status of ${what}`);
  const waitMs = one.status === 'failed' ? waits[one.attempts - 1] : undefined;
  one.dueAt = row.next_attempt_at === null ? null : Number(row.next_attempt_at);
  if (waitMs === undefined) {
    mustEqual(one.dueAt, null, 'retry-schedule', `next attempt of ${what}`);
    return 0;
  }
  const share = (Number(one.dueAt) - at) / waitMs - 1;
  // Half a millisecond is lost in rounding.
  const isInTime = one.dueAt !== null && Math.abs(share) <= jitter + 1 / waitMs;
  must(
    isInTime,
    'retry-schedule',
    () => `${what} waits ${waitMs} ms ${(share * 100).toFixed(2)} %`,
  );
  return share;
}

/** Whether an attempt may begin, and as which. */
export function checkTurn(one: Delivery, sent: Sent, wallNow: number): void {
  const given = sent.request.headers['X-Webhook-Attempt'];
  const what = `delivery ${one.id}`;
  must(one.attempts < maxAttempts, 'attempts-at-most-five', () => `${what} is sent again`);
  must(one.dueAt !== null, 'attempts-at-most-five', () => `${what} had ended`);
  mustEqual(given, String(one.attempts + 1), 'attempts-at-most-five', `attempt of ${what}`);
  const isAgain = one.sent !== null;
  const mayBeAgain = wallNow >= one.leasedUntil;
  must(!isAgain || mayBeAgain, 'one-attempt-at-a-time', () => `${what} is being sent`);
  const isDue = isAgain || Number(one.dueAt) <= wallNow;
  must(isDue, 'retry-schedule', () => `${what} is ${Number(one.dueAt) - wallNow} ms too early`);
}

/** Asked for again: it starts anew, unless it waits for its first attempt or is being sent. */
export function deliveryPutBack(one: Delivery, wallNow: number): boolean {
  if (one.sent) return false;
  one.status = 'pending';
  one.attempts = 0;
  one.dueAt = wallNow;
  return true;
}

export function isGood(outcome: CallOutcome): boolean {
  return outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
}
