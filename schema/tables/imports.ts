import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

export type ImportProblem = { line: number; vin: string | null; field: string; reason: string };

/** A column of which nothing was taken, by the name in the file, with its first value. */
export type UnreadColumn = { name: string; sample: string };

/** One feed file that was taken in; refused files leave no row. */
export const imports = sqliteTable(
  'imports',
  {
    /** In the order of imports, also within one millisecond. */
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: id().notNull(),
    siteId: siteId().notNull(),
    /** Id of a format in src/domain/inventory/formats. */
    format: text('format').notNull(),
    isForced: flag('is_forced').notNull(),
    rows: integer('rows').notNull(),
    accepted: integer('accepted').notNull(),
    rejected: integer('rejected').notNull(),
    new: integer('new').notNull(),
    changed: integer('changed').notNull(),
    priceChanged: integer('price_changed').notNull(),
    sold: integer('sold').notNull(),
    unchanged: integer('unchanged').notNull(),
    /** Vehicles in stock afterwards. */
    vehicleCount: integer('vehicle_count').notNull(),
    /** The first hundred. */
    problems: json<ImportProblem[]>('problems').notNull(),
    problemsTotal: integer('problems_total').notNull(),
    createdAt: instant('created_at').notNull(),
    unreadColumns: json<UnreadColumn[]>('unread_columns').notNull().default([]),
  },
  (table) => [index('imports_site').on(table.siteId, table.sequence)],
);
