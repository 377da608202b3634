import type { Context } from '../../../context.ts';
import { milesBetween } from '../places/distance.ts';
import { placeOfCity, placeOfPostalCode } from '../places/places.ts';
import { inUnit } from '../reading/distance-unit.ts';
import { stateCode } from '../reading/state-code.ts';
import type { Area, AreaRow, AreaScope } from './area.ts';
import { sharedStock, sharingSites } from './area-store.ts';
import type { Kinds } from './kinds.ts';
import type { SiteMarket } from './site-market.ts';

type Around = {
  site: SiteMarket;
  scope: AreaScope;
  own: ReadonlySet<string>;
  kinds: Kinds;
  asked: { currency: string; since: number };
};

/** Adds the stock of stores of the same group whose owner lets them see each other. */
export async function addSharedStock(
  { reader }: Pick<Context, 'reader'>,
  { site, scope, own, kinds, asked }: Around,
  rows: AreaRow[],
  { dealers, sources }: Pick<Area, 'dealers' | 'sources'>,
): Promise<void> {
  if (site.shareGroup === null) return;
  for (const store of await sharingSites(reader, site.shareGroup, site.siteId)) {
    const distance = distanceTo(store, site);
    if (!isWithin(distance, stateCode(store.state), site, scope)) continue;
    dealers.push({ distance, siteId: store.id });
    sources.push({ since: store.since, lastAt: store.lastAt });
    const at = { dealer: dealers.length - 1, source: sources.length - 1 };
    for (const vehicle of await sharedStock(reader, store.id, asked)) {
      const { make, model, trim, mileageUnit, sequence, ...row } = vehicle;
      if (row.vin !== null && own.has(row.vin)) continue;
      const mileage = inUnit(row.mileage, mileageUnit, site.unit);
      const kind = kinds.named({ make, model, trim: trim ?? '' });
      rows.push({ ...row, ...at, kind, mileage, sequence: -sequence });
    }
  }
}

type Store = { city: string | null; state: string | null; zip: string | null };

function distanceTo({ city, state, zip }: Store, { place }: SiteMarket): number | null {
  const code = stateCode(state);
  const ofZip = zip === null ? null : placeOfPostalCode(zip);
  const there = ofZip ?? (city !== null && code !== null ? placeOfCity(city, code) : null);
  return there === null || place === null ? null : milesBetween(place, there);
}

function isWithin(
  distance: number | null,
  state: string | null,
  site: SiteMarket,
  { kind, radiusMiles }: AreaScope,
): boolean {
  if (kind === 'country') return true;
  if (kind === 'state' || distance === null) return state === site.state;
  return distance <= (radiusMiles ?? 0);
}
