import { describe, expect, test } from 'bun:test';
import { expectSameNotFound, refusesOthers } from '../support/ask-as-everybody.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, carOutsideTables, type FeedCar, importCars } from '../support/make-vehicle.ts';

const unknownVin = '1M8GDM9AXKP042788';
const paths = ['/inventory', '/inventory/stats', '/inventory/feed', `/inventory/${unknownVin}`];

async function stocked(app: Harness, listed: readonly FeedCar[]) {
  const site = await app.makeSite();
  await importCars(app, site, listed);
  await app.drain();
  return { site, client: await app.client(site) };
}

describe.each(paths)('GET %s', (path) => {
  test('is for keys with its scope alone', async () => {
    await using app = harness();
    await refusesOthers(app, { method: 'GET', path, scopes: ['inventory:read'] });
    const reader = await app.client(await app.makeSite(), ['inventory:read']);
    expect([401, 403]).not.toContain((await reader.get(path)).status);
  });

  test('takes no other method than GET and HEAD', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const reply = await client.send(method, path);
      expect([method, reply.status, reply.headers.get('allow')]).toEqual([
        method,
        405,
        'GET, HEAD',
      ]);
    }
  });
});

describe('GET /inventory/{vin}', () => {
  test('shows every field of the contract, and only those', async () => {
    await using app = harness();
    const { client } = await stocked(app, [car(1, { msrp: 30_000, price: 24_995.5 })]);
    const { vin } = car(1);
    const reply = await client.get(`/inventory/${vin}`);
    expect(reply.status).toBe(200);
    const now = '2026-11-16T15:00:00.000Z';
    expect(reply.body.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      vin,
      year: 2022,
      make: 'Toyota',
      model: 'Camry',
      trim: 'SE',
      vehicle_type: 'Used',
      price: 24_995.5,
      mileage: 20_001,
      exterior_color: 'Celestial Silver Metallic',
      interior_color: 'Black',
      stock_number: 'P1001',
      currency: 'USD',
      mileage_unit: 'mi',
      availability: 'on_lot',
      has_description: false,
      image_url: 'https://img.example.com/1/1.jpg',
      updated_at: now,
      engine: '2.5L 4-cylinder',
      transmission: '8-speed automatic',
      drivetrain: 'FWD',
      fuel_type: 'gasoline',
      body_style: 'sedan',
      images: ['https://img.example.com/1/1.jpg', 'https://img.example.com/1/2.jpg'],
      msrp: 30_000,
      features: ['Lane keep assist', 'Rear vision camera'],
      days_on_lot: 46,
      ai_description: null,
      description_status: 'not_generated',
      created_at: now,
    });
  });

  test('says null for what the feed does not say', async () => {
    await using app = harness();
    const bare = { trim: null, price: 0, mileage: null, exterior_color: null, images: [] };
    const { vin } = carOutsideTables(1);
    const { client } = await stocked(app, [car(1, { ...bare, vin, date_in_stock: null })]);
    const { data } = (await client.get(`/inventory/${vin}`)).body;
    expect(data).toMatchObject({ trim: null, price: null, mileage: null, image_url: null });
    expect(data).toMatchObject({ exterior_color: null, images: [], days_on_lot: 0 });
  });

  test('takes the VIN in either case', async () => {
    await using app = harness();
    const { client } = await stocked(app, [car(1)]);
    const vin = String(car(1).vin);
    const upper = await client.get(`/inventory/${vin}`);
    const lower = await client.get(`/inventory/${vin.toLowerCase()}`);
    expect(lower.body).toEqual(upper.body);
  });

  test('takes the id, and the stock number of a car without a VIN', async () => {
    await using app = harness();
    const bare = {
      vin: null,
      stock_number: 'N-77/a',
      condition: 'new',
      status: 'in transit',
    } as const;
    const { client } = await stocked(app, [car(1, bare), car(2)]);
    const [withVin, without] = (await client.get('/inventory')).body.data;
    expect(without).toMatchObject({
      vin: null,
      stock_number: 'N-77/a',
      availability: 'in_transit',
    });
    for (const one of [withVin, without]) {
      const { body } = await client.get(`/inventory/${one.id.toUpperCase()}`);
      expect(body.data).toMatchObject(one);
    }
    const { body } = await client.get('/inventory/n-77%2FA');
    expect(body.data.id).toBe(without.id);
    // One that has a VIN is known by that: stock numbers are given out again.
    expect((await client.get('/inventory/P1002')).status).toBe(404);
    const other = await app.client(await app.makeSite());
    expectSameNotFound(
      await other.get(`/inventory/${withVin.id}`),
      await other.get(`/inventory/${unknownVin}`),
    );
    expect((await other.get('/inventory/N-77%2Fa')).status).toBe(404);
  });

  test('refuses what can be neither a VIN nor an id nor a stock number', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    for (const bad of ['%20', 'A'.repeat(61), '1'.repeat(61), 'not%20one', '-1', 'feed%00']) {
      const reply = await client.get(`/inventory/${bad}`);
      expect([bad, reply.status, reply.body.error.code]).toEqual([bad, 400, 'validation_error']);
      expect(reply.body.error.details.issues[0].path).toBe('vin');
    }
    expect((await client.get('/inventory/12345678901')).status).toBe(404);
  });

  test("says the same of another site's vehicle, of a sold one and of none", async () => {
    await using app = harness();
    await stocked(app, [car(1)]);
    const { site, client } = await stocked(app, [car(2), car(3)]);
    await importCars(app, site, [car(3)], true);
    await app.drain();
    const absent = await client.get(`/inventory/${unknownVin}`);
    expectSameNotFound(await client.get(`/inventory/${car(1).vin}`), absent);
    expectSameNotFound(await client.get(`/inventory/${car(2).vin}`), absent);
  });
});

describe('GET /inventory', () => {
  const lot = [
    car(0, { make: 'Toyota', model: 'Camry', year: 2021, price: 21_000 }),
    car(1, { make: 'Toyota', model: 'RAV4', condition: 'new', year: 2026, price: 34_000 }),
    car(2, { make: 'Ford', model: 'F-150', condition: 'certified', year: 2023, price: 45_000.99 }),
    car(3, { make: 'Ford', model: 'Escape', year: 2020, price: null }),
    car(4, { make: 'Škoda', model: 'Octavia', year: 2020, price: 9_999.99 }),
  ];
  const cases: [query: string, numbers: number[]][] = [
    ['', [4, 3, 2, 1, 0]],
    ['make=toyota', [1, 0]],
    ['make=OR', [3, 2]],
    ['make=%C5%A0KODA', [4]],
    ['make=%20ford%20', [3, 2]],
    ['make=%25', []],
    ['make=_', []],
    ['model=rav', [1]],
    ['model=a', [4, 3, 1, 0]],
    ['make=ford&model=escape', [3]],
    ['year=2020', [4, 3]],
    ['condition=new', [1]],
    ['condition=used', [4, 3, 2, 0]],
    ['price_min=34000', [2, 1]],
    ['price_max=9999.99', [4]],
    ['price_max=9999.98', []],
    ['price_min=45000.99&price_max=45000.99', [2]],
    ['price_min=20000&price_max=40000&condition=used', [0]],
    ['price_min=40000&price_max=20000', []],
    ['make=ford&price_min=1', [2]],
  ];
  test('filters by make, model, year, condition and price, newest first', async () => {
    await using app = harness();
    const { client } = await stocked(app, lot);
    for (const [query, numbers] of cases) {
      const { data, pagination } = (await client.get(`/inventory?${query}`)).body;
      const vins = data.map((one: { vin: string }) => one.vin);
      expect([query, vins]).toEqual([query, numbers.map((number) => lot[number]?.vin)]);
      const end = { has_more: false, next_cursor: null, total_count: numbers.length };
      expect([query, pagination]).toEqual([query, end]);
    }
  });

  test('shows the fields of the list, and only those', async () => {
    await using app = harness();
    const { client } = await stocked(app, [car(1, { condition: 'certified' })]);
    const [listed] = (await client.get('/inventory')).body.data;
    const detail = (await client.get(`/inventory/${car(1).vin}`)).body.data;
    expect(detail).toMatchObject(listed);
    expect(listed.vehicle_type).toBe('Certified');
    expect(Object.keys(listed)).toEqual([
      'id',
      'vin',
      'year',
      'make',
      'model',
      'trim',
      'vehicle_type',
      'price',
      'mileage',
      'exterior_color',
      'interior_color',
      'stock_number',
      'currency',
      'mileage_unit',
      'availability',
      'has_description',
      'image_url',
      'updated_at',
    ]);
  });

  test('refuses a query that it does not understand', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const bad = [
      'limit=0',
      'limit=101',
      'limit=two',
      'limit=1.5',
      'cursor=abc',
      'make=',
      'model=%20',
      'year=new',
      'year=20.5',
      'condition=certified',
      'condition=New',
      'price_min=cheap',
      'price_max=-1',
      'price_min=',
      'price_max=Infinity',
      'price_min=1e99',
      'price_min=0x10',
    ];
    for (const query of bad) {
      const reply = await client.get(`/inventory?${query}`);
      expect([query, reply.status, reply.body.error?.code]).toEqual([
        query,
        400,
        'validation_error',
      ]);
      expect(reply.body.error.details.issues[0].path).toBe(query.split('=')[0]);
    }
  });
});

describe('GET /inventory/stats', () => {
  test('counts what is in stock by the edges of each class', async () => {
    await using app = harness();
    const lot = [
      car(0, { price: 9_999.99, date_in_stock: '2026-11-16', body_style: 'SUV' }),
      car(1, { price: 10_000, date_in_stock: '2026-10-17', condition: 'certified' }),
      car(2, { price: 74_999, date_in_stock: '2026-10-16', condition: 'new' }),
      car(3, { price: 75_000, date_in_stock: '2026-09-16', make: 'Ford' }),
      carOutsideTables(4, { price: null, date_in_stock: '2026-08-18', body_style: null }),
      car(5, { price: 20_000, date_in_stock: '2026-08-17' }),
    ];
    const { client } = await stocked(app, lot);
    const { data } = (await client.get('/inventory/stats')).body;
    expect(data).toMatchObject({ total: 6, new: 1, used: 4, certified: 1, with_description: 0 });
    expect(data.average_price).toBe(37_999.8);
    expect(data.average_days_on_lot).toBe(50.5);
    expect(data.by_make).toEqual([
      { make: 'Toyota', count: 5 },
      { make: 'Ford', count: 1 },
    ]);
    expect(data.by_body_style).toEqual([
      { body_style: 'sedan', count: 4 },
      { body_style: null, count: 1 },
      { body_style: 'suv', count: 1 },
    ]);
    expect(data.price_bands.map((band: { count: number }) => band.count)).toEqual([
      1, 1, 1, 0, 0, 1, 1,
    ]);
    expect(data.aging).toEqual({ '0_30': 2, '31_60': 1, '61_90': 2, over_90: 1 });
    expect(data.last_feed_at).toBe('2026-11-16T15:00:00.000Z');
  });

  test('says null where there is nothing to average', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const { data } = (await client.get('/inventory/stats')).body;
    expect(data).toMatchObject({ total: 0, average_price: null, average_days_on_lot: null });
    expect(data).toMatchObject({ by_make: [], by_body_style: [], last_feed_at: null });
  });
});
