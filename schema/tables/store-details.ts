import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { StoreSection } from '../contracts/store-details.ts';
import { instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/** What a store says of itself, a row a section; see the contract of that name. */
export const storeDetails = sqliteTable(
  'store_details',
  {
    siteId: siteId().notNull(),
    section: text('section').$type<StoreSection>().notNull(),
    value: json<unknown>('value').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.section] })],
);
