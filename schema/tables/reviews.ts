import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { flag, id, instant } from './columns.ts';
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
    /** For the list and its counts; `reply` is its text. */
    isReplied: flag('is_replied').notNull().default(false),
    reviewedAt: instant('reviewed_at').notNull(),
    /** When its author last changed it, as the network says. */
    changedAt: instant('changed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_external').on(table.siteId, table.platform, table.externalId),
    index('reviews_list').on(
      table.siteId,
      table.reviewedAt,
      table.id,
      table.platform,
      table.starRating,
      table.isReplied,
    ),
  ],
);

/** Kept by triggers: how many reviews of each kind a site has, so that no list counts rows. */
export const reviewCounts = sqliteTable(
  'review_counts',
  {
    siteId: siteId().notNull(),
    platform: text('platform').notNull(),
    starRating: integer('star_rating').notNull(),
    isReplied: flag('is_replied').notNull(),
    reviews: integer('reviews').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.platform, table.starRating, table.isReplied] }),
  ],
);
