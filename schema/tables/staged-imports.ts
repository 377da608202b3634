import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  Availability,
  BodyStyle,
  Drivetrain,
  FuelType,
  VehicleCondition,
  VehicleStatus,
} from '../records/vehicle.ts';
import { id, instant } from './columns.ts';
import { siteId } from './sites.ts';
import type { VehicleHistoryKind } from './vehicle-history.ts';

/**
 * A large import whose rows are being written, by the id that the import will have. Nobody reads
 * them: one short transaction takes them over into `vehicles` and `vehicle_history`, and what a
 * process left that died before that is swept.
 */
export const stagedImports = sqliteTable('staged_imports', {
  id: id().primaryKey().notNull(),
  siteId: siteId().notNull(),
  /** When it last grew: one that has not for long has nobody left. */
  touchedAt: instant('touched_at').notNull(),
});

/** What becomes of the vehicle; it tells since when it is on the lot where the feed does not. */
export type StagedChange = 'new' | 'returned' | 'changed';

/**
 * The columns of `vehicles` that an import writes, of the same names; times are those of the
 * transaction that takes them over. Lists are the JSON text as it will be stored.
 */
export const stagedVehicles = sqliteTable(
  'staged_vehicles',
  {
    importId: id('import_id').notNull(),
    place: integer('place').notNull(),
    change: text('change').$type<StagedChange>().notNull(),
    id: id().notNull(),
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
    availability: text('availability').$type<Availability>().notNull().default('on_lot'),
    arrivedOn: text('arrived_on'),
    dateInStock: text('date_in_stock'),
    onLotSince: instant('on_lot_since'),
    imageUrl: text('image_url'),
    url: text('url'),
    features: text('features').notNull(),
    images: text('images').notNull(),
    description: text('description'),
    vinPattern: text('vin_pattern'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
);

/** Rows of `vehicle_history`; those of the kind `sold` are also the vehicles that leave. */
export const stagedHistory = sqliteTable(
  'staged_history',
  {
    importId: id('import_id').notNull(),
    place: integer('place').notNull(),
    vehicleId: id('vehicle_id').notNull(),
    kind: text('kind').$type<VehicleHistoryKind>().notNull(),
    oldPriceCents: integer('old_price_cents'),
    newPriceCents: integer('new_price_cents'),
    oldStatus: text('old_status').$type<VehicleStatus>(),
    newStatus: text('new_status').$type<VehicleStatus>().notNull(),
    /** Of one that leaves: when it was last listed; null for this very import. */
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
);
