import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { StoreSection } from '../contracts/store-details.ts';
import { id, instant, json } from './columns.ts';

/** What a store says of itself, a row a section; see the contract of that name. */
export const storeDetails = sqliteTable(
  'store_details',
  {
    siteId: id('site_id').notNull(),
    section: text('section').$type<StoreSection>().notNull(),
    value: json<unknown>('value').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.section] })],
);
