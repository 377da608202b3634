import { must, mustEqual } from '../invariants.ts';
import type { Row } from '../store-view.ts';
import { type Delivery, newDelivery } from './delivery.ts';
import type { Event } from './event.ts';
import type { Hook } from './hook.ts';

/** What an event has become: one delivery for each subscription that wanted it, and no other. */
export function handedOut(event: Event, rows: readonly Row[], hooks: Iterable<Hook>): Delivery[] {
  const wanted = [...hooks].filter((hook) => isWanted(hook, event, rows));
  const what = `${event.type} ${event.id}`;
  const made: Delivery[] = [];
  for (const row of rows) {
    const hook = wanted.find(({ id }) => id === row.webhook_id);
    if (event.isTest && !hook) return made;
    must(hook !== undefined, 'only-wanted-events', () => `${what} goes to ${row.webhook_id}`);
    if (hook) made.push(newDelivery(hook, event, row));
  }
  for (const { id, url } of wanted) {
    const has = rows.some((row) => row.webhook_id === id);
    must(has, 'every-event-arrives', () => `${what} does not go to ${url}`);
  }
  mustEqual(rows.length, wanted.length, 'every-event-arrives', `deliveries of ${event.type}`);
  return made;
}

/** A test goes to the one that was tested, which may be gone by now. */
function isWanted(hook: Hook, event: Event, rows: readonly Row[]): boolean {
  if (event.isTest) return rows.some((row) => row.webhook_id === hook.id);
  return hook.siteId === event.siteId && hook.events.includes(event.type);
}
