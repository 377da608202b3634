import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ListingRecord } from '../records/listing.ts';
import { flag, id, instant, json } from './columns.ts';
import type { ImportProblem } from './imports.ts';
import { marketSources } from './market-listings.ts';

/** `staging` is read in, `taking_over` becomes listings, `retiring` looks for what is gone. */
export const marketImportStates = ['staging', 'taking_over', 'retiring', 'done'] as const;
export type MarketImportState = (typeof marketImportStates)[number];

/** Where a round of a listings service goes on: at which of its questions, from which row. */
export type PollPosition = {
  questions: {
    postalCode: string;
    country: 'US' | 'CA';
    radiusMiles: number;
    make: string;
    model: string;
  }[];
  question: number;
  start: number;
  calls: number;
  /** Whether every answer was whole so far. */
  isWhole: boolean;
};

/** One file, or one round of a listings service, on its way into the listings. */
export const marketImports = sqliteTable(
  'market_imports',
  {
    id: id().primaryKey(),
    sourceId: integer('source_id')
      .notNull()
      .references(() => marketSources.id),
    state: text('state').$type<MarketImportState>().notNull(),
    format: text('format').notNull(),
    /** Whether it lists all that its source has: only then something can be missing. */
    isComplete: flag('is_complete').notNull(),
    contentHash: text('content_hash'),
    rows: integer('rows').notNull(),
    accepted: integer('accepted').notNull(),
    rejected: integer('rejected').notNull(),
    new: integer('new').notNull(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    missing: integer('missing').notNull(),
    gone: integer('gone').notNull(),
    /** The first hundred. */
    problems: json<ImportProblem[]>('problems').notNull(),
    problemsTotal: integer('problems_total').notNull(),
    /** Of a poll that is under way. */
    position: json<PollPosition>('position'),
    /** The last staged row, or listing, that has been dealt with. */
    cursor: integer('cursor').notNull(),
    createdAt: instant('created_at').notNull(),
    touchedAt: instant('touched_at').notNull(),
    doneAt: instant('done_at'),
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    index('market_imports_source').on(table.sourceId, table.createdAt),
    index('market_imports_open')
      .on(table.createdAt)
      .where(sql`state <> 'done'`),
  ],
);

/** What an import has read, where nobody sees it. */
export const marketStaged = sqliteTable(
  'market_staged',
  {
    importId: id('import_id').notNull(),
    listingKey: text('listing_key').notNull(),
    place: integer('place').notNull(),
    body: json<ListingRecord>('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.listingKey] }),
    index('market_staged_place').on(table.importId, table.place),
  ],
);

/** How a listings service was asked last, by its id in src/providers/listings. */
export const marketPolls = sqliteTable('market_polls', {
  provider: text('provider').primaryKey(),
  nextAt: instant('next_at').notNull(),
  checkedAt: instant('checked_at'),
  goodAt: instant('good_at'),
  failures: integer('failures').notNull(),
  error: text('error'),
  leaseOwner: text('lease_owner'),
  leaseUntil: instant('lease_until'),
});
