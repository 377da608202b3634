import type { Tx } from '../../db/reader.ts';
import type { DispatchedEvent } from '../../events/reactions.ts';
import { enqueue } from '../../work/enqueue.ts';
import { findSite } from '../site/store.ts';
import { hasDescriptions } from './described-store.ts';

/** Has the stock gone over where there is anything to describe, or to describe again. */
export async function describeWhenStockChanged(tx: Tx, { siteId }: DispatchedEvent): Promise<void> {
  const site = await findSite(tx, siteId);
  if (!site) return;
  if (!site.describeStock && !(await hasDescriptions(tx, siteId))) return;
  await enqueue(tx, siteId, 'inventory.describe_stock', {});
}
