import type { EventType } from '../../../schema/contracts/events.ts';
import type { Tx } from '../../db/reader.ts';
import { insertDelivery } from './deliveries-store.ts';
import { listSubscribers } from './store.ts';

type Event = {
  sequence: number;
  id: string;
  siteId: string;
  type: EventType;
  entity: string | null;
};

/**
 * One delivery for each older subscription that names the event; it is held where the subscription
 * is switched off. Returns how many.
 */
export async function fanOut(tx: Tx, event: Event): Promise<number> {
  const subscribers = await listSubscribers(tx, event);
  const { id: eventId, siteId, type: eventType, entity } = event;
  const turn = entity === null ? null : event.sequence;
  for (const { id: webhookId, isActive } of subscribers) {
    const row = { siteId, webhookId, eventId, eventType, entity, turn };
    await insertDelivery(tx, row, isActive ? 'pending' : 'held');
  }
  if (subscribers.some(({ isActive }) => isActive)) tx.wake('send-webhooks');
  return subscribers.length;
}
