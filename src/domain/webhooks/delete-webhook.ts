import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { deliveries, webhooks } from '../../../schema/tables/webhooks.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/reader.ts';
import { audit } from '../audit/audit.ts';
import { changeWebhook } from './store.ts';

/**
 * From the next moment on nobody sees the subscription and nothing is sent to it. Its deliveries,
 * of which there may be a million, are taken away by a sweep. False when there is none of that id.
 */
export async function deleteWebhook(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const gone = await changeWebhook(tx, actor.siteId, id, { isActive: false, deletedAt: tx.now });
  if (!gone) return false;
  await audit(
    tx,
    actor,
    'webhook.delete',
    { kind: 'webhook', id },
    { host: new URL(gone.url).host },
  );
  tx.wake('sweep-webhooks');
  return true;
}

/** Deletes up to `limit` deliveries of a deleted subscription, and itself after the last. */
export async function clearDeleted(
  tx: Tx,
  limit: number,
): Promise<{ webhooks: number; deliveries: number }> {
  const webhook = await tx.db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(isNotNull(webhooks.deletedAt))
    .limit(1)
    .get();
  if (!webhook) return { webhooks: 0, deliveries: 0 };
  const some = tx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.webhookId, webhook.id))
    .limit(limit);
  const gone = await tx.db
    .delete(deliveries)
    .where(inArray(deliveries.id, some))
    .returning({ id: deliveries.id });
  if (gone.length === limit) return { webhooks: 0, deliveries: gone.length };
  await tx.db
    .delete(webhooks)
    .where(and(eq(webhooks.id, webhook.id), isNotNull(webhooks.deletedAt)))
    .run();
  return { webhooks: 1, deliveries: gone.length };
}
