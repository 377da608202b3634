import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { marketSettings, marketSources } from '../../../../schema/tables/market-listings.ts';
import { sites } from '../../../../schema/tables/sites.ts';
import { stockRevisions } from '../../../../schema/tables/stock-revisions.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { notFound } from '../../../problem.ts';
import { currencyOfPlace } from '../../inventory/currencies.ts';
import { placeOfCity, placeOfPostalCode, type Position } from '../places/places.ts';
import { type DistanceUnit, distanceUnitOf } from '../reading/distance-unit.ts';
import { stateCode } from '../reading/state-code.ts';

export const usualRadiusMiles = 100;

/** Where a site is, and what the market and the stock were when this was read. */
export type SiteMarket = {
  siteId: string;
  name: string;
  domain: string | null;
  state: string | null;
  place: Position | null;
  currency: string;
  unit: DistanceUnit;
  /** Of the site's own settings. */
  radiusMiles: number;
  shareGroup: string | null;
  /** The same text as long as nothing has changed that figures are made of. */
  basis: string;
};

const others = alias(marketSettings, 'others');
const othersStock = alias(stockRevisions, 'others_stock');

const siteWithRevisions = prepared((db: Reader['db']) =>
  db
    .select({
      name: sites.name,
      domain: sites.domain,
      city: sites.city,
      state: sites.state,
      zip: sites.zip,
      country: sites.country,
      radiusMiles: marketSettings.radiusMiles,
      shareGroup: marketSettings.shareGroup,
      stock: stockRevisions.revision,
      market: sql<number>`(SELECT coalesce(sum(${marketSources.revision}), 0)
        FROM ${marketSources})`,
      shared: sql<string>`(${db
        .select({
          n: sql`count(*) || '/' || coalesce(sum(${othersStock.revision}), 0)`,
        })
        .from(others)
        .leftJoin(othersStock, eq(othersStock.siteId, others.siteId))
        .where(
          and(eq(others.shareGroup, marketSettings.shareGroup), ne(others.siteId, sites.id)),
        )})`,
    })
    .from(sites)
    .leftJoin(marketSettings, eq(marketSettings.siteId, sites.id))
    .leftJoin(stockRevisions, eq(stockRevisions.siteId, sites.id))
    .where(eq(sites.id, sql.placeholder('siteId')))
    .prepare(),
);

export async function loadSiteMarket(reader: Reader, siteId: string): Promise<SiteMarket> {
  const row = await siteWithRevisions(reader).get({ siteId });
  if (row === undefined) throw notFound();
  const { name, domain, city, zip, country, shareGroup } = row;
  const state = stateCode(row.state);
  const currency = currencyOfPlace(country, row.state);
  const radiusMiles = row.radiusMiles ?? usualRadiusMiles;
  const about = [name, domain, city, row.state, zip, country, shareGroup];
  return {
    siteId,
    name,
    domain,
    state,
    place: placeOf(zip, city, state),
    currency,
    unit: distanceUnitOf(currency),
    radiusMiles,
    shareGroup,
    basis: JSON.stringify([row.market, row.stock, row.shared, ...about]),
  };
}

function placeOf(zip: string | null, city: string | null, state: string | null) {
  const ofZip = zip === null ? null : placeOfPostalCode(zip);
  if (ofZip !== null) return ofZip;
  return city !== null && state !== null ? placeOfCity(city, state) : null;
}
