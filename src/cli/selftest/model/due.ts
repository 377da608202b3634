import { second } from '../../../lib/clock.ts';
import { must } from '../invariants.ts';
import type { Sent } from '../network.ts';
import type { Delivery } from './delivery.ts';

/** As long as fewer are under way, nobody's first attempt is held back by others. */
const fewUnderWay = 24;

/**
 * Those whose receiver has nothing under way, while few are. Others may have to wait for one that
 * is slow.
 */
export function unhindered(waiting: Iterable<Delivery>, underWay: Iterable<Sent>): Delivery[] {
  const hosts = [...underWay].map(({ request }) => new URL(request.url).host);
  if (hosts.length >= fewUnderWay) return [];
  const busy = new Set(hosts);
  const free: Delivery[] = [];
  for (const one of waiting) {
    const { hook, sent } = one;
    const isBusy = hook.underWay > 0 || busy.has(hook.host);
    if (hook.active && sent === null && !isBusy) free.push(one);
  }
  return free;
}

export function checkDue(free: readonly Delivery[], wallNow: number): void {
  for (const { id, attempts, dueAt } of free) {
    // A retry is taken up by the timetable, which looks every second; what is new is at once.
    const patience = attempts === 0 ? 0 : second;
    const isLate = Number(dueAt) + patience <= wallNow;
    must(!isLate, 'due-is-sent', () => `delivery ${id} is due since ${dueAt}`);
  }
}
