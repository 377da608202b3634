import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { holdsTextInAnyCase } from '../../db/dialect.ts';
import type { Reader } from '../../db/reader.ts';

export type FoundVehicle = {
  id: string;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  stockNumber: string | null;
};

const maxWords = 8;

/** Vehicles in stock that have every word somewhere in their name, stock number or VIN. */
export async function findVehicles(
  reader: Reader,
  siteId: string,
  text: string,
  limit: number,
): Promise<FoundVehicle[]> {
  const { id, year, make, model, trim, stockNumber, vin, soldAt } = vehicles;
  const name = sql`${year} || ' ' || ${make} || ' ' || ${model} || ' ' || coalesce(${trim}, '')
    || ' ' || coalesce(${stockNumber}, '') || ' ' || coalesce(${vin}, '')`;
  const words = text.split(/\s+/).filter((word) => word !== '');
  const holdsAll = words.slice(0, maxWords).map((word) => holdsTextInAnyCase(sql`(${name})`, word));
  return reader.db
    .select({ id, year, make, model, trim, stockNumber })
    .from(vehicles)
    .where(and(eq(vehicles.siteId, siteId), isNull(soldAt), ...holdsAll))
    .orderBy(asc(make), asc(model), asc(year), asc(id))
    .limit(limit)
    .all();
}
