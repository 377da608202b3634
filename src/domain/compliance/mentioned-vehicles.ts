import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { isOneOf, listValue } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import type { Content } from './reading/content.ts';
import type { CheckContext, VehicleFacts } from './rules/context.ts';
import { mentionsIn } from './rules/data/vehicle-mentions.ts';
import { vehicleFactsOf } from './vehicle-facts-of.ts';

const columns = {
  vin: vehicles.vin,
  stockNumber: vehicles.stockNumber,
  condition: vehicles.condition,
  status: vehicles.status,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  trim: vehicles.trim,
  priceCents: vehicles.priceCents,
  msrpCents: vehicles.msrpCents,
  currency: vehicles.currency,
  mileage: vehicles.mileage,
  mileageUnit: vehicles.mileageUnit,
  soldAt: vehicles.soldAt,
};

const among = (column: SQL) => isOneOf(column, sql.placeholder('ids'));

/** Most vehicles are known by their VIN, which the key's index finds, sold ones too. */
const byKey = selection(among(sql`${vehicles.vehicleKey}`));
const inStock = selection(and(isNull(vehicles.soldAt), among(sql`upper(${vehicles.stockNumber})`)));
/** Stock numbers are used again: what is in stock goes before what was sold. */
const sold = selection(and(isNotNull(vehicles.soldAt), among(sql`upper(${vehicles.stockNumber})`)));

function selection(condition: SQL | undefined) {
  return prepared((db: Reader['db']) =>
    db
      .select(columns)
      .from(vehicles)
      .where(and(eq(vehicles.siteId, sql.placeholder('siteId')), condition))
      .orderBy(vehicles.soldAt)
      .prepare(),
  );
}

/** The vehicles that texts name by VIN or stock number, as the stock has them now or had them. */
export async function mentionedVehicles(
  reader: Reader,
  siteId: string,
  contents: readonly Content[],
): Promise<NonNullable<CheckContext['stock']>> {
  const mentions = contents.flatMap(mentionsIn);
  const vins = mentions.flatMap(({ kind, id }) => (kind === 'vin' ? [id] : []));
  const numbers = mentions.flatMap(({ kind, id }) => (kind === 'stock' ? [id] : []));
  const keys = [...vins.map((vin) => `vin:${vin}`), ...numbers.map((number) => `stock:${number}`)];
  const found = new Map<string, VehicleFacts>();
  for (const [select, ids] of [
    [inStock, numbers],
    [byKey, keys],
    [sold, numbers],
  ] as const) {
    const open = [...new Set(ids)].filter((id) => !found.has(id));
    if (open.length === 0) continue;
    for (const row of await select(reader).all({ siteId, ids: listValue(open) })) {
      const facts = vehicleFactsOf(row, row.soldAt === null);
      for (const id of [row.vin, row.stockNumber?.toUpperCase()]) {
        if (id && !found.has(id)) found.set(id, facts);
      }
    }
  }
  return (id) => found.get(id.toUpperCase()) ?? null;
}
