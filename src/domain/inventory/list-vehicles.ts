import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { vehicleCounts, vehicles } from '../../../schema/tables/vehicles.ts';
import { withoutIndex } from '../../db/dialect.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { countStock } from './import-reads.ts';
import {
  hasGroup,
  hasPrice,
  matchesGroup,
  matchesPrice,
  type VehicleFilter,
} from './vehicle-filter.ts';
import { listedColumns, type ListedRow } from './vehicle-json.ts';

/**
 * Up to this many matches are collected and sorted; when there are more, one in so many of the
 * newest matches, and walking from the newest soon fills a page.
 */
const maxSorted = 2_000;

/** Vehicles in stock, newest first. */
export async function listVehicles(
  reader: Reader,
  siteId: string,
  filter: VehicleFilter,
  page: PageRequest,
): Promise<PageOf<ListedRow>> {
  const total = await countVehicles(reader, siteId, filter);
  const limit = page.limit + 1;
  const rows = await select(reader, siteId, filter, page.after, { limit, total });
  return cutPage(rows, page.limit, total, (row) => [row.createdAt, row.id]);
}

function select(
  reader: Reader,
  siteId: string,
  filter: VehicleFilter,
  after: PageRequest['after'],
  { limit, total }: { limit: number; total: number },
) {
  const [createdAt, id] = after ?? [];
  if (!hasGroup(filter) && !hasPrice(filter)) {
    if (!after) return newest(reader).all({ siteId, limit });
    return newestAfter(reader).all({ siteId, limit, createdAt, id });
  }
  const isWalked = total > maxSorted;
  const price = matchesPrice(filter, isWalked);
  const later = after ? isAfter(createdAt, id) : undefined;
  const own = and(inStockOf(siteId), price, later);
  const { db } = reader;
  if (isWalked) {
    const matches = and(own, matchesGroup(vehicles, filter));
    const query = db.select(listedColumns).from(vehicles).where(matches);
    return query
      .orderBy(...newestFirst)
      .limit(limit)
      .all();
  }
  const query = hasGroup(filter)
    ? db
        .select(listedColumns)
        .from(vehicleCounts)
        .crossJoin(vehicles)
        .where(and(groups(siteId, filter), own))
    : db.select(listedColumns).from(vehicles).where(own);
  return query
    .orderBy(...collectedFirst)
    .limit(limit)
    .all();
}

/**
 * The groups that match, and what joins their vehicles to them. SQLite keeps the order of a cross
 * join: from the few groups to their vehicles.
 */
function groups(siteId: string, filter: VehicleFilter): SQL | undefined {
  const own = eq(vehicleCounts.siteId, siteId);
  return and(own, matchesGroup(vehicleCounts, filter), ofGroup);
}

const newestFirst = [desc(vehicles.createdAt), desc(vehicles.id)];
/** By the index it would walk the newest for the order's sake. */
const collectedFirst = [desc(withoutIndex(vehicles.createdAt)), desc(withoutIndex(vehicles.id))];

const ofGroup = and(
  eq(vehicles.make, vehicleCounts.make),
  eq(vehicles.model, vehicleCounts.model),
  eq(vehicles.year, vehicleCounts.year),
  eq(vehicles.condition, vehicleCounts.condition),
);

function inStockOf(siteId: string | Placeholder): SQL | undefined {
  return and(eq(vehicles.siteId, siteId), isNull(vehicles.soldAt));
}

function isAfter(createdAt: unknown, id: unknown): SQL {
  return sql`(${vehicles.createdAt}, ${vehicles.id}) < (${createdAt}, ${id})`;
}

const newest = prepared((db: Reader['db']) =>
  db
    .select(listedColumns)
    .from(vehicles)
    .where(inStockOf(sql.placeholder('siteId')))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare(),
);

const newestAfter = prepared((db: Reader['db']) =>
  db
    .select(listedColumns)
    .from(vehicles)
    .where(
      and(
        inStockOf(sql.placeholder('siteId')),
        isAfter(sql.placeholder('createdAt'), sql.placeholder('id')),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare(),
);

/** All that match; counts by make, model, year and condition are kept, prices count on an index. */
export async function countVehicles(
  reader: Reader,
  siteId: string,
  filter: VehicleFilter,
): Promise<number> {
  if (!hasPrice(filter)) {
    if (!hasGroup(filter)) return countStock(reader, siteId);
    const sum = sql<number>`coalesce(sum(${vehicleCounts.vehicles}), 0)`;
    const matches = and(eq(vehicleCounts.siteId, siteId), matchesGroup(vehicleCounts, filter));
    return count(reader.db.select({ count: sum }).from(vehicleCounts).where(matches));
  }
  const rows = sql<number>`count(*)`;
  const own = and(inStockOf(siteId), matchesPrice(filter, false));
  const select = reader.db.select({ count: rows });
  if (!hasGroup(filter)) return count(select.from(vehicles).where(own));
  const joined = select.from(vehicleCounts).crossJoin(vehicles);
  return count(joined.where(and(groups(siteId, filter), own)));
}

async function count(query: { get(): Promise<{ count: number } | undefined> }): Promise<number> {
  return (await query.get())?.count ?? 0;
}
