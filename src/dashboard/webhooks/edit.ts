import { updateWebhook } from '../../domain/webhooks/save-webhook.ts';
import { saying, seeOther } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { pathOf, webhookOf } from './find.ts';
import { readFields, wrongFrom, wrongOf } from './read-fields.ts';
import { showForm } from './show-form.tsx';

export async function editPage(visit: StoreVisit): Promise<Response> {
  const row = await webhookOf(visit);
  const { url, description, events } = row;
  return showForm(visit, row, { url, description: description ?? '', events });
}

export async function sendEdit(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, request } = visit;
  const row = await webhookOf(visit);
  const fields = await readFields(request);
  const wrong = wrongOf(fields);
  if (wrong) return showForm(visit, row, fields, wrong);
  try {
    await updateWebhook(ctx, actor, row.id, { ...fields, events: [...fields.events] });
  } catch (error) {
    return showForm(visit, row, fields, wrongFrom(error));
  }
  return seeOther(saying(pathOf(visit, row), 'saved'));
}
