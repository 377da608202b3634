import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { VehicleStatus } from '../records/vehicle.ts';
import { id, instant } from './columns.ts';
import { siteId } from './sites.ts';

export const vehicleHistoryKinds = [
  'arrived',
  'price_changed',
  'status_changed',
  'sold',
  'returned',
] as const;
export type VehicleHistoryKind = (typeof vehicleHistoryKinds)[number];

/**
 * What imports did to a site's stock, in the order in which it happened: replayed from the start it
 * gives the stock with its prices and states. Arrivals and returns carry the new price and status,
 * the others what was and what is.
 */
export const vehicleHistory = sqliteTable(
  'vehicle_history',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    siteId: siteId().notNull(),
    vehicleId: id('vehicle_id').notNull(),
    importId: id('import_id').notNull(),
    kind: text('kind').$type<VehicleHistoryKind>().notNull(),
    oldPriceCents: integer('old_price_cents'),
    newPriceCents: integer('new_price_cents'),
    oldStatus: text('old_status').$type<VehicleStatus>(),
    newStatus: text('new_status').$type<VehicleStatus>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('vehicle_history_vehicle').on(table.siteId, table.vehicleId),
    index('vehicle_history_kind').on(table.siteId, table.kind, table.at),
  ],
);
