import type { Context } from '../../../context.ts';
import { day } from '../../../lib/clock.ts';
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import { boundsAround, milesBetween } from '../places/distance.ts';
import { foldName } from '../reading/fold-name.ts';
import { hostOf } from '../reading/read-dealer.ts';
import { type Area, type AreaDealer, type AreaRow, type AreaScope, makeArea } from './area.ts';
import {
  allDealers,
  allSources,
  type DealerRow,
  dealersInState,
  dealersWithin,
  kindsNamed,
  type ListedRow,
  listingsOfDealers,
} from './area-store.ts';
import { loadOwnStock } from './own-stock.ts';
import { addSharedStock } from './shared-stock.ts';
import { Kinds } from './kinds.ts';
import type { SiteMarket } from './site-market.ts';

/** Sales of this long ago still count in figures. */
export const windowDays = 45;

/** Read at once, so that others get their turn: some thousand listings. */
const dealersAtOnce = 10;

/** Aggregators go on listing what has been sold. */
const ownSoldDays = 90;

/** Loads what is for sale around a site, in small portions, and what was sold there of late. */
export async function loadArea(
  ctx: Pick<Context, 'reader' | 'clock'>,
  site: SiteMarket,
  radiusMiles: number,
): Promise<Area> {
  const { reader } = ctx;
  const now = ctx.clock.now();
  const { scope, dealers } = await dealersAround(ctx, site, radiusMiles);
  const stock = await loadOwnStock(reader, site.siteId, now - ownSoldDays * day);
  const own = new Set(stock.cars.flatMap(({ vin }) => vin ?? []));
  const sources = await allSources(reader);
  const sourceAt = new Map(sources.map(({ id }, index) => [id, index]));
  const dealerAt = new Map(dealers.map(({ id }, index) => [id, index]));
  const kinds = new Kinds();
  const rows: AreaRow[] = [];
  const asked = { currency: site.currency, since: now - windowDays * day };
  for (let from = 0; from < dealers.length; from += dealersAtOnce) {
    const some = dealers.slice(from, from + dealersAtOnce).map(({ id }) => id);
    const listed = await listingsOfDealers(reader, some, asked);
    await kinds.learn(
      listed.map(({ kindId }) => kindId),
      (ids) => kindsNamed(reader, ids),
    );
    for (const { kindId, dealerId, sourceId, ...row } of listed as ListedRow[]) {
      if (row.vin !== null && own.has(row.vin)) continue;
      const source = sourceAt.get(sourceId) ?? -1;
      rows.push({ ...row, kind: kinds.at(kindId), dealer: dealerAt.get(dealerId) ?? -1, source });
    }
    await yieldToEventLoop();
  }
  const about = {
    kinds: kinds.list,
    dealers: dealers.map(({ distance }): AreaDealer => ({ distance, siteId: null })),
    sources: sources.map(({ firstImportAt: since, lastImportAt: lastAt }) => ({ since, lastAt })),
    own: stock,
  };
  await addSharedStock(ctx, { site, scope, own, kinds, asked }, rows, about);
  return makeArea(scope, rows, about);
}

type NearDealer = DealerRow & { distance: number | null };

/** Dealers within the radius, and those of the site's state of which no place is known. */
async function dealersAround(
  { reader }: Pick<Context, 'reader'>,
  site: SiteMarket,
  radiusMiles: number,
): Promise<{ scope: AreaScope; dealers: NearDealer[] }> {
  const { place, state } = site;
  const isOther = (dealer: DealerRow) => !isOwn(dealer, site);
  if (place === null) {
    const found = state === null ? await allDealers(reader) : await inState(reader, state, false);
    const scope = { kind: state === null ? 'country' : 'state', radiusMiles: null } as const;
    return { scope, dealers: found.filter(isOther).map((one) => ({ ...one, distance: null })) };
  }
  const bounds = boundsAround(place, radiusMiles);
  const near = (await dealersWithin(reader, bounds)).map((dealer) => {
    const { latitude, longitude } = dealer;
    const position = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    return { ...dealer, distance: milesBetween(place, position) };
  });
  const within: NearDealer[] = near.filter(({ distance }) => distance <= radiusMiles);
  const placeless = state === null ? [] : await inState(reader, state, true);
  const all = [...within, ...placeless.map((one) => ({ ...one, distance: null }))].filter(isOther);
  // Where no dealer has more than a state, a radius would be a claim that nothing bears out.
  const isByState = within.length === 0 && placeless.length > 0;
  return {
    scope: isByState ? { kind: 'state', radiusMiles: null } : { kind: 'radius', radiusMiles },
    dealers: all,
  };
}

const inState = dealersInState;

/** The site under another's roof: by the address of its pages, or by its name in its state. */
function isOwn(dealer: DealerRow, { name, domain, state }: SiteMarket): boolean {
  const host = domain === null ? null : hostOf(/:\/\//.test(domain) ? domain : `http://${domain}`);
  if (host !== null && dealer.host === host) return true;
  if (foldName(dealer.name) !== foldName(name)) return false;
  return state === null || dealer.state === null || dealer.state === state;
}
