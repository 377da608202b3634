import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ModelFactKind, ModelFacts } from '../records/model-facts.ts';
import { instant, json } from './columns.ts';

/** How the last fetches of each public source went. */
export const factUpdates = sqliteTable('fact_updates', {
  source: text('source').primaryKey().notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** SHA-256 of the file, of sources that are one file. */
  contentHash: text('content_hash'),
  checkedAt: instant('checked_at').notNull(),
  /** When it last answered as it should. */
  goodAt: instant('good_at'),
  /** In a row. */
  failures: integer('failures').notNull(),
  /** Of the last fetch. */
  error: text('error'),
});

/** What a public source says of a model year; facts belong to the whole installation. */
export const modelFacts = sqliteTable(
  'model_facts',
  {
    source: text('source').$type<ModelFactKind>().notNull(),
    /** In the spelling that stock has. */
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    contentHash: text('content_hash').notNull(),
    facts: json<ModelFacts[ModelFactKind]>('facts').notNull(),
    /** When the source last said so, which is also when it said the same again. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.make, table.model, table.year] })],
);
