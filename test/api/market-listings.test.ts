import { describe, expect, test } from 'bun:test';
import { importListings } from '../../src/domain/market/intake/import-listings.ts';
import { changeMarketSettings } from '../../src/domain/market/settings.ts';
import { day } from '../../src/lib/clock.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { importMarket, listing, listingFile } from '../support/make-listing.ts';
import { car, cars, feedText, importCars } from '../support/make-vehicle.ts';

async function store(app: Harness, input: object = {}) {
  const site = await app.makeSite({ plan: 'unlimited', ...input });
  return { site, client: await app.client(site) };
}

const listed = async (client: Client, query = '') => {
  return (await client.get(`/market/listings?limit=100${query}`)).body;
};
const vins = (body: { data: { vin: string }[] }) => body.data.map(({ vin }) => vin);

describe('the list', () => {
  const rows = [
    listing(1, { price: 21_000, miles: 9_000, first_seen: '2026-11-10' }),
    listing(2, { price: null, miles: 5_000, first_seen: '2026-11-01', model: 'Corolla' }),
    listing(3, { price: 19_000, miles: null, first_seen: '2026-11-12', trim: 'XLE' }),
    listing(4, { price: 19_000, miles: 7_000, first_seen: '2026-10-01', dealer_zip: '68601' }),
    listing(5, { price: 35_000, condition: 'New', year: 2026, dealer_zip: '', dealer_city: '' }),
  ];

  test('filters, sorts and pages, with nothing twice or left out', async () => {
    await using app = harness();
    const { client } = await store(app);
    await importMarket(app, rows);
    const [one, two, three, four, five] = rows.map(({ vin }) => vin);
    const orders = {
      price: [three, four, one, five, two],
      mileage: [two, four, one, five, three],
      days_on_market: [five, three, one, two, four],
    };
    for (const [sort, order] of Object.entries(orders)) {
      const found = vins(await listed(client, `&sort=${sort}`));
      // Equal or missing values have an order too, but which is nobody's business.
      expect([sort, found.toSorted()]).toEqual([sort, order.toSorted() as string[]]);
      expect([sort, found.slice(2, 4)]).toEqual([sort, order.slice(2, 4) as string[]]);
      const walked: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const path = `/market/listings?limit=2&sort=${sort}${after}`;
        const { body } = await client.get(path);
        expect(body.pagination.total_count).toBe(5);
        walked.push(...vins(body));
        cursor = body.pagination.next_cursor;
      }
      expect(walked).toEqual(found);
    }
    const filters = {
      'model=coroll': [two],
      'make=TOY&trim=xle': [three],
      'year=2026': [five],
      'condition=used&price_max=19000': [three, four],
      'price_min=19000.01&price_max=21000': [one],
      'radius_miles=52': [one, two, three, five],
    };
    for (const [filter, expected] of Object.entries(filters)) {
      const body = await listed(client, `&${filter}`);
      expect([filter, vins(body).toSorted()]).toEqual([filter, expected.toSorted() as string[]]);
      expect(body.pagination.total_count).toBe(expected.length);
    }
  });

  test('goes on after a cursor though listings came and went', async () => {
    await using app = harness();
    const { client } = await store(app);
    await importMarket(
      app,
      [1, 2, 3, 4, 5].map((n) => listing(n, { price: 20_000 + n })),
    );
    const first = (await client.get('/market/listings?sort=price&limit=2')).body;
    const more = [0, 1, 3, 4, 5, 6].map((n) => listing(n, { price: 20_000 + n }));
    for (let look = 0; look < 2; look += 1) {
      app.clock.advance(day);
      await importMarket(app, look === 0 ? more : more.toReversed());
    }
    const cursor = first.pagination.next_cursor;
    const rest = (await client.get(`/market/listings?sort=price&cursor=${cursor}`)).body;
    expect(rest.data.map(({ price }: { price: number }) => price)).toEqual([
      20_003, 20_004, 20_005, 20_006,
    ]);
    const other = await client.get(`/market/listings?sort=mileage&cursor=${cursor}`);
    expect(other.status).toBe(400);
  });

  test('measures from the store, and falls back on its state', async () => {
    await using app = harness();
    const lincoln = await store(app);
    const nowhere = await store(app, { zip: undefined, city: undefined });
    await importMarket(app, [
      ...rows,
      listing(6, { dealer_zip: '80202', dealer_city: 'Denver', dealer_state: 'CO' }),
      listing(7, { dealer_zip: '', dealer_city: 'Grand Island', dealer_state: 'Nebraska' }),
    ]);
    const near = await listed(lincoln.client, '&sort=distance');
    const distances = near.data.map((one: { distance_miles: number }) => one.distance_miles);
    expect(distances.slice(0, -1)).toEqual(
      distances.slice(0, -1).toSorted((a: number, b: number) => a - b),
    );
    expect([distances.length, distances.at(-1)]).toEqual([6, null]);
    const state = await listed(nowhere.client);
    expect(state.data.every((one: { distance_miles: null }) => one.distance_miles === null)).toBe(
      true,
    );
    expect(state.pagination.total_count).toBe(6);
    const supply = await nowhere.client.get('/market/days-supply?make=toyota');
    expect(supply.body.data.scope).toMatchObject({ area: 'state', radius_miles: null });
    await changeMarketSettings(app.app.ctx, lincoln.site.id, { radiusMiles: 500 });
    expect((await listed(lincoln.client)).pagination.total_count).toBe(7);
  });
});

describe('hostile and odd listings', () => {
  test("the store's own cars are no competition, whoever lists them", async () => {
    await using app = harness();
    const { site, client } = await store(app, { domain: 'prairie.example' });
    await importCars(app, site, [car(1)]);
    await app.drain();
    await importMarket(app, [
      listing(1, { vin: car(1).vin, dealer_name: 'Aggregator' }),
      listing(2, { dealer_name: 'PRAIRIE  Motors' }),
      listing(3, { dealer_name: 'Another name', vdp_url: 'https://www.prairie.example/3' }),
      listing(4, { dealer_name: 'Prairie Motors', dealer_state: 'IA', dealer_zip: '51501' }),
    ]);
    expect(vins(await listed(client))).toEqual([listing(4).vin ?? '']);
  });

  test('prices in two currencies never meet, and Canada counts kilometres', async () => {
    await using app = harness();
    const united = await store(app);
    const canadian = await store(app, {
      city: 'Toronto',
      state: 'ON',
      zip: 'M5V 2T6',
      country: 'CA',
    });
    const ontario = { dealer_city: 'Pickering', dealer_state: 'Ontario', dealer_zip: 'L1V 1A2' };
    await importMarket(app, [
      listing(1),
      listing(2, { ...ontario, price: '$31,995', miles: '42 000' }),
      listing(3, { ...ontario, price: 'C$28,500', miles: '10,000 miles' }),
    ]);
    expect(vins(await listed(united.client))).toEqual([listing(1).vin ?? '']);
    const there = await listed(canadian.client, '&sort=price');
    expect(there.data.map((one: Json) => [one.currency, one.mileage, one.mileage_unit])).toEqual([
      ['CAD', 16_093, 'km'],
      ['CAD', 42_000, 'km'],
    ]);
  });

  test('values that cannot be are left out or refused with line and reason', async () => {
    await using app = harness();
    const { client } = await store(app);
    const report = await importMarket(app, [
      listing(1, { price: 1, miles: 0 }),
      listing(2, { price: 'Call', miles: 'n/a' }),
      listing(3, { vin: '4T1G11AK0NU999999' }),
      listing(4, { vin: null }),
      listing(5, { vdp_url: 'javascript:alert(1)', first_seen: '2999-01-01' }),
      listing(5),
      listing(6, { dealer_name: '', dealer_zip: 'nonsense', dealer_state: '??' }),
      listing(7, { status: 'Sold' }),
      listing(8, { dealer_name: `=cmd|'x'!A1 <b>${'x'.repeat(500)}</b>` }),
    ]);
    expect([report.rows, report.accepted, report.rejected]).toEqual([9, 5, 4]);
    const found = new Set(report.problems.map(({ line, field }) => `${line} ${field}`));
    for (const one of ['2 price', '4 vin', '5 vin', '7 vin', '9 status']) {
      expect(found).toContain(one);
    }
    const { data } = await listed(client, '&sort=price');
    const byVin = new Map<string, Json>(data.map((one: { vin: string }) => [one.vin, one]));
    expect(byVin.get(listing(1).vin ?? '')).toMatchObject({ price: null, mileage: null });
    expect(byVin.get(listing(5).vin ?? '')).toMatchObject({ url: null, days_on_market: 0 });
    expect(byVin.get(listing(8).vin ?? '')?.dealer_name.length).toBe(120);
    expect(byVin.has(listing(6).vin ?? '')).toBe(false);
  });

  test('odd prices and second listings of one car do not move a figure', async () => {
    await using app = harness();
    const { site, client } = await store(app);
    await importCars(app, site, [car(1, { price: 20_000, mileage: 20_000 })]);
    await app.drain();
    const fair = [1, 2, 3, 4, 5].map((n) => listing(n, { price: 19_000 + n * 500 }));
    await importMarket(app, [
      ...fair,
      listing(6, { price: 150 }),
      listing(7, { price: 999_999 }),
      ...fair.map((row) => ({
        ...row,
        price: 30_000,
        dealer_name: 'Copycat',
        first_seen: '2026-01-01',
      })),
    ]);
    const [insight] = (await client.get(`/market/pricing-insights?vin=${car(1).vin}`)).body.data;
    expect([insight.vehicles_in_set, insight.market_median]).toEqual([5, 20_500]);
  });

  test('a broken file, one without listings and one far too short change nothing', async () => {
    await using app = harness();
    const { client } = await store(app);
    const many = Array.from({ length: 60 }, (_, number) => listing(number));
    await importMarket(app, many);
    const { ctx } = app.app;
    const attempts = ['', 'name,phone\nAnn,1\n', listingFile([]), '{"vehicles":[{"vin":'];
    for (const text of attempts) {
      await expect(importListings(ctx, { source: feedText(text) })).rejects.toThrow();
    }
    app.clock.advance(day);
    await expect(importMarket(app, many.slice(0, 30))).rejects.toThrow(/force/);
    expect((await listed(client)).pagination.total_count).toBe(60);
    const forced = await importMarket(app, many.slice(0, 30), { force: true });
    expect([forced.missing, forced.gone]).toEqual([30, 0]);
  });

  test('formats of feeds are listings too, and columns that nothing read are named', async () => {
    await using app = harness();
    const { client } = await store(app);
    const vehicles = cars(2).map((one) => ({
      ...one,
      dealer: { name: 'Omaha Cars', city: 'Omaha', state: 'NE', zip: 68_102, phone: '1' },
    }));
    const source = feedText(JSON.stringify({ listings: vehicles }));
    const report = await importListings(app.app.ctx, { source });
    expect([report.format, report.accepted]).toEqual(['vehicle-json', 2]);
    expect(report.unread_columns.map(({ name }) => name)).toContain('dealer.phone');
    expect((await listed(client)).data[0].dealer_name).toBe('Omaha Cars');
  });
});

test('stores of one group see each other’s stock, marked, and others do not', async () => {
  await using app = harness();
  const one = await store(app);
  const two = await store(app, { zip: '68102', city: 'Omaha' });
  const stranger = await store(app);
  await importCars(app, two.site, [car(1), car(2)]);
  await app.drain();
  const { ctx } = app.app;
  await changeMarketSettings(ctx, two.site.id, { shareGroup: 'Harbor Group' });
  expect((await listed(one.client)).data).toEqual([]);
  await changeMarketSettings(ctx, one.site.id, { shareGroup: 'harbor group' });
  const { data } = await listed(one.client);
  expect(data.map((found: Json) => [found.dealer_name, found.same_group])).toEqual([
    ['Harbor Auto 2', true],
    ['Harbor Auto 2', true],
  ]);
  expect((await listed(stranger.client)).data).toEqual([]);
  await importCars(app, two.site, [car(1)], true);
  await app.drain();
  expect((await listed(one.client)).pagination.total_count).toBe(1);
  await changeMarketSettings(ctx, two.site.id, { shareGroup: null });
  expect((await listed(one.client)).data).toEqual([]);
});
