import { type EventType, isEventType } from '../../../schema/contracts/events.ts';
import { maxWebhookUrlLength } from '../../../schema/contracts/webhooks.ts';
import { Problem } from '../../problem.ts';
import { readForm } from '../form.ts';

export type WebhookFields = { url: string; description: string; events: readonly EventType[] };
export type Wrong = 'url' | 'description' | 'events' | 'too_many';

export async function readFields(request: Request): Promise<WebhookFields> {
  const form = await readForm(request, 32_768);
  const events = [...new Set(form.all('event').filter(isEventType))];
  return { url: form.text('url').trim(), description: form.text('description').trim(), events };
}

/** What the API's contract asks of a request, before the verb sees it. */
export function wrongOf({ url, description, events }: WebhookFields): Wrong | null {
  if (url === '' || url.length > maxWebhookUrlLength) return 'url';
  if (description.length > 500) return 'description';
  return events.length === 0 ? 'events' : null;
}

/** What the verb found wrong. Throws on what is no matter of the form. */
export function wrongFrom(error: unknown): Wrong {
  if (error instanceof Problem && error.code === 'validation_error') return 'url';
  if (error instanceof Problem && error.code === 'conflict') return 'too_many';
  throw error;
}
