import { disabledReason } from '../../../src/domain/webhooks/send.ts';
import { type EventType, eventExamples } from '../../../schema/contracts/events.ts';
import { events } from '../../../schema/tables/events.ts';
import { deliveries, type DeliveryStatus } from '../../../schema/tables/webhooks.ts';
import { inLane } from '../../../src/db/write.ts';
import type { Tx } from '../../../src/db/reader.ts';
import { envelope } from '../../../src/events/envelope.ts';
import { createWebhook } from '../../../src/domain/webhooks/save-webhook.ts';
import { changeWebhook } from '../../../src/domain/webhooks/store.ts';
import { hour, minute } from '../../../src/lib/clock.ts';
import type { DemoStore } from './store-demo.ts';

export type DemoWebhook = { webhookId: string; deadId: string };

type Sent = { type: EventType; status: DeliveryStatus; attempts: number; ageMs: number };

const sent: readonly Sent[] = [
  { type: 'content.published', status: 'delivered', attempts: 1, ageMs: 26 * hour },
  { type: 'inventory.feed.updated', status: 'dead_letter', attempts: 5, ageMs: 9 * hour },
  { type: 'content.published', status: 'dead_letter', attempts: 5, ageMs: 7 * hour },
  { type: 'content.unpublished', status: 'failed', attempts: 2, ageMs: 20 * minute },
  { type: 'content.published', status: 'held', attempts: 0, ageMs: 5 * minute },
];

const known = new WeakMap<DemoStore, Promise<DemoWebhook>>();

/** A webhook that has switched itself off, with deliveries in every state; one for each store. */
export function makeDemoWebhook(store: DemoStore): Promise<DemoWebhook> {
  const made = known.get(store) ?? make(store);
  known.set(store, made);
  return made;
}

async function make({ ctx, site, staff }: DemoStore): Promise<DemoWebhook> {
  const { row } = await createWebhook(ctx, staff.manager, {
    url: 'https://www.prairie-motors.example/forecourt/events',
    events: ['content.published', 'content.unpublished', 'inventory.feed.updated'],
    description: 'Website of Prairie Motors',
  });
  return ctx.write(async (tx) => {
    let deadId = '';
    for (const one of sent) {
      const id = await insert(tx, row.id, site.id, one);
      if (one.status === 'dead_letter') deadId = id;
    }
    await changeWebhook(tx, site.id, row.id, {
      isActive: false,
      failureCount: 12,
      disabledReason: disabledReason(12, 'The receiver answered 503.', tx.now),
    });
    return { webhookId: row.id, deadId };
  }, inLane(site.id));
}

async function insert(tx: Tx, webhookId: string, siteId: string, given: Sent): Promise<string> {
  const { type, status, attempts, ageMs } = given;
  const createdAt = tx.now - ageMs;
  const id = tx.ids.uuid();
  const eventId = `evt_${id}`;
  const data = eventExamples[type] ?? eventExamples['test.ping'];
  const body = envelope({ id: eventId, type, siteId, data, atMs: createdAt });
  await tx.db
    .insert(events)
    .values({ id: eventId, siteId, type, body, createdAt, dispatchedAt: createdAt })
    .run();
  const isDelivered = status === 'delivered';
  const answer = {
    responseStatus: isDelivered ? 200 : 503,
    responseBody: isDelivered ? '{"ok":true}' : 'The shop is being rebuilt <b>tonight</b>.',
    error: isDelivered ? null : 'The receiver answered 503.',
    durationMs: 182,
    lastAttemptAt: createdAt + minute,
  };
  const about = { id, siteId, webhookId, eventId, eventType: type, createdAt };
  const nextAttemptAt = status === 'failed' ? tx.now + 10 * minute : null;
  const deliveredAt = isDelivered ? createdAt : null;
  const outcome = attempts === 0 ? {} : answer;
  await tx.db
    .insert(deliveries)
    .values({ ...about, ...outcome, status, attempts, nextAttemptAt, deliveredAt })
    .run();
  return id;
}
