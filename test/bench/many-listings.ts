import {
  marketDealers,
  marketKinds,
  marketListings,
  marketSources,
} from '../../schema/tables/market-listings.ts';
import type { Context } from '../../src/context.ts';
import { insertRow } from '../../src/db/insert-row.ts';
import type { Tx } from '../../src/db/reader.ts';
import { inLane } from '../../src/db/write.ts';
import { placeOfPostalCode } from '../../src/domain/market/places/places.ts';
import { day } from '../../src/lib/clock.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { stockModels } from '../support/stock-models.ts';

const dealerCount = 20_000;
const rowsAtOnce = 20_000;

const insertListing = insertRow(marketListings);
const insertDealer = insertRow(marketDealers);
const insertKind = insertRow(marketKinds);

/** Listings at dealers all over the country, three in ten of them gone in the last 45 days. */
export async function fillMarket(ctx: Context, count: number): Promise<void> {
  const random = seededRandom('market');
  const codes = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0'));
  const places = codes.flatMap((code) => {
    const place = placeOfPostalCode(code);
    return place === null ? [] : [{ code, ...place }];
  });
  const kinds = stockModels.flatMap(({ make, model, trims }) => {
    return trims.map(([trim, price]) => ({ make, model, trim, price: price ?? 30_000 }));
  });
  const since = ctx.clock.now() - 90 * day;
  await ctx.write(async (tx) => {
    const looks = { revision: 1, firstImportAt: since, lastImportAt: ctx.clock.now() };
    await tx.db
      .insert(marketSources)
      .values({ id: 1, name: 'bench', ...looks })
      .run();
    for (let id = 1; id <= dealerCount; id += 1) {
      const place = places[Math.floor(random.next() * places.length)];
      if (!place) continue;
      const { code: postalCode, city, state, latitude, longitude } = place;
      const where = { postalCode, city, state, latitude, longitude, host: null };
      await insertDealer(tx, { id, dealerKey: `dealer ${id}`, name: `Dealer ${id}`, ...where });
    }
    for (const [index, { make, model, trim }] of kinds.entries()) {
      await insertKind(tx, { id: index + 1, make, model, trim });
    }
  }, inLane('bench'));
  const pick = (limit: number) => Math.floor(random.next() * limit);
  async function add(tx: Tx, number: number): Promise<void> {
    const kindId = 1 + pick(kinds.length);
    const price = Math.round((kinds[kindId - 1]?.price ?? 30_000) * (0.8 + random.next() * 0.4));
    const condition = random.next() < 0.5 ? 'new' : 'used';
    const mileage = condition === 'new' ? 10 : pick(90_000);
    await insertListing(tx, {
      id: ctx.ids.uuid(),
      sourceId: 1,
      listingKey: `listing ${number}`,
      dealerId: 1 + pick(dealerCount),
      kindId,
      vin: `VIN${String(number).padStart(14, '0')}`,
      year: condition === 'new' ? 2026 : 2019 + pick(6),
      condition,
      availability: 'on_lot',
      priceCents: (price - Math.round(mileage * 0.07)) * 100,
      msrpCents: price * 100,
      currency: 'USD',
      mileage,
      url: `https://dealer.example/${number}`,
      rowHash: '',
      firstSeenAt: tx.now - pick(90) * day,
      goneAt: random.next() < 0.3 ? tx.now - pick(45) * day : null,
    });
  }
  for (let from = 0; from < count; from += rowsAtOnce) {
    await ctx.write(async (tx) => {
      const end = Math.min(count, from + rowsAtOnce);
      for (let number = from; number < end; number += 1) await add(tx, number);
    }, inLane('bench'));
  }
}
