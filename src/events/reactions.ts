import type { EventType } from '../../schema/contracts/events.ts';
import { recheckWhenStockChanged } from '../domain/compliance/when-stock-changed.ts';
import { checkWhenWritten } from '../domain/compliance/when-written.ts';
import { startAwaitedTools } from '../domain/content-tools/start-awaited.ts';
import { runToolsWhenWritten } from '../domain/content-tools/when-written.ts';
import { describeWhenStockChanged } from '../domain/descriptions/when-stock-changed.ts';
import { pictureWhenWritten, picturesWhenSnipped } from '../domain/images/article-pictures.ts';
import { syncWhenStockChanged } from '../domain/images/feed-photos/sync-photos.ts';
import type { Tx } from '../db/reader.ts';

export type DispatchedEvent = { id: string; siteId: string; type: EventType; body: string };

/** What the program itself does about an event, in the transaction that hands the event out. */
export type Reaction = (tx: Tx, event: DispatchedEvent) => Promise<void>;

/** What would point upward between groups (content asking for a check) is a reaction here. */
export const reactions: Partial<Record<EventType, readonly Reaction[]>> = {
  'content.completed': [checkWhenWritten, runToolsWhenWritten, pictureWhenWritten],
  'content_tools.completed': [picturesWhenSnipped],
  'compliance.completed': [startAwaitedTools],
  'inventory.feed.updated': [
    recheckWhenStockChanged,
    describeWhenStockChanged,
    syncWhenStockChanged,
  ],
};
