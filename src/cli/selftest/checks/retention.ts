import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { day, hour, minute } from '../../../lib/clock.ts';
import { must, mustEqual } from '../invariants.ts';
import { eventsKeptMs, fateOf } from '../model/retention.ts';
import type { World } from '../world.ts';

const requestsKeptMs = 14 * day;
/** Lines go with their part, which is of an hour, and clocks are set by up to 30 hours. */
const requestsSlackMs = 32 * hour;
/** An answer is stored a moment before it is read, or before the process that died is back. */
const answersSlackMs = 3 * minute;

/** After a sweep of deliveries: what had to go has gone, and what had to stay is there. */
export function checkDeliveriesSwept(world: World): void {
  const { view, deliveries } = world;
  const now = world.wallNow();
  const there = new Set(view.all('SELECT id FROM deliveries').map(({ id }) => id));
  for (const one of deliveries.all.values()) {
    const fate = fateOf(one, now);
    const what = () => `delivery ${one.id}, ${one.status}, of ${one.createdAt}, at ${now}`;
    if (there.has(one.id)) {
      must(fate !== 'goes', 'gone-in-time', what);
      continue;
    }
    must(fate !== 'stays', 'kept-long-enough', what);
    deliveries.forget(one);
  }
  checkEventsSwept(world, now);
}

function checkEventsSwept({ view, deliveries, latestWall }: World, now: number): void {
  const until = now - eventsKeptMs;
  const left = view.count(
    `SELECT count(*) FROM events e WHERE created_at <= ? AND dispatched_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = e.id)`,
    until,
  );
  mustEqual(left, 0, 'gone-in-time', 'the number of events that nothing refers to');
  // What was swept while the clock ran ahead had had its time then.
  const since = Math.max(latestWall, now) - eventsKeptMs;
  const found = view.count('SELECT count(*) FROM events WHERE created_at > ?', since);
  const young = [...deliveries.events.values()].filter(({ createdAt }) => createdAt > since);
  mustEqual(found, young.length, 'kept-long-enough', 'the number of events of 30 days');
}

/** After a sweep of the answers that are kept for repeated requests. */
export function checkAnswersSwept(world: World): void {
  const { view } = world;
  const now = world.wallNow();
  const old = view.count(
    'SELECT count(*) FROM idempotency_records WHERE created_at <= ?',
    now - day,
  );
  mustEqual(old, 0, 'gone-in-time', 'the number of answers of yesterday');
  const rows = view.all('SELECT idempotency_key FROM idempotency_records');
  const there = new Set(rows.map(({ idempotency_key: key }) => key));
  const since = Math.max(world.latestWall, now) - day + answersSlackMs;
  for (const { onceKey, path, at } of world.remembered) {
    const isKept = at <= since || there.has(onceKey);
    must(isKept, 'kept-long-enough', () => `the answer to ${path}, ${now - at} ms old, is gone`);
  }
}

/** After a sweep of the request log: a line for every request, and none of long ago. */
export function checkRequestsSwept(world: World): void {
  const now = world.wallNow();
  const there = loggedRequests(join(world.folder, 'requests'));
  const young = Math.max(world.latestWall, now) - requestsKeptMs + requestsSlackMs;
  world.requests = world.requests.filter(({ id, at }) => {
    if (there.has(id)) {
      const isOld = at + requestsKeptMs + requestsSlackMs <= now;
      must(!isOld, 'gone-in-time', () => `request ${id} of ${at} is logged still at ${now}`);
      return true;
    }
    must(at <= young, 'kept-long-enough', () => `request ${id} of ${at} is not logged at ${now}`);
    return false;
  });
}

function loggedRequests(folder: string): Set<string> {
  const ids = new Set<string>();
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, id = ''] of text.matchAll(/"requestId":"([^"]+)"/g)) ids.add(id);
  }
  return ids;
}
