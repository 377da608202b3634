import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant, json } from './columns.ts';
import { categories, siteId } from './sites.ts';

export const ideacloudStatuses = ['researching', 'complete', 'failed'] as const;
export type IdeacloudStatus = (typeof ideacloudStatuses)[number];

export type StoredQuestion = {
  id: string;
  question: string;
  clusterId: string;
  /** What the question is about, for the writer; null when research could not tell. */
  topic: string | null;
  /** Which question form it was made from, for the writer's direct answer. */
  form?: string | null;
  sourceUrl: string | null;
  sourceTitle: string | null;
  isRecommended: boolean;
  /** The text model that proposed it; absent for our own research. */
  proposedBy?: string;
};
export type StoredCluster = {
  id: string;
  label: string;
  questionCount: number;
  proposedBy?: string;
};

/** A folded keyword without blanks and marks. */
export const keywordKey = sql<string>`replace(replace(replace(replace(replace(replace(replace(
    keyword_folded, ' ', ''), '-', ''), '?', ''), '!', ''), '.', ''), ',', ''), '''', '')`;

/** Research on one keyword. */
export const ideaclouds = sqliteTable(
  'ideaclouds',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    keyword: text('keyword').notNull(),
    /** The keyword as it is searched and compared: see foldKeyword. */
    keywordFolded: text('keyword_folded').notNull(),
    categoryId: id('category_id').references(() => categories.id, { onDelete: 'set null' }),
    status: text('status').$type<IdeacloudStatus>().notNull(),
    title: text('title'),
    synopsis: text('synopsis'),
    tags: json<string[]>('tags').notNull(),
    questions: json<StoredQuestion[]>('questions').notNull(),
    clusters: json<StoredCluster[]>('clusters').notNull(),
    /** What the keyword is about, as research recognised it. */
    entities: json<Record<string, unknown>>('entities'),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Holds what the list filters by, so that a search reads no rows that it does not show.
    index('ideaclouds_list').on(
      table.siteId,
      table.createdAt,
      table.id,
      table.status,
      table.keywordFolded,
    ),
    index('ideaclouds_status').on(table.siteId, table.status, table.createdAt, table.id),
    // Finds a keyword whatever blanks and marks it is written with.
    index('ideaclouds_keyword_key').on(table.siteId, keywordKey),
  ],
);

/** Kept by triggers: how many a site has in each status, so that no list counts by scanning. */
export const ideacloudCounts = sqliteTable(
  'ideacloud_counts',
  {
    siteId: siteId().notNull(),
    status: text('status').$type<IdeacloudStatus>().notNull(),
    ideaclouds: integer('ideaclouds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.status] })],
);
