import { type DeliveryStatus, deliveryStatuses } from '../../../schema/tables/webhooks.ts';
import { type PageAnswer, readPage } from '../../db/page.ts';
import type { DeliveryRow } from '../../domain/webhooks/deliveries-store.ts';
import { listDeliveries } from '../../domain/webhooks/list-deliveries.ts';
import type { WebhookRow } from '../../domain/webhooks/store.ts';
import type { StoreVisit } from '../visit.ts';

export type Deliveries = PageAnswer<DeliveryRow> & {
  status: DeliveryStatus | undefined;
  /** How many stand on the pages before, as far as the address tells. */
  before: number;
};

/** By keys, so that the millionth is as near as the first. */
export async function readDeliveries(
  { ctx, site, url }: StoreVisit,
  { id }: WebhookRow,
): Promise<Deliveries> {
  const asked = url.searchParams;
  const status = deliveryStatuses.find((one) => one === asked.get('status'));
  const where = { siteId: site.id, route: 'deliveries', filters: { id, status } };
  const cursor = asked.get('after') ?? undefined;
  const found = await readPage(
    ctx.cursors,
    where,
    { cursor },
    (request) => listDeliveries(ctx.reader, site.id, id, { status }, request),
    (row) => row,
  );
  const before = Number(asked.get('before') ?? 0);
  const isCount = cursor !== undefined && Number.isSafeInteger(before) && before > 0;
  return { ...found, status, before: isCount ? before : 0 };
}
