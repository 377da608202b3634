import { findWebhook, type WebhookRow } from '../../domain/webhooks/store.ts';
import { notFound } from '../../problem.ts';
import { param, storePath, type StoreVisit } from '../visit.ts';

/** The webhook of the address. Throws a 404. */
export async function webhookOf(visit: StoreVisit): Promise<WebhookRow> {
  const found = await findWebhook(visit.ctx.reader, visit.site.id, param(visit, 'webhook'));
  if (!found) throw notFound();
  return found;
}

export function pathOf(visit: StoreVisit, { id }: Pick<WebhookRow, 'id'>, rest = ''): string {
  return storePath(visit, `/webhooks/${id}${rest}`);
}

/** Above the title of what belongs to one webhook. */
export function backTo(visit: StoreVisit, row: WebhookRow) {
  return { href: pathOf(visit, row), label: nameOf(row) };
}

/** What people call it: its note, else the host of its address. */
export function nameOf({ description, url }: WebhookRow): string {
  return description ?? URL.parse(url)?.host ?? url;
}
