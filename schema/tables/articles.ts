import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  approvalStatuses,
  articleStatuses,
  articleTypes,
  contentDepths,
  contentIntents,
  languages,
  postingStatuses,
} from '../contracts/content.ts';
import type { eventCategories } from '../contracts/content-input.ts';
import { flag, id, instant, json } from './columns.ts';
import { ideaclouds } from './ideaclouds.ts';
import { categories, siteId } from './sites.ts';

type ArticleStatus = (typeof articleStatuses)[number];
type PostingStatus = (typeof postingStatuses)[number];
export type ApprovalStatus = (typeof approvalStatuses)[number];
type ArticleType = (typeof articleTypes)[number];
type ContentIntent = (typeof contentIntents)[number];
type ContentDepth = (typeof contentDepths)[number];
type Language = (typeof languages)[number];

export type ArticleSubject = { year: number; make: string; model: string; trim: string | null };

/** Two to five models; `biasLevel` 0–100 says how far the featured one is favored. */
export type ArticleComparison = {
  vehicles: ArticleSubject[];
  featuredIndex: number | null;
  biasLevel: number | null;
};

/** Dates in ISO 8601 UTC. */
export type ArticleEvent = {
  name: string;
  startDate: string;
  endDate: string;
  location: string;
  category: (typeof eventCategories)[number];
  description: string | null;
};

/** What the client asked for and what was chosen for it; enough to write the article again. */
export type ArticleRequest = {
  title: string | null;
  questionIds: string[];
  brandVoiceId: string | null;
  subject: ArticleSubject | null;
  comparison?: ArticleComparison | null;
  event?: ArticleEvent | null;
};

/**
 * A photo of a vehicle that the article is about, or a card. Feeds do not say how large a photo is;
 * what is served by ourselves has its size.
 */
export type FeaturedImage = { url: string; altText: string; width?: number; height?: number };

export const articles = sqliteTable(
  'articles',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    title: text('title').notNull(),
    articleType: text('article_type').$type<ArticleType>().notNull(),
    status: text('status').$type<ArticleStatus>().notNull(),
    error: text('error'),
    /** The furthest stage that was reported, so that a second run repeats none. */
    stage: text('stage'),
    progressPercent: integer('progress_percent').notNull(),
    categoryId: id('category_id').references(() => categories.id, { onDelete: 'set null' }),
    ideacloudId: id('ideacloud_id').references(() => ideaclouds.id, { onDelete: 'set null' }),
    /** Who made it: a key or a signed-in person. */
    apiKeyId: id('api_key_id'),
    userId: id('user_id'),
    language: text('language').$type<Language>().notNull(),
    contentLength: integer('content_length').notNull(),
    contentIntent: text('content_intent').$type<ContentIntent>().notNull(),
    contentDepth: text('content_depth').$type<ContentDepth>().notNull(),
    targetAudience: text('target_audience'),
    funnelStage: text('funnel_stage'),
    searchIntentType: text('search_intent_type'),
    autoCompliance: flag('auto_compliance').notNull(),
    autoContentTools: flag('auto_content_tools').notNull(),
    request: json<ArticleRequest>('request').notNull(),
    wordCount: integer('word_count'),
    wordingIds: json<string[]>('wording_ids').notNull(),
    /** Set where the text ended early: the facts that would let it say more. */
    wouldSayMore: json<string[]>('would_say_more'),
    featuredImage: json<FeaturedImage>('featured_image'),
    postingStatus: text('posting_status').$type<PostingStatus>().notNull(),
    approvalStatus: text('approval_status').$type<ApprovalStatus>().notNull(),
    postedUrl: text('posted_url'),
    markedPostedAt: instant('marked_posted_at'),
    /** Given at the first publication or schedule, and kept: an address must not change. */
    slug: text('slug'),
    /** When it is to be published, or was; null for a draft. */
    publishAt: instant('publish_at'),
    /** Which of its texts readers see; null unless it is published. */
    publishedVersion: integer('published_version'),
    /** Why a scheduled publication did not take place. */
    publishProblem: text('publish_problem'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Holds what the list filters by, so that a rare state is found without reading every row.
    index('articles_list').on(
      table.siteId,
      table.createdAt,
      table.id,
      table.status,
      table.articleType,
      table.contentIntent,
      table.postingStatus,
    ),
    index('articles_changed').on(table.siteId, table.updatedAt, table.id),
    index('articles_category').on(table.siteId, table.categoryId),
    index('articles_posted')
      .on(table.siteId, table.createdAt, table.id)
      .where(sql`posted_url IS NOT NULL`),
    uniqueIndex('articles_slug')
      .on(table.siteId, table.slug)
      .where(sql`slug IS NOT NULL`),
    index('articles_publication')
      .on(table.siteId, table.publishAt, table.id, table.postingStatus)
      .where(sql`publish_at IS NOT NULL`),
    // Few among many that are published.
    index('articles_scheduled')
      .on(table.siteId, table.publishAt, table.id)
      .where(sql`posting_status = 'scheduled'`),
    index('articles_approval')
      .on(table.siteId, table.approvalStatus, table.updatedAt, table.id)
      .where(sql`approval_status <> 'none'`),
    // For the loop, across sites.
    index('articles_due')
      .on(table.publishAt)
      .where(sql`posting_status = 'scheduled'`),
  ],
);

/** Which article a row belongs to; it goes with its article. */
export function articleId() {
  return id('article_id').references(() => articles.id, { onDelete: 'cascade' });
}

/** Kept by triggers: how many articles of each kind a site has, so that no list counts rows. */
export const articleCounts = sqliteTable(
  'article_counts',
  {
    siteId: siteId().notNull(),
    /** Empty for articles without a category: a key cannot hold null. */
    categoryId: id('category_id').notNull(),
    articleType: text('article_type').$type<ArticleType>().notNull(),
    status: text('status').$type<ArticleStatus>().notNull(),
    contentIntent: text('content_intent').$type<ContentIntent>().notNull(),
    postingStatus: text('posting_status').$type<PostingStatus>().notNull(),
    articles: integer('articles').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.siteId,
        table.categoryId,
        table.articleType,
        table.status,
        table.contentIntent,
        table.postingStatus,
      ],
    }),
  ],
);
