import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ActorKind, Role } from '../records/actor.ts';
import { articleId } from './articles.ts';
import { id, instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Every text of an article since people began to work on it, its present one included. */
export const articleVersions = sqliteTable(
  'article_versions',
  {
    siteId: siteId().notNull(),
    articleId: articleId().notNull(),
    /** From 1; the largest is the present one. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    /** Markdown. */
    content: text('content').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Who edited it; null for what the writer wrote. */
    madeBy: text('made_by'),
    madeByKind: text('made_by_kind').$type<ActorKind>(),
    /** Of the key or the user. */
    madeById: text('made_by_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.articleId, table.version] })],
);

export const editorialActions = [
  'submit',
  'approve',
  'reject',
  'escalate',
  'override',
  'edit',
  'schedule',
  'publish',
  'unpublish',
] as const;
export type EditorialAction = (typeof editorialActions)[number];

/** What people did about an article: never changed, never deleted but with the article. */
export const articleTransitions = sqliteTable(
  'article_transitions',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    articleId: articleId().notNull(),
    action: text('action').$type<EditorialAction>().notNull(),
    /** The approval status before and after; for publication the posting status. */
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    /** The name of that day. */
    actor: text('actor').notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull().default('person'),
    /** Of the key or the user; null for the program and for somebody whom a command named. */
    actorId: text('actor_id'),
    actorRole: text('actor_role').$type<Role>(),
    reason: text('reason'),
    /** The reviewer to whom it was escalated. */
    assignee: text('assignee'),
    /** The text that it was about. */
    version: integer('version').notNull(),
    bodyHash: text('body_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('article_transitions_article').on(
      table.siteId,
      table.articleId,
      table.createdAt,
      table.id,
    ),
  ],
);
