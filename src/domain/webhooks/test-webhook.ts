import { type EventType, eventExamples } from '../../../schema/contracts/events.ts';
import type { Context } from '../../context.ts';
import { envelope } from '../../events/envelope.ts';
import { notFound } from '../../problem.ts';
import { signingSecrets } from './secrets.ts';
import { type Attempt, sendOnce } from './send.ts';
import { findWebhook } from './store.ts';

/**
 * Sends an example event at once and tells how it went. It is no real event: nothing is stored, and
 * a failure does not count against the subscription.
 */
export async function testWebhook(
  ctx: Context,
  siteId: string,
  id: string,
  type: EventType,
): Promise<Attempt> {
  const webhook = await findWebhook(ctx.reader, siteId, id);
  if (!webhook) throw notFound();
  const atMs = ctx.clock.now();
  const eventId = `evt_${atMs}_${ctx.ids.uuid().replaceAll('-', '').slice(-12)}`;
  const data = eventExamples[type] ?? eventExamples['test.ping'];
  return sendOnce(ctx, {
    url: webhook.url,
    secrets: signingSecrets(ctx.seal, webhook, atMs),
    eventId,
    eventType: type,
    body: envelope({ id: eventId, type, siteId, data, atMs }),
    attempt: 1,
  });
}
