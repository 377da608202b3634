import type { Tx } from '../../db/reader.ts';
import type { DispatchedEvent } from '../../events/reactions.ts';
import { day } from '../../lib/clock.ts';
import { bringForward } from './store.ts';

/** Stores import every few minutes; a report may be behind the stock by this much. */
const minBetween = day;

/** A vehicle that an article names may be sold or have another price: its report is made again. */
export async function recheckWhenStockChanged(tx: Tx, event: DispatchedEvent): Promise<void> {
  await bringForward(tx, event.siteId, minBetween);
}
