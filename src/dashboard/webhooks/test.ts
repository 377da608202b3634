import { isEventType } from '../../../schema/contracts/events.ts';
import { testWebhook } from '../../domain/webhooks/test-webhook.ts';
import { readForm } from '../form.ts';
import { seeOther } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { pathOf, webhookOf } from './find.ts';

/** The page that comes next shows how it went: the test is a delivery like any other. */
export async function sendTest(visit: StoreVisit): Promise<Response> {
  const row = await webhookOf(visit);
  const given = (await readForm(visit.request, 16_384)).text('event');
  const type = isEventType(given) ? given : 'test.ping';
  const { deliveryId } = await testWebhook(visit.ctx, visit.actor, row.id, type);
  return seeOther(pathOf(visit, row, deliveryId === null ? '' : `?tested=${deliveryId}`));
}
