import { second } from '../../../lib/clock.ts';
import { must, mustEqual } from '../invariants.ts';
import { checkQueued } from '../model/turns.ts';
import type { World } from '../world.ts';

/** What waits, as the rows say, is what the account of the deliveries says. */
export function checkWork({ view, deliveries, time }: World): void {
  // The timetable looks every second.
  const due = view.one('SELECT * FROM tasks WHERE run_at <= ?', time.wallNow() - second);
  must(due === undefined, 'work-is-taken-up', () => `task ${due?.id} of kind ${due?.kind} is due`);
  const waiting = view.count('SELECT count(*) FROM events WHERE dispatched_at IS NULL');
  mustEqual(waiting, 0, 'every-event-arrives', 'the number of events that nobody handed out');
  const rows = view.all('SELECT id, webhook_id, status, attempts, next_attempt_at FROM deliveries');
  let known = 0;
  for (const row of rows) {
    if (!deliveries.hooks.has(String(row.webhook_id))) continue;
    const one = deliveries.all.get(String(row.id));
    must(one !== undefined, 'only-wanted-events', () => `delivery ${row.id} came up`);
    known += 1;
    mustEqual(row.status, one?.status, 'attempt-is-recorded', `status of delivery ${row.id}`);
    mustEqual(row.attempts, one?.attempts, 'attempt-is-recorded', `attempts of ${row.id}`);
    if (one?.sent) continue;
    if (one?.attempts === 0) {
      checkQueued(one, deliveries.waiting.values(), row);
      continue;
    }
    mustEqual(row.next_attempt_at, one?.dueAt, 'retry-schedule', `next attempt of ${row.id}`);
  }
  mustEqual(known, deliveries.all.size, 'every-event-arrives', 'the number of deliveries');
}
