import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Plan } from '../contracts/plans.ts';
import { flag, id, instant, json } from './columns.ts';

/** A dealership rooftop: the tenant. */
export const sites = sqliteTable(
  'sites',
  {
    id: id().primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    plan: text('plan').$type<Plan>().notNull(),
    domain: text('domain'),
    phone: text('phone'),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Whether only what was approved, or overridden, may be published. */
    requireApproval: flag('require_approval').notNull().default(true),
    /** Whether whoever wrote a text may approve it as well. */
    allowOwnApproval: flag('allow_own_approval').notNull().default(true),
    /** Whether every vehicle is described once it is in stock. */
    describeStock: flag('describe_stock').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('sites_slug').on(table.slug)],
);

/** Which site a row belongs to; it goes with its site. */
export function siteId() {
  return id('site_id').references(() => sites.id, { onDelete: 'cascade' });
}

export const categories = sqliteTable(
  'categories',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
  },
  (table) => [uniqueIndex('categories_site_slug').on(table.siteId, table.slug)],
);

export const brandVoices = sqliteTable(
  'brand_voices',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    name: text('name').notNull(),
    description: text('description'),
    tone: text('tone').notNull(),
    readingLevel: text('reading_level'),
    person: text('person').$type<'we' | 'they'>().notNull(),
    wordsToUse: json<string[]>('words_to_use').notNull(),
    wordsToAvoid: json<string[]>('words_to_avoid').notNull(),
    isDefault: flag('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('brand_voices_site').on(table.siteId, table.createdAt)],
);

export const elements = sqliteTable(
  'elements',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    name: text('name').notNull(),
    type: text('type').$type<'cta' | 'disclaimer' | 'snippet'>().notNull(),
    content: text('content').notNull(),
    url: text('url'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('elements_site').on(table.siteId, table.createdAt)],
);
