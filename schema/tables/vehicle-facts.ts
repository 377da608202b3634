import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Drivetrain, FuelType } from '../records/vehicle.ts';
import { id, instant, json } from './columns.ts';

/** A fact table that an operator imported; facts belong to the whole installation. */
export const factSources = sqliteTable('fact_sources', {
  name: text('name').primaryKey(),
  /** SHA-256 over the rows that were taken: the same rows again change nothing. */
  contentHash: text('content_hash').notNull(),
  rows: integer('rows').notNull(),
  firstYear: integer('first_year').notNull(),
  lastYear: integer('last_year').notNull(),
  /** Optional columns that the file does not have. */
  missingColumns: json<string[]>('missing_columns').notNull(),
  importedAt: instant('imported_at').notNull(),
});

/** Which wheels a fact table says are driven; older rows do not tell 4WD from AWD. */
export type FactDrive = Drivetrain | '2WD' | '4WD or AWD';

export type Aspiration = 'turbocharged' | 'supercharged' | 'turbocharged and supercharged';

/**
 * One configuration of a model year as the source lists it. Figures are the source's estimates:
 * miles per gallon, or miles per gallon of gasoline-equivalent for electric and hydrogen cars.
 */
export const vehicleFacts = sqliteTable(
  'vehicle_facts',
  {
    id: id().primaryKey(),
    source: text('source')
      .notNull()
      .references(() => factSources.name, { onDelete: 'cascade' }),
    /** The row's own id in the source. */
    sourceRow: text('source_row').notNull(),
    year: integer('year').notNull(),
    /** In the spelling that stock has. */
    make: text('make').notNull(),
    /** The source's own name, driven wheels and all: "Silverado C15 2WD". */
    model: text('model').notNull(),
    vehicleClass: text('vehicle_class'),
    transmission: text('transmission'),
    drive: text('drive').$type<FactDrive>(),
    cylinders: integer('cylinders'),
    displacementLiters: real('displacement_liters'),
    /** Null for an engine that breathes by itself, and where the source does not say. */
    aspiration: text('aspiration').$type<Aspiration>(),
    fuelType: text('fuel_type').$type<FuelType>(),
    /** The source's own words for the fuel: "Premium Gasoline". */
    fuelName: text('fuel_name'),
    cityMpg: integer('city_mpg').notNull(),
    highwayMpg: integer('highway_mpg').notNull(),
    combinedMpg: integer('combined_mpg'),
    /** Miles on electricity or hydrogen alone. */
    rangeMiles: integer('range_miles'),
  },
  (table) => [
    index('vehicle_facts_make_year').on(table.make, table.year),
    index('vehicle_facts_source').on(table.source),
  ],
);
