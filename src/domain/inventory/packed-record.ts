import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import { sha256Hex } from '../../lib/hash.ts';

/** The order is part of the hash: a change makes every vehicle look changed at its next import. */
const order: Record<keyof VehicleRecord, true> = {
  vin: true,
  stockNumber: true,
  condition: true,
  status: true,
  year: true,
  make: true,
  model: true,
  trim: true,
  bodyStyle: true,
  drivetrain: true,
  fuelType: true,
  transmission: true,
  engine: true,
  doors: true,
  exteriorColor: true,
  interiorColor: true,
  mileage: true,
  mileageUnit: true,
  priceCents: true,
  msrpCents: true,
  currency: true,
  dateInStock: true,
  description: true,
  features: true,
  images: true,
  url: true,
  vinPattern: true,
};
const fields = Object.keys(order) as (keyof VehicleRecord)[];

/** The record as one line of JSON, and the hash by which the next feed knows it again. */
export function packRecord(record: VehicleRecord): { text: string; hash: string } {
  const text = JSON.stringify(fields.map((field) => record[field]));
  return { text, hash: hashOfPacked(text) };
}

export function hashOfPacked(text: string): string {
  return sha256Hex(text).slice(0, 32);
}

export function unpackRecord(text: string): VehicleRecord {
  const values = JSON.parse(text) as unknown[];
  const entries = fields.map((field, index) => [field, values[index]]);
  return Object.fromEntries(entries) as VehicleRecord;
}
