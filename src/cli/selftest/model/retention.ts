import { day } from '../../../lib/clock.ts';
import type { Delivery } from './delivery.ts';

/** Contract section 10, in the model's own words. */
const keptMs = { delivered: 30 * day, held: 30 * day, dead_letter: 90 * day };

/** Of an event, from when it was committed; its deliveries may keep it for longer. */
export const eventsKeptMs = 30 * day;

/**
 * What a sweep does with a delivery. A clock that was set back may have an event committed after
 * its delivery has ended: between the two times both are right.
 */
export function fateOf(one: Delivery, now: number): 'stays' | 'may go' | 'goes' {
  const { status, lastAttemptAt, createdAt, eventAt } = one;
  if (one.sent !== null || status === 'pending' || status === 'failed') return 'stays';
  const endedAt = status === 'held' ? createdAt : (lastAttemptAt ?? createdAt);
  if (endedAt + keptMs[status] > now) return 'stays';
  const latest = Math.max(createdAt, eventAt, endedAt);
  return latest + keptMs[status] <= now ? 'goes' : 'may go';
}
