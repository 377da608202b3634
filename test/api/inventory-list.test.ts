import { expect, test } from 'bun:test';
import fc from 'fast-check';
import type { Client } from '../support/client.ts';
import { harness } from '../support/harness.ts';
import { car, cars, type FeedCar, importCars } from '../support/make-vehicle.ts';

async function walk(
  client: Client,
  query: string,
  between: (page: number) => Promise<void> = async () => {},
): Promise<{ vins: string[]; totals: number[] }> {
  const vins: string[] = [];
  const totals: number[] = [];
  let cursor = '';
  for (let page = 0; ; page += 1) {
    const { status, body } = await client.get(`/inventory?${query}${cursor}`);
    expect(status).toBe(200);
    for (const one of body.data) vins.push(one.vin);
    totals.push(body.pagination.total_count);
    if (!body.pagination.has_more) return { vins, totals };
    cursor = `&cursor=${body.pagination.next_cursor}`;
    await between(page);
  }
}

const makes = ['Toyota', 'Ford', 'Honda'];

test('a walk over any filter in pages of any size shows what one look at all shows', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  let lot: FeedCar[] = [];
  for (const start of [0, 20, 40]) {
    const more = cars(20, (number) => ({ make: makes[number % 3], price: 15_000 + number * 900 }));
    lot = [...lot, ...more.map((one, index) => ({ ...one, vin: car(start + index).vin }))];
    await importCars(app, site, lot);
    app.clock.advance(1000);
  }
  await app.drain();
  const query = fc.record(
    {
      make: fc.constantFrom('toy', 'FORD', 'o', 'x'),
      condition: fc.constantFrom('new', 'used'),
      price_min: fc.integer({ min: 10_000, max: 40_000 }),
      price_max: fc.integer({ min: 10_000, max: 40_000 }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(query, fc.integer({ min: 1, max: 25 }), async (filters, limit) => {
      const given = Object.entries(filters).map(([name, value]) => `${name}=${value}`);
      const expected = lot.toReversed().filter((one) => {
        const isMake = one.make.toLowerCase().includes((filters.make ?? '').toLowerCase());
        const { price_min = 0, price_max = Infinity, condition = 'used' } = filters;
        const price = Number(one.price);
        return isMake && condition === 'used' && price >= price_min && price <= price_max;
      });
      const { vins, totals } = await walk(client, [...given, `limit=${limit}`].join('&'));
      expect(new Set(vins)).toEqual(new Set(expected.map((one) => String(one.vin))));
      expect(vins.length).toBe(expected.length);
      expect(new Set(totals)).toEqual(new Set([expected.length]));
    }),
    { numRuns: 40 },
  );
});

test('cars that come and go during a walk neither repeat nor hide others', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  const start = cars(40);
  await importCars(app, site, start);
  const gone = new Set<string>();
  let lot = start;
  const { vins } = await walk(client, 'limit=4', async (page) => {
    app.clock.advance(60_000);
    const leaving = lot[(page * 7) % lot.length];
    if (leaving) gone.add(String(leaving.vin));
    lot = [...lot.filter((one) => one !== leaving), car(500 + page)];
    await importCars(app, site, lot);
  });
  await app.drain();
  expect(new Set(vins).size).toBe(vins.length);
  const stayed = start.map((one) => String(one.vin)).filter((vin) => !gone.has(vin));
  expect(vins).toEqual(expect.arrayContaining(stayed));
  const strangers = vins.filter((vin) => !start.some((one) => one.vin === vin));
  expect(strangers).toEqual([]);
});

test('a cursor is good for its own list, filters and site alone', async () => {
  await using app = harness();
  const site = await app.makeSite();
  await importCars(app, site, cars(5));
  const client = await app.client(site);
  const other = await app.client(await app.makeSite());
  await app.drain();
  const { next_cursor } = (await client.get('/inventory?limit=2&make=toyota')).body.pagination;
  const use = (who: Client, query: string) => who.get(`/inventory?${query}&cursor=${next_cursor}`);
  expect((await use(client, 'limit=3&make=toyota')).status).toBe(200);
  for (const reply of [
    await use(client, 'make=ford'),
    await use(client, 'limit=2'),
    await use(client, 'make=toyota&year=2022'),
    await use(other, 'make=toyota'),
    await client.get(`/inventory?make=toyota&cursor=${next_cursor.slice(0, -2)}`),
  ]) {
    expect([reply.status, reply.body.error.details.issues[0].path]).toEqual([400, 'cursor']);
  }
});
