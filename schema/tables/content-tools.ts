import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ContentTool } from '../contracts/content-tools.ts';
import { articleId } from './articles.ts';
import { siteId } from './sites.ts';

/** Runs of a tool on an article that have not ended: its components are generating till then. */
export const contentToolRuns = sqliteTable(
  'content_tool_runs',
  {
    siteId: siteId().notNull(),
    articleId: articleId().notNull(),
    tool: text('tool').$type<ContentTool>().notNull(),
    pending: integer('pending').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.articleId, table.tool] })],
);

/** Articles whose tools are to run once their first compliance check has ended. */
export const contentToolWaits = sqliteTable(
  'content_tool_waits',
  { siteId: siteId().notNull(), articleId: articleId().notNull() },
  (table) => [primaryKey({ columns: [table.siteId, table.articleId] })],
);

export const claimKinds = ['slug', 'title', 'description', 'tag'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** What the tools gave each article: all but the tags should be its own in the site. */
export const articleClaims = sqliteTable(
  'article_claims',
  {
    siteId: siteId().notNull(),
    kind: text('kind').$type<ClaimKind>().notNull(),
    value: text('value').notNull(),
    articleId: articleId().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind, table.value, table.articleId] }),
    index('article_claims_article').on(table.siteId, table.articleId, table.kind),
  ],
);
