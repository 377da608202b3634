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
  Availability,
  BodyStyle,
  Drivetrain,
  FuelType,
  VehicleCondition,
  VehicleStatus,
} from '../records/vehicle.ts';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

export const descriptionStatuses = ['not_generated', 'generating', 'complete', 'failed'] as const;
export type DescriptionStatus = (typeof descriptionStatuses)[number];

/** Of the few that are not known by their VIN; word for word as in the index. */
export const hasOtherKey = sql`substr(vehicle_key, 1, 4) <> 'vin:'`;

/**
 * Every vehicle that a site has or had in stock; `soldAt` null is in stock. Rows are never deleted:
 * market figures need the sold ones. The long columns stand last, because SQLite reads a row from
 * its front and can stop before them.
 */
export const vehicles = sqliteTable(
  'vehicles',
  {
    /** Stays the same for as long as the row lives, also over a VACUUM. */
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: id().notNull().unique(),
    siteId: siteId().notNull(),
    /** What makes it the same vehicle in the next feed; see src/domain/inventory/vehicle-key.ts. */
    vehicleKey: text('vehicle_key').notNull(),
    rowHash: text('row_hash').notNull(),
    vin: text('vin'),
    stockNumber: text('stock_number'),
    condition: text('condition').$type<VehicleCondition>().notNull(),
    status: text('status').$type<VehicleStatus>().notNull(),
    year: integer('year').notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    trim: text('trim'),
    bodyStyle: text('body_style').$type<BodyStyle>(),
    drivetrain: text('drivetrain').$type<Drivetrain>(),
    fuelType: text('fuel_type').$type<FuelType>(),
    transmission: text('transmission'),
    engine: text('engine'),
    doors: integer('doors'),
    exteriorColor: text('exterior_color'),
    interiorColor: text('interior_color'),
    mileage: integer('mileage'),
    mileageUnit: text('mileage_unit').$type<'mi' | 'km'>().notNull(),
    priceCents: integer('price_cents'),
    msrpCents: integer('msrp_cents'),
    currency: text('currency').notNull(),
    /** YYYY-MM-DD as the feed says. */
    dateInStock: text('date_in_stock'),
    /** Start of `dateInStock`, or the first import: days on the lot count from here. */
    onLotSince: instant('on_lot_since').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    /**
     * When an import last listed it, written when it changes or leaves. A vehicle in stock was
     * listed by the site's latest import: writing that into every row would rewrite the table.
     */
    lastSeenAt: instant('last_seen_at').notNull(),
    soldAt: instant('sold_at'),
    descriptionStatus: text('description_status').$type<DescriptionStatus>().notNull(),
    /** Set together with `aiDescription`. */
    descriptionGeneratedAt: instant('description_generated_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The first of `images`. */
    imageUrl: text('image_url'),
    url: text('url'),
    aiDescription: text('ai_description'),
    features: json<string[]>('features').notNull(),
    images: json<string[]>('images').notNull(),
    description: text('description'),
    /** What the status means to a shopper; see src/domain/inventory/availability.ts. */
    availability: text('availability').$type<Availability>().notNull().default('on_lot'),
    /**
     * YYYY-MM-DD: the feed's date, or that of the import which first listed it where an earlier
     * import had not. Null where nobody knows.
     */
    arrivedOn: text('arrived_on'),
    /** Of `vin_facts`. */
    vinPattern: text('vin_pattern'),
  },
  (table) => [
    uniqueIndex('vehicles_key').on(table.siteId, table.vehicleKey),
    // Holds only the few whose key is not their VIN.
    index('vehicles_vin')
      .on(table.siteId, table.vin)
      .where(sql`vin IS NOT NULL AND ${hasOtherKey}`),
    // The next three hold vehicles in stock only, with the columns that lists and figures ask for;
    // sold_at is among them, though always null there, because SQLite looks it up otherwise.
    index('vehicles_newest')
      .on(
        table.siteId,
        table.createdAt,
        table.id,
        table.make,
        table.model,
        table.year,
        table.condition,
        table.priceCents,
        table.soldAt,
      )
      .where(sql`sold_at IS NULL`),
    index('vehicles_model')
      .on(
        table.siteId,
        table.make,
        table.model,
        table.year,
        table.condition,
        table.priceCents,
        table.soldAt,
      )
      .where(sql`sold_at IS NULL`),
    index('vehicles_price')
      .on(
        table.siteId,
        table.priceCents,
        table.condition,
        table.year,
        table.make,
        table.model,
        table.bodyStyle,
        table.onLotSince,
        table.descriptionGeneratedAt,
        table.soldAt,
      )
      .where(sql`sold_at IS NULL`),
    index('vehicles_age')
      .on(table.siteId, table.onLotSince, table.id, table.soldAt)
      .where(sql`sold_at IS NULL`),
    index('vehicles_sold')
      .on(table.siteId, table.make, table.model, table.soldAt)
      .where(sql`sold_at IS NOT NULL`),
  ],
);

/**
 * Vehicles in stock by what lists filter and count by. Each import counts anew over an index: for a
 * large file that costs a hundredth of what triggers on `vehicles` do.
 */
export const vehicleCounts = sqliteTable(
  'vehicle_counts',
  {
    siteId: siteId().notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    condition: text('condition').$type<VehicleCondition>().notNull(),
    vehicles: integer('vehicles').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.make, table.model, table.year, table.condition] }),
  ],
);
