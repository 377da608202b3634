import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { siteId } from './sites.ts';

export const doubtfulFields = ['model', 'trim', 'price'] as const;
export type DoubtfulField = (typeof doubtfulFields)[number];

/**
 * Values of vehicles in stock that nothing else supports: no text and no figure uses them. Each
 * import writes a site's anew.
 */
export const vehicleDoubts = sqliteTable(
  'vehicle_doubts',
  {
    siteId: siteId().notNull(),
    vehicleKey: text('vehicle_key').notNull(),
    field: text('field').$type<DoubtfulField>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.vehicleKey, table.field] })],
);
