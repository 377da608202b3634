import { type EventType, eventExamples } from '../../../schema/contracts/events.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { envelope } from '../../events/envelope.ts';
import { notFound } from '../../problem.ts';
import { recordTest } from './record-test.ts';
import { signingSecrets } from './secrets.ts';
import { type Attempt, sendOnce } from './send.ts';
import { findWebhook } from './store.ts';
import { inLane } from '../../db/write.ts';

/** `deliveryId` is null where the subscription was deleted meanwhile. */
export type Tested = Attempt & { deliveryId: string | null };

/**
 * Sends an example event at once and tells how it went. Its envelope says that it is a test, and it
 * is listed among the deliveries; a failure does not count against the subscription.
 */
export async function testWebhook(
  ctx: Context,
  actor: Actor,
  id: string,
  type: EventType,
): Promise<Tested> {
  const { siteId } = actor;
  const webhook = await findWebhook(ctx.reader, siteId, id);
  if (!webhook) throw notFound();
  const at = ctx.clock.now();
  const eventId = `evt_${at}_${ctx.ids.uuid().replaceAll('-', '').slice(-12)}`;
  const data = eventExamples[type] ?? eventExamples['test.ping'];
  const body = envelope({ id: eventId, type, siteId, data, atMs: at, isTest: true });
  const attempt = await sendOnce(ctx, {
    url: webhook.url,
    secrets: signingSecrets(ctx.seal, webhook, at),
    eventId,
    eventType: type,
    body,
    attempt: 1,
  });
  const deliveryId = await ctx.write(
    (tx) => recordTest(tx, actor, webhook, { eventId, type, body, attempt, at }),
    inLane(siteId),
  );
  return { ...attempt, deliveryId };
}
