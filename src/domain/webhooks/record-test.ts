import { events } from '../../../schema/tables/events.ts';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import { insertRow } from '../../db/insert-row.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/reader.ts';
import { audit } from '../audit/audit.ts';
import type { Attempt, Outgoing } from './send.ts';
import { findWebhook, type WebhookRow } from './store.ts';

const insertEvent = insertRow(events);
const insertDelivery = insertRow(deliveries);

type Made = Pick<Outgoing, 'eventId' | 'body'> & {
  type: (typeof events.$inferSelect)['type'];
  attempt: Attempt;
  at: number;
};

/**
 * Lists a test call among the deliveries, with an event that is handed out to nobody else. One that
 * failed is not tried again by itself. Returns the id of the delivery.
 */
export async function recordTest(
  tx: Tx,
  actor: Actor,
  { id: webhookId, siteId }: WebhookRow,
  { eventId, type, body, attempt, at }: Made,
): Promise<string | null> {
  // It may have been deleted while the receiver took its time.
  if (!(await findWebhook(tx, siteId, webhookId))) return null;
  const { delivered, ...answer } = attempt;
  const id = tx.ids.uuid();
  const event = { id: eventId, siteId, type, body, createdAt: at, dispatchedAt: tx.now };
  await insertEvent(tx, event);
  await insertDelivery(tx, {
    id,
    siteId,
    webhookId,
    eventId,
    eventType: type,
    status: delivered ? 'delivered' : 'dead_letter',
    isTest: true,
    attempts: 1,
    ...answer,
    lastAttemptAt: tx.now,
    createdAt: at,
    deliveredAt: delivered ? tx.now : null,
  });
  const subject = { kind: 'webhook', id: webhookId };
  await audit(tx, actor, 'webhook.test', subject, { event_type: type, delivered });
  return id;
}
