import { expect, test } from 'bun:test';
import { priceStanding } from '../../src/domain/market/price-standing.ts';
import { day } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { importMarket, listing, type ListingCells } from '../support/make-listing.ts';
import { car, type FeedCar, importCars } from '../support/make-vehicle.ts';

const own = car(1, { price: 20_000, mileage: 20_000 });

async function standing(
  rows: readonly ListingCells[],
  vehicle: FeedCar = own,
  later = 0,
  input: object = {},
) {
  await using app: Harness = harness();
  const site = await app.makeSite({ plan: 'unlimited', ...input });
  await importCars(app, site, [vehicle]);
  await importMarket(app, rows);
  app.clock.advance(later);
  await app.drain();
  return await priceStanding(app.app.ctx, site.id, vehicle.vin ?? '');
}

const priced = (...prices: number[]) => prices.map((price, n) => listing(n, { price }));

test('says how many similar vehicles cost more, how near, and as of when', async () => {
  const rows = priced(21_000, 22_000, 20_500, 23_000, 19_000, 20_000);
  expect(await standing(rows)).toEqual({
    below: 4,
    of: 6,
    radiusMiles: 100,
    isNew: false,
    unit: 'mi',
    year: 2022,
    make: 'Toyota',
    model: 'Camry',
    asOf: '2026-11-16',
  });
});

test('says nothing that is not proved', async () => {
  const dearer = priced(21_000, 22_000, 20_500, 23_000, 21_500);
  expect(await standing(dearer)).not.toBeNull();
  // Too few, too old a look, most of them cheaper, no price, another trim, no place.
  expect(await standing(dearer.slice(1))).toBeNull();
  expect(await standing(dearer, own, 4 * day)).toBeNull();
  expect(await standing(priced(19_000, 18_000, 20_500, 23_000, 19_500))).toBeNull();
  expect(await standing(dearer, { ...own, price: null })).toBeNull();
  expect(await standing(dearer, { ...own, trim: 'XSE' })).toBeNull();
  expect(await standing(dearer, { ...own, mileage: 90_000 })).toBeNull();
  expect(await standing(dearer, own, 0, { zip: undefined, city: undefined })).toBeNull();
  const pending = dearer.map((row) => ({ ...row, status: 'Sale Pending' }));
  expect(await standing(pending)).toBeNull();
});
