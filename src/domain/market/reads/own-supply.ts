import { and, asc, count, eq, gte, isNull, ne, type SQL } from 'drizzle-orm';
import { imports } from '../../../../schema/tables/imports.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import { isOneOf } from '../../../db/dialect.ts';
import type { Reader } from '../../../db/reader.ts';
import { day } from '../../../lib/clock.ts';
import { historyDays, maxWindowDays, type Supply, supplyOf } from '../figures/supply.ts';
import { foldName } from '../reading/fold-name.ts';
import type { SupplyQuery } from './days-supply.ts';

/** The site's own stock and sales: what its feed no longer lists was sold. */
export async function ownSupply(
  reader: Reader,
  siteId: string,
  query: SupplyQuery,
  nowMs: number,
): Promise<Supply> {
  const history = historyDays(await firstImportOf(reader, siteId), nowMs);
  const matches = await matching(reader, siteId, query);
  if (matches === null) return supplyOf(0, 0, history);
  const onLot = and(isNull(vehicles.soldAt), eq(vehicles.availability, 'on_lot'));
  const since = nowMs - Math.min(maxWindowDays, history) * day;
  const active = await countWhere(reader, and(matches, onLot));
  const sold = await countWhere(reader, and(matches, gte(vehicles.soldAt, since)));
  return supplyOf(active, sold, history);
}

async function countWhere(reader: Reader, condition: SQL | undefined): Promise<number> {
  const [row] = await reader.db.select({ n: count() }).from(vehicles).where(condition).all();
  return row?.n ?? 0;
}

/** Null where the site never had any of the make or model. */
async function matching(
  reader: Reader,
  siteId: string,
  { make, model, year, condition }: SupplyQuery,
): Promise<SQL | undefined | null> {
  const own = eq(vehicles.siteId, siteId);
  const columns = { make: vehicles.make, model: vehicles.model };
  const names = await reader.db.selectDistinct(columns).from(vehicles).where(own).all();
  const wanted = names.filter((name) => {
    if (foldName(name.make) !== foldName(make)) return false;
    return model === undefined || foldName(name.model) === foldName(model);
  });
  if (wanted.length === 0) return null;
  return and(
    own,
    isOneOf(vehicles.make, [...new Set(wanted.map((name) => name.make))]),
    isOneOf(vehicles.model, [...new Set(wanted.map((name) => name.model))]),
    year === undefined ? undefined : eq(vehicles.year, year),
    condition === 'new' ? eq(vehicles.condition, 'new') : undefined,
    condition === 'used' ? ne(vehicles.condition, 'new') : undefined,
  );
}

async function firstImportOf(reader: Reader, siteId: string): Promise<number | null> {
  const first = await reader.db
    .select({ at: imports.createdAt })
    .from(imports)
    .where(eq(imports.siteId, siteId))
    .orderBy(asc(imports.sequence))
    .limit(1)
    .get();
  return first?.at ?? null;
}
