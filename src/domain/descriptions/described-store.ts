import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { vehicleHistory } from '../../../schema/tables/vehicle-history.ts';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { vinFacts } from '../../../schema/tables/vin-facts.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { writingColumns } from '../inventory/stock-for-writing.ts';
import { vehicleNamed } from '../inventory/store.ts';

export type Described = {
  id: string;
  vin: string | null;
  status: (typeof vehicles.$inferSelect)['descriptionStatus'];
  text: string | null;
  generatedAt: number | null;
};

/** Of the vehicle in stock that an address names, what is known of its description. */
export async function describedVehicle(
  reader: Reader,
  siteId: string,
  named: string,
): Promise<Described | undefined> {
  const row = await vehicleNamed(reader, siteId, named);
  if (!row) return undefined;
  const { id } = JSON.parse(row.text) as { id: string };
  return byId(reader).get({ siteId, id });
}

const byId = prepared((db: Reader['db']) =>
  db
    .select({
      id: vehicles.id,
      vin: vehicles.vin,
      status: vehicles.descriptionStatus,
      text: vehicles.aiDescription,
      generatedAt: vehicles.descriptionGeneratedAt,
    })
    .from(vehicles)
    .where(ofSite(eq(vehicles.id, sql.placeholder('id'))))
    .prepare(),
);

/** What a description is made of, and what tells whether it has changed meanwhile. */
const describingColumns = {
  ...writingColumns,
  rowHash: vehicles.rowHash,
  descriptionStatus: vehicles.descriptionStatus,
  availability: vehicles.availability,
};

export type DescribingRow = NonNullable<Awaited<ReturnType<typeof describingRow>>>;

const oneToDescribe = prepared((db: Reader['db']) =>
  db
    .select(describingColumns)
    .from(vehicles)
    .leftJoin(vinFacts, eq(vinFacts.pattern, vehicles.vinPattern))
    .where(ofSite(eq(vehicles.id, sql.placeholder('id'))))
    .prepare(),
);

/** Undefined for what is not in stock any more. */
export async function describingRow(reader: Reader, siteId: string, id: string) {
  return oneToDescribe(reader).get({ siteId, id });
}

const idsOfStock = prepared((db: Reader['db']) =>
  db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(ofSite())
    .orderBy(desc(vehicles.createdAt), desc(vehicles.id))
    .prepare(),
);

/** All vehicles in stock, newest first. */
export async function stockIds(reader: Reader, siteId: string): Promise<string[]> {
  return (await idsOfStock(reader).all({ siteId })).map(({ id }) => id);
}

const newestFeatures = prepared((db: Reader['db']) =>
  db
    .select({
      features: vehicles.features,
      interiorColor: vehicles.interiorColor,
      description: vehicles.description,
    })
    .from(vehicles)
    .where(ofSite())
    .orderBy(desc(vehicles.createdAt), desc(vehicles.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

export async function stockFeatures(reader: Reader, siteId: string, limit: number) {
  return newestFeatures(reader).all({ siteId, limit });
}

const ofModel = prepared((db: Reader['db']) =>
  db
    .select({
      id: vehicles.id,
      condition: vehicles.condition,
      year: vehicles.year,
      mileage: vehicles.mileage,
      mileageUnit: vehicles.mileageUnit,
      availability: vehicles.availability,
    })
    .from(vehicles)
    .where(
      ofSite(
        and(
          eq(vehicles.make, sql.placeholder('make')),
          eq(vehicles.model, sql.placeholder('model')),
        ),
      ),
    )
    .prepare(),
);

/** The cars of one model in stock, as far as they are compared. */
export async function carsOfModel(
  reader: Reader,
  siteId: string,
  { make, model }: { make: string; model: string },
) {
  return ofModel(reader).all({ siteId, make, model });
}

const textsOfModel = prepared((db: Reader['db']) =>
  db
    .select({ id: vehicles.id, trim: vehicles.trim, text: vehicles.aiDescription })
    .from(vehicles)
    .where(
      ofSite(
        and(
          eq(vehicles.make, sql.placeholder('make')),
          eq(vehicles.model, sql.placeholder('model')),
          isNotNull(vehicles.descriptionGeneratedAt),
        ),
      ),
    )
    .limit(sql.placeholder('limit'))
    .prepare(),
);

/** What stands in the descriptions of one model's cars here. */
export async function describedTexts(
  reader: Reader,
  siteId: string,
  car: { make: string; model: string },
  limit: number,
) {
  return textsOfModel(reader).all({ siteId, make: car.make, model: car.model, limit });
}

const pricesOfVehicle = prepared((db: Reader['db']) => {
  const { siteId, vehicleId, sequence } = vehicleHistory;
  return db
    .select({
      kind: vehicleHistory.kind,
      price: vehicleHistory.newPriceCents,
      at: vehicleHistory.at,
    })
    .from(vehicleHistory)
    .where(and(eq(siteId, sql.placeholder('siteId')), eq(vehicleId, sql.placeholder('vehicleId'))))
    .orderBy(desc(sequence))
    .limit(20)
    .prepare();
});

/** The prices that a vehicle has had, newest first. */
export async function pricesOf(reader: Reader, siteId: string, vehicleId: string) {
  return pricesOfVehicle(reader).all({ siteId, vehicleId });
}

const oneDescribed = prepared((db: Reader['db']) =>
  db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(ofSite(isNotNull(vehicles.descriptionGeneratedAt)))
    .limit(1)
    .prepare(),
);

/** Whether any vehicle in stock has a description. */
export async function hasDescriptions(reader: Reader, siteId: string): Promise<boolean> {
  return (await oneDescribed(reader).get({ siteId })) !== undefined;
}

function ofSite(condition?: ReturnType<typeof and>) {
  return and(eq(vehicles.siteId, sql.placeholder('siteId')), condition, isNull(vehicles.soldAt));
}
