import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Availability, VehicleCondition } from '../records/vehicle.ts';
import { id, instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Where listings come from; what is gone is told for each source by itself. */
export const marketSources = sqliteTable(
  'market_sources',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    /** Grows with every import that was taken over. */
    revision: integer('revision').notNull(),
    /** Of the first and the latest complete import; null before. */
    firstImportAt: instant('first_import_at'),
    lastImportAt: instant('last_import_at'),
    /** Of the latest complete import's file. */
    contentHash: text('content_hash'),
  },
  (table) => [uniqueIndex('market_sources_name').on(table.name)],
);

export const marketDealers = sqliteTable(
  'market_dealers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Folded name and place. */
    dealerKey: text('dealer_key').notNull(),
    name: text('name').notNull(),
    city: text('city'),
    state: text('state'),
    postalCode: text('postal_code'),
    latitude: real('latitude'),
    longitude: real('longitude'),
    host: text('host'),
  },
  (table) => [
    uniqueIndex('market_dealers_key').on(table.dealerKey),
    index('market_dealers_place').on(table.latitude, table.longitude),
    index('market_dealers_state').on(table.state),
  ],
);

/** Make, model and trim as they are written; listings of one kind share a row. */
export const marketKinds = sqliteTable(
  'market_kinds',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    make: text('make').notNull(),
    model: text('model').notNull(),
    /** Empty where none is known. */
    trim: text('trim').notNull(),
  },
  (table) => [uniqueIndex('market_kinds_name').on(table.make, table.model, table.trim)],
);

/**
 * A car at a dealer as a source lists it. `missingSince` is the first complete import without it,
 * `goneAt` the same time once the next one has been without it too.
 */
export const marketListings = sqliteTable(
  'market_listings',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: id().notNull(),
    sourceId: integer('source_id')
      .notNull()
      .references(() => marketSources.id),
    listingKey: text('listing_key').notNull(),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => marketDealers.id),
    kindId: integer('kind_id')
      .notNull()
      .references(() => marketKinds.id),
    vin: text('vin'),
    year: integer('year').notNull(),
    condition: text('condition').$type<VehicleCondition>().notNull(),
    availability: text('availability').$type<Availability>().notNull(),
    priceCents: integer('price_cents'),
    msrpCents: integer('msrp_cents'),
    currency: text('currency').notNull(),
    mileage: integer('mileage'),
    url: text('url'),
    rowHash: text('row_hash').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    /** As the source says, or when it was last listed; null while its source lists it. */
    lastSeenAt: instant('last_seen_at'),
    missingSince: instant('missing_since'),
    goneAt: instant('gone_at'),
  },
  (table) => [
    uniqueIndex('market_listings_key').on(table.sourceId, table.listingKey),
    index('market_listings_listed')
      .on(table.sourceId, table.sequence)
      .where(sql`gone_at IS NULL`),
    index('market_listings_gone')
      .on(table.goneAt)
      .where(sql`gone_at IS NOT NULL`),
    // With all that figures are made of, so that a market is read from the index alone.
    index('market_listings_dealer').on(
      table.dealerId,
      table.currency,
      table.goneAt,
      table.kindId,
      table.year,
      table.condition,
      table.availability,
      table.priceCents,
      table.msrpCents,
      table.mileage,
      table.firstSeenAt,
      table.sourceId,
      table.vin,
    ),
  ],
);

/** What a site's owner has settled about its market. */
export const marketSettings = sqliteTable(
  'market_settings',
  {
    siteId: siteId().primaryKey(),
    radiusMiles: integer('radius_miles').notNull(),
    /** Sites of one name see each other's stock as listings; null shares nothing. */
    shareGroup: text('share_group'),
  },
  (table) => [
    index('market_settings_group')
      .on(table.shareGroup)
      .where(sql`share_group IS NOT NULL`),
  ],
);
