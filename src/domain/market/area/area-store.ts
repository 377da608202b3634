import { and, between, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import {
  marketDealers,
  marketKinds,
  marketListings,
  marketSettings,
  marketSources,
} from '../../../../schema/tables/market-listings.ts';
import { imports } from '../../../../schema/tables/imports.ts';
import { sites } from '../../../../schema/tables/sites.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import { isOneOf, listValue, withoutIndex } from '../../../db/dialect.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';

export type DealerRow = {
  id: number;
  name: string;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  host: string | null;
};

const dealerColumns = {
  id: marketDealers.id,
  name: marketDealers.name,
  state: marketDealers.state,
  latitude: marketDealers.latitude,
  longitude: marketDealers.longitude,
  host: marketDealers.host,
};

type Bounds = { south: number; north: number; west: number; east: number };

export async function dealersWithin(reader: Reader, bounds: Bounds): Promise<DealerRow[]> {
  const { latitude, longitude } = marketDealers;
  const isWithin = and(
    between(latitude, bounds.south, bounds.north),
    between(longitude, bounds.west, bounds.east),
  );
  return reader.db.select(dealerColumns).from(marketDealers).where(isWithin).all();
}

/** All of a state, or only those of which nothing more is known than their state. */
export async function dealersInState(
  reader: Reader,
  state: string,
  placeless: boolean,
): Promise<DealerRow[]> {
  const isThere = eq(marketDealers.state, state);
  const isWanted = placeless ? and(isThere, isNull(marketDealers.latitude)) : isThere;
  return reader.db.select(dealerColumns).from(marketDealers).where(isWanted).all();
}

export async function allDealers(reader: Reader): Promise<DealerRow[]> {
  return reader.db.select(dealerColumns).from(marketDealers).all();
}

const listedByDealers = prepared((db: Reader['db']) => {
  const { dealerId, currency, goneAt } = marketListings;
  // By its own index a query for a few dealers would go over all that is gone.
  const when = withoutIndex<number | null>(goneAt);
  return db
    .select({
      sequence: marketListings.sequence,
      kindId: marketListings.kindId,
      dealerId,
      sourceId: marketListings.sourceId,
      year: marketListings.year,
      condition: marketListings.condition,
      availability: marketListings.availability,
      priceCents: marketListings.priceCents,
      msrpCents: marketListings.msrpCents,
      mileage: marketListings.mileage,
      firstSeenAt: marketListings.firstSeenAt,
      goneAt,
      vin: marketListings.vin,
    })
    .from(marketListings)
    .where(
      and(
        isOneOf(dealerId, sql.placeholder('dealers')),
        eq(currency, sql.placeholder('currency')),
        sql`(${when} IS NULL OR ${when} > ${sql.placeholder('since')})`,
      ),
    )
    .prepare();
});

export type ListedRow = Awaited<ReturnType<typeof listingsOfDealers>>[number];

/** What these dealers list in a currency, and what has gone since. */
export async function listingsOfDealers(
  reader: Reader,
  dealerIds: readonly number[],
  { currency, since }: { currency: string; since: number },
) {
  return listedByDealers(reader).all({ dealers: listValue(dealerIds), currency, since });
}

export async function kindsNamed(reader: Reader, ids: readonly number[]) {
  return reader.db.select().from(marketKinds).where(isOneOf(marketKinds.id, ids)).all();
}

export async function allSources(reader: Reader) {
  const { id, firstImportAt, lastImportAt } = marketSources;
  return reader.db.select({ id, firstImportAt, lastImportAt }).from(marketSources).all();
}

/** Stores that share their stock with the site, each with its first and last import. */
export async function sharingSites(reader: Reader, group: string, siteId: string) {
  const lookOf = (which: 'min' | 'max') => sql<number | null>`(
    SELECT ${sql.raw(which)}(${imports.createdAt}) FROM ${imports}
    WHERE ${imports.siteId} = ${sites.id})`;
  return reader.db
    .select({
      id: sites.id,
      name: sites.name,
      city: sites.city,
      state: sites.state,
      zip: sites.zip,
      since: lookOf('min'),
      lastAt: lookOf('max'),
    })
    .from(marketSettings)
    .innerJoin(sites, eq(sites.id, marketSettings.siteId))
    .where(and(eq(marketSettings.shareGroup, group), ne(sites.id, siteId)))
    .orderBy(sites.id)
    .all();
}

export async function sharedStock(
  reader: Reader,
  siteId: string,
  { currency, since }: { currency: string; since: number },
) {
  const { soldAt } = vehicles;
  return reader.db
    .select({
      sequence: vehicles.sequence,
      make: vehicles.make,
      model: vehicles.model,
      trim: vehicles.trim,
      year: vehicles.year,
      condition: vehicles.condition,
      availability: vehicles.availability,
      priceCents: vehicles.priceCents,
      msrpCents: vehicles.msrpCents,
      mileage: vehicles.mileage,
      mileageUnit: vehicles.mileageUnit,
      firstSeenAt: vehicles.onLotSince,
      goneAt: soldAt,
      vin: vehicles.vin,
    })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.siteId, siteId),
        eq(vehicles.currency, currency),
        or(isNull(soldAt), gt(soldAt, since)),
      ),
    )
    .all();
}
