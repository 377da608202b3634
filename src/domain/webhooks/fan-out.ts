import type { EventType } from '../../../schema/contracts/events.ts';
import type { Tx } from '../../db/reader.ts';
import { insertDelivery } from './deliveries-store.ts';
import { listSubscribers } from './store.ts';

/** One delivery for each older, active subscription that names the event. Returns how many. */
export async function fanOut(
  tx: Tx,
  event: { sequence: number; id: string; siteId: string; type: EventType },
): Promise<number> {
  const subscribers = await listSubscribers(tx, event);
  for (const { id: webhookId } of subscribers) {
    const { id: eventId, siteId, type: eventType } = event;
    await insertDelivery(tx, { siteId, webhookId, eventId, eventType });
  }
  if (subscribers.length > 0) tx.wake('send-webhooks');
  return subscribers.length;
}
