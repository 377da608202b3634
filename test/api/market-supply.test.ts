import { expect, test } from 'bun:test';
import { day } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { importMarket, listing, type ListingCells } from '../support/make-listing.ts';
import { car, cars, importCars } from '../support/make-vehicle.ts';

/** Imports the lists one day after the other. */
async function daily(app: Harness, days: readonly (readonly ListingCells[])[]): Promise<void> {
  for (const rows of days) {
    await importMarket(app, rows);
    app.clock.advance(day);
  }
}

const numbers = (from: number, to: number) => {
  return Array.from({ length: to - from }, (_, index) => from + index);
};

async function supplyFor(app: Harness, query: string, own = 8) {
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, cars(own));
  await app.drain();
  return async () => {
    await app.drain();
    return (await (await app.client(site)).get(`/market/days-supply?${query}`)).body.data;
  };
}

test('counts as sold what two imports in a row no longer list', async () => {
  await using app = harness();
  const supply = await supplyFor(app, 'make=TOYOTA&model=camry');
  const all = numbers(0, 20).map((number) => listing(number));
  await daily(app, [all]);
  expect((await supply()).market).toEqual({
    active: 20,
    sold_45_days: null,
    days_supply: null,
    history_days: 1,
  });
  app.clock.advance(14 * day);
  await daily(app, [all, all.slice(4), all.slice(4)]);
  // The first import was 18 days ago: 16 active / 4 sold × 18 days.
  expect((await supply()).market).toEqual({
    active: 16,
    sold_45_days: 4,
    days_supply: 72,
    history_days: 18,
  });
  expect((await supply()).scope).toEqual({
    level: 'model',
    widened: false,
    area: 'radius',
    radius_miles: 100,
  });
});

test('one import without a listing says nothing, and what comes back was not sold', async () => {
  await using app = harness();
  const supply = await supplyFor(app, 'make=Toyota');
  const all = numbers(0, 10).map((number) => listing(number));
  await daily(app, [all]);
  app.clock.advance(20 * day);
  await daily(app, [all, all.slice(5), all, all.slice(5)]);
  expect((await supply()).market).toMatchObject({ active: 10, sold_45_days: 0, days_supply: null });
  await daily(app, [all.slice(5)]);
  expect((await supply()).market).toMatchObject({ active: 5, sold_45_days: 5, days_supply: 26 });
  await daily(app, [all]);
  expect((await supply()).market).toMatchObject({ active: 10, sold_45_days: 0 });
});

test('a car that moves to another dealer is not sold, nor counted twice', async () => {
  await using app = harness();
  const supply = await supplyFor(app, 'make=Toyota');
  const here = numbers(0, 6).map((number) => listing(number));
  const there = here.map((row) => ({ ...row, dealer_name: 'Council Bluffs Autos' }));
  await daily(app, [[...here, ...there]]);
  app.clock.advance(20 * day);
  await daily(app, [[...here, ...there], there, there]);
  expect((await supply()).market).toMatchObject({ active: 6, sold_45_days: 0 });
});

test('counts what is on the lot, not what is under way or being sold', async () => {
  await using app = harness();
  const supply = await supplyFor(app, 'make=Toyota');
  await importMarket(app, [
    listing(1),
    listing(2, { status: 'In Transit' }),
    listing(3, { status: 'Sale Pending' }),
  ]);
  expect((await supply()).market.active).toBe(1);
});

test('widens to the make where that tells more, and says so', async () => {
  await using app = harness();
  const supply = await supplyFor(app, 'make=Toyota&model=Camry');
  const camrys = numbers(0, 4).map((number) => listing(number));
  const corollas = numbers(10, 20).map((number) => listing(number, { model: 'Corolla' }));
  await daily(app, [[...camrys, ...corollas]]);
  app.clock.advance(20 * day);
  const left = [...camrys.slice(2), ...corollas.slice(5)];
  await daily(app, [[...camrys, ...corollas], left, left]);
  const { scope, market, verdict } = await supply();
  expect(scope).toMatchObject({ level: 'make', widened: true });
  // Seven of fourteen are gone after 24 days.
  expect(market).toMatchObject({ active: 7, sold_45_days: 7, days_supply: 24 });
  expect(verdict).toBeNull();
});

test("the store's own supply comes from its feed, and the verdict compares the two", async () => {
  await using app = harness();
  const site = await app.makeSite({ plan: 'unlimited' });
  const client = await app.client(site);
  const all = numbers(0, 20).map((number) => listing(number));
  await importCars(app, site, cars(12));
  await daily(app, [all]);
  app.clock.advance(28 * day);
  await daily(app, [all.slice(10), all.slice(10)]);
  await importCars(app, site, cars(9));
  await app.drain();
  const { own, market, verdict } = (
    await client.get('/market/days-supply?make=toyota&model=camry&condition=used&year=2022')
  ).body.data;
  // Three of twelve went in 31 days: 9 / 3 × 31. Of the market's twenty ten: 10 / 10 × 31.
  expect(own).toEqual({ in_stock: 9, sold_45_days: 3, days_supply: 93, history_days: 31 });
  expect(market).toMatchObject({ active: 10, sold_45_days: 10, days_supply: 31 });
  expect(verdict).toBe('over');
  const none = (await client.get('/market/days-supply?make=toyota&condition=new')).body.data;
  expect([none.own.in_stock, none.market.active]).toEqual([0, 0]);
});

test('a source without two weeks of history is left out beside one that has them', async () => {
  await using app = harness();
  const supply = await supplyFor(app, 'make=Toyota');
  const all = numbers(0, 10).map((number) => listing(number));
  await daily(app, [all]);
  app.clock.advance(20 * day);
  await daily(app, [all.slice(3), all.slice(3)]);
  const other = numbers(50, 90).map((number) => listing(number, { dealer_name: 'Ralston Cars' }));
  await importMarket(app, other, { name: 'another' });
  expect((await supply()).market).toMatchObject({ active: 7, sold_45_days: 3 });
});

test('the same file again within a day is no second look', async () => {
  await using app = harness();
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, [car(1)]);
  await app.drain();
  const client = await app.client(site);
  await importMarket(app, [listing(1), listing(2)]);
  app.clock.advance(day);
  await importMarket(app, [listing(1)]);
  const again = await importMarket(app, [listing(1)]);
  expect([again.is_new_file, again.gone]).toEqual([false, 0]);
  expect((await client.get('/market/listings')).body.pagination.total_count).toBe(2);
  app.clock.advance(day);
  expect((await importMarket(app, [listing(1)])).gone).toBe(1);
  expect((await client.get('/market/listings')).body.pagination.total_count).toBe(1);
});
