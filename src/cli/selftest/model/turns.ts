import { must } from '../invariants.ts';
import type { Row } from '../store-view.ts';
import type { Delivery } from './delivery.ts';
import type { Hook } from './hook.ts';

/** Who is first in turn of each entity at each subscription: his first attempt has not ended. */
export function firstTurns(waiting: Iterable<Delivery>): Map<string, Delivery> {
  const first = new Map<string, Delivery>();
  for (const one of waiting) {
    if (one.turn === null || one.outcome) continue;
    if (one.turn < (first.get(one.queue)?.turn ?? Number.POSITIVE_INFINITY)) {
      first.set(one.queue, one);
    }
  }
  return first;
}

/** Another one of its entity comes first. */
export function blockerOf(
  one: Delivery,
  first: ReadonlyMap<string, Delivery>,
): Delivery | undefined {
  if (one.turn === null) return undefined;
  const other = first.get(one.queue);
  return other && Number(other.turn) < one.turn ? other : undefined;
}

/** A first attempt that begins is the first in turn. */
export function checkOrder(one: Delivery, waiting: Iterable<Delivery>): void {
  if (one.turn === null) return;
  const own = [...waiting].filter(({ queue }) => queue === one.queue);
  const blocker = blockerOf(one, firstTurns(own));
  const what = () => `${one.eventType} ${one.eventId} goes before ${blocker?.eventId}`;
  must(blocker === undefined, 'entity-in-order', what);
}

/** How the program keeps one that has not been tried: by its turn, and within reach. */
export function checkQueued(one: Delivery, first: ReadonlyMap<string, Delivery>, row: Row): void {
  const next = row.next_attempt_at;
  const mustWait = one.status === 'held' || blockerOf(one, first) !== undefined;
  const isRight = mustWait ? next === null : next !== null;
  if (isRight) return;
  const named = mustWait ? 'entity-in-order' : 'nothing-out-of-reach';
  must(false, named, () => `next attempt of ${one.id}, which is ${one.status}, is ${next}`);
}

/** The one that an attempt at this event must be for: not under way, if there is a choice. */
export function nextToSend(
  waiting: Iterable<Delivery>,
  hook: Hook,
  eventId: string | undefined,
): Delivery | undefined {
  let found: Delivery | undefined;
  for (const one of waiting) {
    if (one.hook !== hook || one.eventId !== eventId) continue;
    if (!one.sent) return one;
    found ??= one;
  }
  return found;
}
