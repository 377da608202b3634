import { describe, expect, test } from 'bun:test';
import { refusesOthers } from '../support/ask-as-everybody.ts';
import { type Harness, harness } from '../support/harness.ts';
import { importMarket, listing } from '../support/make-listing.ts';
import { car, type FeedCar, importCars } from '../support/make-vehicle.ts';

const ownVin = car(1).vin ?? '';
const paths = [
  '/market/listings',
  '/market/days-supply?make=Toyota',
  `/market/competitive-set?vin=${ownVin}`,
  '/market/pricing-insights',
];

async function store(app: Harness, listed: readonly FeedCar[] = [car(1)]) {
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, listed);
  await app.drain();
  return { site, client: await app.client(site) };
}

describe.each(paths)('GET %s', (path) => {
  const bare = path.replace(/\?.*/, '');

  test('is for keys with its scope, of a plan that has market data', async () => {
    await using app = harness();
    await refusesOthers(app, { method: 'GET', path, scopes: [] });
    const { site } = await store(app);
    const without = await app.client(site, ['inventory:read', 'analytics:read']);
    const refused = await without.get(path);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden']);
    expect(refused.body.error.details).toEqual({ required_scopes: ['market_data:read'] });
    const reader = await app.client(site, ['market_data:read']);
    expect((await reader.get(path)).status).toBe(200);
    const cheaper = await app.client(await app.makeSite({ plan: 'pro' }), ['inventory:read']);
    const plan = await cheaper.get(path);
    expect([plan.status, plan.body.error.code]).toEqual([403, 'plan_upgrade_required']);
    expect(plan.body.error.details).toEqual({ required_entitlement: 'MARKET_DATA' });
  });

  test('takes no other method than GET and HEAD', async () => {
    await using app = harness();
    const { client } = await store(app);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const reply = await client.send(method, bare);
      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('refuses what it does not know', async () => {
    await using app = harness();
    const { client } = await store(app);
    const mark = path.includes('?') ? '&' : '?';
    for (const query of ['nonsense=1', 'radius_miles=0', 'radius_miles=501', 'radius_miles=1.5']) {
      const reply = await client.get(`${path}${mark}${query}`);
      expect([query, reply.status, reply.body.error.code]).toEqual([
        query,
        400,
        'validation_error',
      ]);
    }
  });

  test('answers the same when it is asked again', async () => {
    await using app = harness();
    const { client } = await store(app);
    await importMarket(
      app,
      [1, 2, 3, 4, 5, 6].map((number) => listing(number)),
    );
    await app.run('refresh-market');
    const first = await client.get(path);
    expect((await client.get(path)).text).toBe(first.text);
  });
});

test('each refuses its own bad parameters', async () => {
  await using app = harness();
  const { client } = await store(app);
  const bad = [
    '/market/listings?limit=0',
    '/market/listings?limit=101',
    '/market/listings?sort=colour',
    '/market/listings?cursor=abc',
    '/market/listings?price_min=-1',
    '/market/listings?condition=certified',
    '/market/listings?year=12',
    '/market/listings?make=a&make=b',
    '/market/days-supply',
    '/market/days-supply?make=',
    '/market/competitive-set',
    '/market/competitive-set?vin=SHORT',
    '/market/pricing-insights?cursor=abc',
    `/market/pricing-insights?vin=${ownVin}&cursor=abc`,
  ];
  for (const path of bad) {
    const reply = await client.get(path);
    expect([path, reply.status, reply.body.error.code]).toEqual([path, 400, 'validation_error']);
  }
});

test("another site's vehicle is answered like one that does not exist", async () => {
  await using app = harness();
  await store(app);
  const stranger = await app.client(await app.makeSite({ plan: 'unlimited' }));
  for (const path of ['/market/competitive-set', '/market/pricing-insights']) {
    const foreign = await stranger.get(`${path}?vin=${ownVin}`);
    const unknown = await stranger.get(`${path}?vin=1M8GDM9AXKP042788`);
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    const bare = ({ text, body }: typeof foreign) => text.replace(body.error.request_id, '');
    expect(bare(foreign)).toBe(bare(unknown));
  }
});

test('a listing shows every field of the contract, and only those', async () => {
  await using app = harness();
  const { client } = await store(app);
  const vdp_url = 'https://omaha-cars.example/9';
  await importMarket(app, [listing(9, { price: 19_999.5, first_seen: '2026-11-01', vdp_url })]);
  const { body } = await client.get('/market/listings');
  expect(body.pagination).toEqual({ has_more: false, next_cursor: null, total_count: 1 });
  const { id, distance_miles, ...rest } = body.data[0];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(distance_miles).toBeGreaterThan(40);
  expect(distance_miles).toBeLessThan(60);
  expect(rest).toEqual({
    vin: listing(9).vin,
    year: 2022,
    make: 'Toyota',
    model: 'Camry',
    trim: 'SE',
    condition: 'used',
    availability: 'on_lot',
    price: 19_999.5,
    currency: 'USD',
    mileage: 20_000,
    mileage_unit: 'mi',
    dealer_name: 'Omaha Cars',
    city: 'Omaha',
    state: 'NE',
    days_on_market: 15,
    first_seen_at: '2026-11-01T00:00:00.000Z',
    last_seen_at: '2026-11-16T15:00:00.000Z',
    url: vdp_url,
    same_group: false,
  });
});

test('a site without any market gets empty answers and no figures', async () => {
  await using app = harness();
  const { client } = await store(app);
  expect((await client.get('/market/listings')).body.pagination.total_count).toBe(0);
  const supply = (await client.get('/market/days-supply?make=toyota&model=camry')).body.data;
  expect(supply.own).toEqual({
    in_stock: 1,
    sold_45_days: null,
    days_supply: null,
    history_days: 0,
  });
  expect(supply.market.active).toBe(0);
  expect(supply.verdict).toBeNull();
  const set = (await client.get(`/market/competitive-set?vin=${ownVin}`)).body.data;
  expect([set.competitors, set.count, set.rank]).toEqual([[], 0, 1]);
  const [insight] = (await client.get(`/market/pricing-insights?vin=${ownVin}`)).body.data;
  expect([insight.insight, insight.market_median, insight.suggested_price]).toEqual([
    'insufficient_data',
    null,
    null,
  ]);
});
