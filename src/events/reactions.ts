import type { EventType } from '../../schema/contracts/events.ts';
import { recheckWhenStockChanged } from '../api/compliance/when-stock-changed.ts';
import { checkWhenWritten } from '../api/compliance/when-written.ts';
import { startAwaitedTools } from '../api/content-tools/start-awaited.ts';
import { runToolsWhenWritten } from '../api/content-tools/when-written.ts';
import type { Writer } from '../db/reader.ts';

export type DispatchedEvent = { id: string; siteId: string; type: EventType; body: string };

/** What the program itself does about an event, in the transaction that hands the event out. */
export type Reaction = (tx: Writer, event: DispatchedEvent) => Promise<void>;

/** What would point upward between groups (content asking for a check) is a reaction here. */
export const reactions: Partial<Record<EventType, readonly Reaction[]>> = {
  'content.completed': [checkWhenWritten, runToolsWhenWritten],
  'compliance.completed': [startAwaitedTools],
  'inventory.feed.updated': [recheckWhenStockChanged],
};
