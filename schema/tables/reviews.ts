import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { siteId } from './sites.ts';

/** What customers wrote about the store on a network. */
export const reviews = sqliteTable(
  'reviews',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    platform: text('platform').notNull(),
    accountId: id('account_id').notNull(),
    /** The network's own id of the review. */
    externalId: text('external_id').notNull(),
    locationName: text('location_name').notNull(),
    authorName: text('author_name'),
    /** 1–5. */
    starRating: integer('star_rating').notNull(),
    text: text('text'),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    reviewedAt: instant('reviewed_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_external').on(table.siteId, table.platform, table.externalId),
    index('reviews_list').on(table.siteId, table.reviewedAt, table.id),
  ],
);
