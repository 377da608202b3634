import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Platform, PostStatus, TargetStatus } from '../contracts/social.ts';
import { flag, id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/** What a site posts to and has reviews on. */
export const socialAccounts = sqliteTable(
  'social_accounts',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    platform: text('platform').$type<Platform>().notNull(),
    /** The network's own id; of Google Business `accounts/1/locations/2`. */
    externalId: text('external_id').notNull(),
    displayName: text('display_name').notNull(),
    /** Of the place that reviews are about. */
    locationName: text('location_name').notNull(),
    /** Sealed; null where a person posts by hand. */
    token: text('token'),
    /** When the access token ends; null where the network does not say. */
    tokenExpiresAt: instant('token_expires_at'),
    status: text('status').$type<'connected' | 'expired'>().notNull(),
    /** Why it expired, in a sentence. */
    problem: text('problem'),
    /** Whoever renews the token holds the lease: a second one would end the grant. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    /** When its reviews are next looked for; null where there are none. */
    reviewsAt: instant('reviews_at'),
    /** Looks that failed, in a row. */
    reviewFailures: integer('review_failures').notNull(),
    connectedAt: instant('connected_at').notNull(),
    /** Posts and reviews still name it. */
    disconnectedAt: instant('disconnected_at'),
    /** The rights that the network says the token has; null where it says nothing. */
    scopes: json<string[]>('scopes'),
    /** When the network is next asked how the token stands; null where it answers no such thing. */
    inspectAt: instant('inspect_at'),
  },
  (table) => [
    uniqueIndex('social_accounts_external').on(table.siteId, table.platform, table.externalId),
    index('social_accounts_tokens')
      .on(table.tokenExpiresAt)
      .where(sql`token_expires_at IS NOT NULL`),
    index('social_accounts_reviews')
      .on(table.reviewsAt)
      .where(sql`reviews_at IS NOT NULL`),
    index('social_accounts_inspect')
      .on(table.inspectAt)
      .where(sql`inspect_at IS NOT NULL`),
  ],
);

export const socialPosts = sqliteTable(
  'social_posts',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    text: text('text').notNull(),
    linkUrl: text('link_url'),
    imageIds: json<string[]>('image_ids').notNull(),
    contentId: id('content_id'),
    status: text('status').$type<PostStatus>().notNull(),
    /** A bit for each platform of its targets, by the order in the contract. */
    platforms: integer('platforms').notNull(),
    scheduledAt: instant('scheduled_at'),
    /** Whether it is to go out as soon as nothing is against it; a draft of a person is not. */
    isWanted: flag('is_wanted').notNull(),
    /** What the rules on advertising have against it; null where that is nothing. */
    heldBy: text('held_by'),
    /** Who let it pass all the same, why, and which text. */
    override: json<{ by: string; reason: string; atMs: number }>('override'),
    apiKeyId: id('api_key_id'),
    userId: id('user_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('social_posts_list').on(
      table.siteId,
      table.createdAt,
      table.id,
      table.status,
      table.platforms,
    ),
    index('social_posts_due')
      .on(table.scheduledAt)
      .where(sql`status = 'scheduled'`),
  ],
);

/** A post on one account. */
export const socialTargets = sqliteTable(
  'social_targets',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    postId: id('post_id')
      .notNull()
      .references(() => socialPosts.id, { onDelete: 'cascade' }),
    accountId: id('account_id')
      .notNull()
      .references(() => socialAccounts.id),
    platform: text('platform').$type<Platform>().notNull(),
    /** In the order of the request. */
    position: integer('position').notNull(),
    status: text('status').$type<TargetStatus>().notNull(),
    externalId: text('external_id'),
    externalUrl: text('external_url'),
    error: text('error'),
    /** What the network gave for what is not public yet: containers, media. */
    handle: text('handle'),
    attempts: integer('attempts').notNull(),
    /**
     * When the first attempt began whose outcome is not known: from there on the network is asked
     * whether the post is there before anything is sent again.
     */
    unsureSince: instant('unsure_since'),
    /** Null while nothing is to be done. */
    nextAt: instant('next_at'),
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    /** Whether an event has told how it ended. */
    isTold: flag('is_told').notNull(),
    publishedAt: instant('published_at'),
    unpublishedAt: instant('unpublished_at'),
  },
  (table) => [
    uniqueIndex('social_targets_post').on(table.postId, table.accountId),
    index('social_targets_account').on(table.siteId, table.accountId, table.externalId),
    // For what dead processes held.
    index('social_targets_leased')
      .on(table.leaseOwner)
      .where(sql`lease_owner IS NOT NULL`),
    index('social_targets_due')
      .on(table.nextAt)
      .where(sql`next_at IS NOT NULL`),
  ],
);

/** Kept by triggers: how many posts of each kind a site has, so that no list counts rows. */
export const socialPostCounts = sqliteTable(
  'social_post_counts',
  {
    siteId: siteId().notNull(),
    status: text('status').$type<PostStatus>().notNull(),
    platforms: integer('platforms').notNull(),
    posts: integer('posts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.status, table.platforms] })],
);
