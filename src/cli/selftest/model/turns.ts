import { must, mustEqual } from '../invariants.ts';
import type { Row } from '../store-view.ts';
import type { Delivery } from './delivery.ts';

/** Another one of its entity comes first: its first attempt has not ended yet. */
export function blockerOf(one: Delivery, waiting: Iterable<Delivery>): Delivery | undefined {
  const { turn, hook, entity } = one;
  if (turn === null) return undefined;
  for (const other of waiting) {
    if (other.hook !== hook || other.entity !== entity || other.outcome) continue;
    if (other.turn !== null && other.turn < turn) return other;
  }
  return undefined;
}

/** A first attempt that begins is the first in turn. */
export function checkOrder(one: Delivery, waiting: Iterable<Delivery>): void {
  const blocker = blockerOf(one, waiting);
  const what = () => `${one.eventType} ${one.eventId} goes before ${blocker?.eventId}`;
  must(blocker === undefined, 'entity-in-order', what);
}

/** How the program keeps one that has not been tried: by its turn, and within reach. */
export function checkQueued(one: Delivery, waiting: Iterable<Delivery>, row: Row): void {
  const next = row.next_attempt_at;
  const mustWait = one.status === 'held' || blockerOf(one, waiting) !== undefined;
  const what = `next attempt of ${one.id}, which is ${one.status}`;
  if (mustWait) mustEqual(next, null, 'entity-in-order', what);
  else must(next !== null, 'nothing-out-of-reach', () => `${what}, is ${next}`);
}
