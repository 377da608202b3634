import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';
import type { descriptionStatuses } from './vehicles.ts';

export type DescriptionEnd = Exclude<(typeof descriptionStatuses)[number], 'not_generated'>;
/** A text that a person has written is never written over by the program. */
export type DescriptionMaker = 'writer' | 'person';

/**
 * Every description of a vehicle, also those that were replaced; the newest is the one that counts.
 * `vehicles` repeats its status and text for lists and feeds.
 */
export const vehicleDescriptions = sqliteTable(
  'vehicle_descriptions',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    vehicleId: id('vehicle_id').notNull(),
    /** 1 for the first of the vehicle. */
    sequence: integer('sequence').notNull(),
    status: text('status').$type<DescriptionEnd>().notNull(),
    maker: text('maker').$type<DescriptionMaker>().notNull(),
    text: text('text'),
    /** What the text states; see src/writing/description. Null for one that a person wrote. */
    stated: json<Record<string, string>>('stated'),
    /** Why there is none, in a sentence. */
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('vehicle_descriptions_vehicle').on(table.siteId, table.vehicleId, table.sequence),
  ],
);

export const descriptionBatches = sqliteTable('description_batches', {
  id: id().primaryKey(),
  siteId: siteId().notNull(),
  /** The vehicles that it started. */
  count: integer('count').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What a batch still waits for. */
export const descriptionWaits = sqliteTable(
  'description_waits',
  {
    siteId: siteId().notNull(),
    descriptionId: id('description_id').notNull(),
    batchId: id('batch_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.descriptionId, table.batchId] }),
    index('description_waits_batch').on(table.siteId, table.batchId),
  ],
);
