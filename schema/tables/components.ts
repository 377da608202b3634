import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ComponentType } from '../contracts/content.ts';
import { articleId } from './articles.ts';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

export type ComponentStatus = 'draft' | 'generating' | 'complete' | 'failed';

/** A part of an article: its body, and what content tools add to it. */
export const components = sqliteTable(
  'components',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    articleId: articleId().notNull(),
    type: text('type').$type<ComponentType>().notNull(),
    content: text('content').notNull(),
    metadata: json<Record<string, unknown>>('metadata'),
    status: text('status').$type<ComponentStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('components_article_type').on(table.siteId, table.articleId, table.type)],
);
