import { second } from '../../../lib/clock.ts';
import { type Changed, readAgain } from '../changes.ts';
import { must, mustEqual } from '../invariants.ts';
import type { DeliveryModel } from '../model/deliveries.ts';
import type { Delivery } from '../model/delivery.ts';
import { checkQueued, firstTurns } from '../model/turns.ts';
import type { Row } from '../store-view.ts';
import type { World } from '../world.ts';

const columns = 'SELECT id, webhook_id, status, attempts, next_attempt_at FROM deliveries';

/** What waits, as the rows say, is what the account of the deliveries says. */
export class Work {
  /** As they were last written. */
  private readonly rows = new Map<string, Row>();
  private readonly perHook = new Map<string, number>();
  /** What the account may have changed since: nothing else of it ever changes. */
  private waited: ReadonlySet<string> = new Set();

  check({ view, deliveries, time }: World, changed: Changed): void {
    // The timetable looks every second.
    const due = view.one('SELECT * FROM tasks WHERE run_at <= ?', time.wallNow() - second);
    must(
      due === undefined,
      'work-is-taken-up',
      () => `task ${due?.id} of kind ${due?.kind} is due`,
    );
    const waiting = view.count('SELECT count(*) FROM events WHERE dispatched_at IS NULL');
    mustEqual(waiting, 0, 'every-event-arrives', 'the number of events that nobody handed out');
    const rows = readAgain(view, columns, changed.deliveries);
    for (const id of changed.deliveries) this.put(id, rows.get(id));
    const first = firstTurns(deliveries.waiting.values());
    const waits = new Set(deliveries.waiting.keys());
    for (const ids of [changed.deliveries, waits, this.waited]) {
      for (const id of ids) this.compare(id, deliveries, first);
    }
    this.waited = waits;
    let known = 0;
    for (const id of deliveries.hooks.keys()) known += this.perHook.get(id) ?? 0;
    mustEqual(known, deliveries.all.size, 'every-event-arrives', 'the number of deliveries');
  }

  private compare(
    id: string,
    { hooks, all }: DeliveryModel,
    first: ReadonlyMap<string, Delivery>,
  ): void {
    const row = this.rows.get(id);
    if (!row || !hooks.has(String(row.webhook_id))) return;
    const one = all.get(id);
    must(one !== undefined, 'only-wanted-events', () => `delivery ${id} came up`);
    if (one) checkRow(one, row, first);
  }

  private put(id: string, row: Row | undefined): void {
    const before = this.rows.get(id);
    if (before) this.add(before, -1);
    if (row) this.add(row, 1);
    if (row) this.rows.set(id, row);
    else this.rows.delete(id);
  }

  private add({ webhook_id: hookId }: Row, by: number): void {
    this.perHook.set(String(hookId), (this.perHook.get(String(hookId)) ?? 0) + by);
  }
}

function checkRow(one: Delivery, row: Row, first: ReadonlyMap<string, Delivery>): void {
  const { id, status, attempts, dueAt } = one;
  if (row.status !== status)
    mustEqual(row.status, status, 'attempt-is-recorded', `status of ${id}`);
  mustEqual(row.attempts, attempts, 'attempt-is-recorded', 'attempts of a delivery');
  if (one.sent) return;
  if (attempts === 0) checkQueued(one, first, row);
  else mustEqual(row.next_attempt_at, dueAt, 'retry-schedule', 'next attempt of a delivery');
}
