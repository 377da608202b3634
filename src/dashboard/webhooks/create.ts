import { type Created, createWebhook } from '../../domain/webhooks/save-webhook.ts';
import type { StoreVisit } from '../visit.ts';
import { showForm } from './show-form.tsx';
import { readFields, wrongFrom, wrongOf } from './read-fields.ts';
import { showSecret } from './secret.tsx';

export function newWebhookPage(visit: StoreVisit): Promise<Response> {
  return showForm(visit, null, {
    url: '',
    description: '',
    events: ['content.published', 'content.unpublished', 'inventory.feed.updated'],
  });
}

/** The secret is on this one answer and nowhere else. */
export async function sendWebhook(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, request } = visit;
  const fields = await readFields(request);
  const wrong = wrongOf(fields);
  if (wrong) return showForm(visit, null, fields, wrong);
  let made: Created;
  try {
    made = await createWebhook(ctx, actor, { ...fields, events: [...fields.events] });
  } catch (error) {
    return showForm(visit, null, fields, wrongFrom(error));
  }
  return showSecret(visit, made.row, made.secret);
}
