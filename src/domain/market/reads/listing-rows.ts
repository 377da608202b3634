import { eq, sql } from 'drizzle-orm';
import {
  marketDealers,
  marketKinds,
  marketListings,
  marketSources,
} from '../../../../schema/tables/market-listings.ts';
import { sites } from '../../../../schema/tables/sites.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import { isOneOf, listValue } from '../../../db/dialect.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import type { ListingRow } from './listing-view.ts';

const byNumber = prepared((db: Reader['db']) =>
  db
    .select({
      sequence: marketListings.sequence,
      id: marketListings.id,
      vin: marketListings.vin,
      year: marketListings.year,
      make: marketKinds.make,
      model: marketKinds.model,
      trim: sql<string | null>`nullif(${marketKinds.trim}, '')`,
      condition: marketListings.condition,
      availability: marketListings.availability,
      priceCents: marketListings.priceCents,
      msrpCents: marketListings.msrpCents,
      currency: marketListings.currency,
      mileage: marketListings.mileage,
      dealerName: marketDealers.name,
      city: marketDealers.city,
      state: marketDealers.state,
      firstSeenAt: marketListings.firstSeenAt,
      lastSeenAt: sql<number>`coalesce(${marketListings.lastSeenAt},
        ${marketSources.lastImportAt}, ${marketListings.firstSeenAt})`,
      url: marketListings.url,
    })
    .from(marketListings)
    .innerJoin(marketKinds, eq(marketKinds.id, marketListings.kindId))
    .innerJoin(marketDealers, eq(marketDealers.id, marketListings.dealerId))
    .innerJoin(marketSources, eq(marketSources.id, marketListings.sourceId))
    .where(isOneOf(marketListings.sequence, sql.placeholder('sequences')))
    .prepare(),
);

const sharedByNumber = prepared((db: Reader['db']) =>
  db
    .select({
      sequence: sql<number>`-${vehicles.sequence}`,
      id: vehicles.id,
      vin: vehicles.vin,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      trim: vehicles.trim,
      condition: vehicles.condition,
      availability: vehicles.availability,
      priceCents: vehicles.priceCents,
      msrpCents: vehicles.msrpCents,
      currency: vehicles.currency,
      mileage: vehicles.mileage,
      mileageUnit: vehicles.mileageUnit,
      dealerName: sites.name,
      city: sites.city,
      state: sites.state,
      firstSeenAt: vehicles.onLotSince,
      lastSeenAt: vehicles.updatedAt,
      url: vehicles.url,
    })
    .from(vehicles)
    .innerJoin(sites, eq(sites.id, vehicles.siteId))
    .where(isOneOf(vehicles.sequence, sql.placeholder('sequences')))
    .prepare(),
);

/** The listings of these numbers, by number; those below nought are shared stock. */
export async function listingRows(
  reader: Reader,
  sequences: readonly number[],
): Promise<Map<number, ListingRow>> {
  const listed = sequences.filter((sequence) => sequence > 0);
  const shared = sequences.filter((sequence) => sequence < 0).map((sequence) => -sequence);
  const rows: ListingRow[] = [];
  if (listed.length > 0) {
    rows.push(...(await byNumber(reader).all({ sequences: listValue(listed) })));
  }
  if (shared.length > 0) {
    rows.push(...(await sharedByNumber(reader).all({ sequences: listValue(shared) })));
  }
  return new Map(rows.map((row) => [row.sequence, row]));
}
