import { and, eq, isNull, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { isOneOf, listValue } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { loadDoubts } from '../inventory/doubts-store.ts';
import { vehicleNamed } from '../inventory/store.ts';

const columns = {
  id: vehicles.id,
  vehicleKey: vehicles.vehicleKey,
  vin: vehicles.vin,
  stockNumber: vehicles.stockNumber,
  condition: vehicles.condition,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  trim: vehicles.trim,
  availability: vehicles.availability,
  soldAt: vehicles.soldAt,
  priceCents: vehicles.priceCents,
  msrpCents: vehicles.msrpCents,
  currency: vehicles.currency,
  mileage: vehicles.mileage,
  mileageUnit: vehicles.mileageUnit,
  exteriorColor: vehicles.exteriorColor,
  engine: vehicles.engine,
  drivetrain: vehicles.drivetrain,
  transmission: vehicles.transmission,
  aiDescription: vehicles.aiDescription,
  features: vehicles.features,
  images: vehicles.images,
  url: vehicles.url,
};

const byIds = prepared((db: Reader['db']) =>
  db
    .select(columns)
    .from(vehicles)
    .where(
      and(
        isOneOf(vehicles.id, sql.placeholder('ids')),
        eq(vehicles.siteId, sql.placeholder('siteId')),
      ),
    )
    .prepare(),
);

export type ShownRow = Awaited<ReturnType<typeof rowsOf>>[number];

function rowsOf(reader: Reader, siteId: string, ids: readonly string[]) {
  return byIds(reader).all({ siteId, ids: listValue(ids) });
}

/**
 * Vehicles of the site in the order of `ids`, sold ones too, without a price that the last import
 * had reason to doubt.
 */
export async function vehiclesByIds(
  reader: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<ShownRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await rowsOf(reader, siteId, ids)).map((row) => [row.id, row]));
  const doubts = await loadDoubts(reader, siteId);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const doubtful = doubts.get(row.vehicleKey);
    const isDoubtful = doubtful?.has('price') || doubtful?.has('model');
    return [isDoubtful ? { ...row, priceCents: null } : row];
  });
}

/** The vehicle in stock that people name by its VIN, its id or its stock number. */
export async function idOfNamed(
  reader: Reader,
  siteId: string,
  name: string,
): Promise<string | null> {
  const found = await vehicleNamed(reader, siteId, name);
  if (found) return (JSON.parse(found.text) as { id: string }).id;
  const isNumber = eq(sql`upper(${vehicles.stockNumber})`, name.toUpperCase());
  const [row] = await reader.db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.siteId, siteId), isNull(vehicles.soldAt), isNumber))
    .limit(1)
    .all();
  return row?.id ?? null;
}
