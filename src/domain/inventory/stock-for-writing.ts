import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { vinFacts } from '../../../schema/tables/vin-facts.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { withPlainTrim } from '../../writing/facts/plain-trim.ts';
import { knownModel } from '../../writing/research/lexicon/models.ts';
import { compact } from '../../writing/research/reading/normalise.ts';
import type { StockVehicle } from '../../writing/store-profile.ts';
import { isDebrisModel } from './debris.ts';
import { loadDoubts, withoutDoubts } from './doubts-store.ts';
import { daysOnLot } from './days-on-lot.ts';

/** The largest stores have some 1,500 vehicles; more would only slow research and writing down. */
export const maxStockForWriting = 5_000;
/** Models that a store sold long ago say little about what it sells. */
const maxPastModels = 500;

/** What texts and cards may say of a vehicle; `vinFacts` is joined by its pattern. */
export const writingColumns = {
  id: vehicles.id,
  vehicleKey: vehicles.vehicleKey,
  arrivedOn: vehicles.arrivedOn,
  vin: vehicles.vin,
  stockNumber: vehicles.stockNumber,
  condition: vehicles.condition,
  status: vehicles.status,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  trim: vehicles.trim,
  bodyStyle: vehicles.bodyStyle,
  drivetrain: vehicles.drivetrain,
  fuelType: vehicles.fuelType,
  transmission: vehicles.transmission,
  engine: vehicles.engine,
  doors: vehicles.doors,
  exteriorColor: vehicles.exteriorColor,
  interiorColor: vehicles.interiorColor,
  mileage: vehicles.mileage,
  mileageUnit: vehicles.mileageUnit,
  priceCents: vehicles.priceCents,
  msrpCents: vehicles.msrpCents,
  currency: vehicles.currency,
  dateInStock: vehicles.dateInStock,
  description: vehicles.description,
  features: vehicles.features,
  images: vehicles.images,
  url: vehicles.url,
  vinFacts: vinFacts.facts,
  onLotSince: vehicles.onLotSince,
};

/** What is here or on its way. */
export const shownStatuses = ['available', 'in_transit', 'on_order'] as const;

const newestAvailable = prepared((db: Reader['db']) =>
  db
    .select(writingColumns)
    .from(vehicles)
    .leftJoin(vinFacts, eq(vinFacts.pattern, vehicles.vinPattern))
    .where(
      and(
        eq(vehicles.siteId, sql.placeholder('siteId')),
        isNull(vehicles.soldAt),
        inArray(vehicles.status, [...shownStatuses, 'pending']),
      ),
    )
    .orderBy(desc(vehicles.createdAt), desc(vehicles.id))
    .limit(maxStockForWriting)
    .prepare(),
);

/** What texts may speak of: all that is not sold, newest first, up to the maximum. */
export async function loadStock(
  reader: Reader,
  siteId: string,
  nowMs: number,
): Promise<StockVehicle[]> {
  const rows = await newestAvailable(reader).all({ siteId });
  const sound = withoutDoubts(rows, await loadDoubts(reader, siteId));
  return sound.map((row) => {
    return withPlainTrim(withDaysOnLot({ ...row, model: spelledModel(row) }, nowMs));
  });
}

export function withDaysOnLot<Row extends { onLotSince: number; arrivedOn: string | null }>(
  { onLotSince, ...vehicle }: Row,
  nowMs: number,
) {
  const days = vehicle.arrivedOn === null ? null : daysOnLot(onLotSince, nowMs);
  return { ...vehicle, daysOnLot: days };
}

/** As its maker spells it: a feed's "rav4" would stand so in every heading. */
export function spelledModel({ make, model }: Pick<StockVehicle, 'make' | 'model'>): string | null {
  if (make === null || model === null) return model;
  const bare = model
    .replace(driveWords, '')
    .replace(/^Super Duty (F-?\d{3})\b.*$/i, '$1 Super Duty')
    .trim();
  const { name } = knownModel(make, bare) ?? { name: model };
  // A "Silverado 2500" is the 2500HD, as the searcher's is; an "F-150 Lightning" is no F-150.
  return [compact(bare), `${compact(bare)}hd`].includes(compact(name)) ? name : model;
}

/** "Tundra 4WD", "Tacoma 2WD": the wheels have their own column. */
const driveWords = / (?:[24aefr]wd|4x[24])$/i;

const soldModels = prepared((db: Reader['db']) =>
  db
    .select({ make: vehicles.make, model: vehicles.model })
    .from(vehicles)
    .where(and(eq(vehicles.siteId, sql.placeholder('siteId')), isNotNull(vehicles.soldAt)))
    .groupBy(vehicles.make, vehicles.model)
    .orderBy(desc(sql`max(${vehicles.soldAt})`), vehicles.make, vehicles.model)
    .limit(maxPastModels)
    .prepare(),
);

/** Models that the store has sold, the last sold first; some may still be in stock too. */
export async function loadPastModels(
  reader: Reader,
  siteId: string,
): Promise<{ make: string; model: string }[]> {
  const models = await soldModels(reader).all({ siteId });
  return models.filter(({ make, model }) => !isDebrisModel(make, model));
}
