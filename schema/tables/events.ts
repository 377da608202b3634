import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { EventType } from '../contracts/events.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** The outbox: written in the transaction of the change that the event reports. */
export const events = sqliteTable(
  'events',
  {
    /** Keeps the order of commits; ids of one millisecond may not. */
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    /** `evt_<ms>_<suffix>`. */
    id: text('id').notNull(),
    siteId: siteId().notNull(),
    type: text('type').$type<EventType>().notNull(),
    /** What it is about, such as `article:<id>`; null where the order does not matter. */
    entity: text('entity'),
    /** The whole envelope as it is sent, byte for byte. */
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    dispatchedAt: instant('dispatched_at'),
  },
  (table) => [
    uniqueIndex('events_id').on(table.id),
    // What waits alone: the rest of the table is history.
    index('events_waiting')
      .on(table.sequence)
      .where(sql`dispatched_at IS NULL`),
    index('events_created').on(table.createdAt),
  ],
);
