import { must } from '../invariants.ts';
import type { Row } from '../store-view.ts';
import { type Delivery, jitter, waits } from './delivery.ts';

/**
 * After the clock was set, back perhaps: nothing waits for longer than its schedule says from now
 * on. What the program has brought forward is due when it says.
 */
export function checkAfterSet(
  waiting: Iterable<Delivery>,
  rowOf: (id: string) => Row,
  wallNow: number,
): void {
  for (const one of waiting) {
    const wait = one.attempts === 0 ? 0 : (waits[one.attempts - 1] ?? 0) * (1 + jitter);
    const latest = wallNow + Math.ceil(wait);
    if (one.sent !== null || one.dueAt === null || one.dueAt <= latest) continue;
    const next = rowOf(one.id).next_attempt_at;
    const isInTime = next === null ? one.attempts === 0 : Number(next) <= latest;
    const what = () => `${one.id} waits ${Number(next) - wallNow} ms after the clock was set`;
    must(isInTime, 'retry-schedule', what);
    one.dueAt = Math.min(latest, Number(next ?? latest));
  }
}
