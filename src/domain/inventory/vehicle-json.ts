import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { booleanText, jsonObject, jsonValue } from '../../db/dialect.ts';
import { isoTime } from '../../lib/clock.ts';
import { daysOnLot } from './days-on-lot.ts';
import { vehicleTypes } from './view.ts';

/**
 * Answers as the store writes them: a vehicle is one JSON text in the place of nineteen or forty
 * columns, which took most of the time of a list to hand over, to map and to write out. Times are
 * added here; `vehicle-json.test.ts` holds both to the contract.
 */
const ofList = {
  id: vehicles.id,
  vin: vehicles.vin,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  trim: vehicles.trim,
  vehicle_type: typeOf(vehicles.condition),
  price: units(vehicles.priceCents),
  mileage: vehicles.mileage,
  exterior_color: vehicles.exteriorColor,
  interior_color: vehicles.interiorColor,
  stock_number: vehicles.stockNumber,
  currency: vehicles.currency,
  mileage_unit: vehicles.mileageUnit,
  availability: vehicles.availability,
  has_description: booleanText(sql`${vehicles.descriptionGeneratedAt} IS NOT NULL`),
  image_url: vehicles.imageUrl,
};

const ofDetail = {
  ...ofList,
  engine: vehicles.engine,
  transmission: vehicles.transmission,
  drivetrain: vehicles.drivetrain,
  fuel_type: vehicles.fuelType,
  body_style: vehicles.bodyStyle,
  images: jsonValue(vehicles.images),
  msrp: units(vehicles.msrpCents),
  features: jsonValue(vehicles.features),
  ai_description: vehicles.aiDescription,
  description_status: vehicles.descriptionStatus,
};

/** The columns that a list reads. */
export const listedColumns = {
  text: jsonObject(ofList),
  id: vehicles.id,
  createdAt: vehicles.createdAt,
  updatedAt: vehicles.updatedAt,
};

/** The columns that a single vehicle reads. */
export const detailColumns = {
  text: jsonObject(ofDetail),
  onLotSince: vehicles.onLotSince,
  createdAt: vehicles.createdAt,
  updatedAt: vehicles.updatedAt,
};

export type ListedRow = { text: string; id: string; createdAt: number; updatedAt: number };
export type DetailRow = { text: string; onLotSince: number; createdAt: number; updatedAt: number };

/** One vehicle of a list, as JSON text. */
export function listedText({ text, updatedAt }: ListedRow): string {
  return `${text.slice(0, -1)},"updated_at":"${timeText(updatedAt)}"}`;
}

/** A vehicle by itself, as JSON text. */
export function detailText({ text, onLotSince, createdAt, updatedAt }: DetailRow, now: number) {
  const times = `"created_at":"${timeText(createdAt)}","updated_at":"${timeText(updatedAt)}"`;
  return `${text.slice(0, -1)},"days_on_lot":${daysOnLot(onLotSince, now)},${times}}`;
}

/** What one import has written has one time. */
let latest = { ms: Number.NaN, text: '' };

function timeText(ms: number): string {
  if (ms !== latest.ms) latest = { ms, text: isoTime(ms) };
  return latest.text;
}

function typeOf(condition: SQLWrapper): SQL {
  const cases = Object.entries(vehicleTypes).map(([value, name]) => {
    return sql`WHEN ${sql.raw(`'${value}'`)} THEN ${sql.raw(`'${name}'`)}`;
  });
  return sql`CASE ${condition} ${sql.join(cases, sql` `)} END`;
}

/** Cents as units with cents: 2500 as 25 and not as 25.0, which is a number too. */
function units(cents: SQLWrapper): SQL {
  return sql`CASE WHEN ${cents} % 100 = 0 THEN ${cents} / 100 ELSE ${cents} / 100.0 END`;
}
