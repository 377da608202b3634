import { expect, test } from 'bun:test';
import { getTableColumns } from 'drizzle-orm';
import { stagedVehicles } from '../../schema/tables/staged-imports.ts';
import { vehicles } from '../../schema/tables/vehicles.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { hour } from '../../src/lib/clock.ts';
import { yieldToEventLoop } from '../../src/lib/yield-to-event-loop.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, cars, type FeedCar, importCars } from '../support/make-vehicle.ts';
import { rowsOf } from '../support/outbox.ts';
import { inLane } from '../../src/db/write.ts';

const stagedTables = ['staged_imports', 'staged_vehicles', 'staged_history'];

function stagedRows(app: Harness): number[] {
  return stagedTables.map((table) => rowsOf(app, table).length);
}

/** Makes an import large: all of it changes with every file. */
function filler(price: number): FeedCar[] {
  return cars(1_100, (number) => ({ price: price + number })).map((one, number) =>
    car(10_000 + number, { price: one.price }),
  );
}

/** Rows as they compare between two sites: without ids and the order of the table. */
function told(app: Harness, site: SiteRow, listed: ReadonlySet<string>) {
  const rows = rowsOf(app, 'vehicles').filter(
    (row) => row.site_id === site.id && listed.has(String(row.stock_number)),
  );
  const names = new Map(rows.map((row) => [row.id, row.stock_number]));
  const history = rowsOf(app, 'vehicle_history').filter(({ vehicle_id }) => names.has(vehicle_id));
  const unique = { id: 0, sequence: 0, site_id: 0, import_id: 0 };
  return {
    vehicles: rows.map((row) => {
      const isRetired = String(row.vehicle_key).startsWith('past:');
      return { ...row, ...unique, vehicle_key: isRetired ? 'past' : row.vehicle_key };
    }),
    history: history.map((row) => ({ ...row, ...unique, vehicle_id: names.get(row.vehicle_id) })),
  };
}

test('a large import does to each vehicle what a small one does', async () => {
  await using app = harness();
  const [large, small] = [await app.makeSite(), await app.makeSite()];
  const undated = { date_in_stock: null };
  const first = cars(60, (number) => (number % 2 ? undated : {}));
  const unnumbered = car(70, { vin: null, stock_number: 'S70', ...undated });
  const other = car(80, { vin: null, stock_number: 'S80', ...undated });
  const files: FeedCar[][] = [
    [...first, unnumbered, other],
    [
      ...first.slice(10).map((one, place) => ({ ...one, price: place % 3 ? one.price : 1_000 })),
      { ...unnumbered, vin: car(70).vin },
      other,
    ],
    // Some are back, some sold or pending, one stock number means another car.
    [
      ...first.slice(0, 50).map((one, place) => ({
        ...one,
        status: place === 3 ? 'sold' : place === 4 ? 'pending' : one.status,
        trim: place === 5 ? 'XLE' : one.trim,
      })),
      car(71, { vin: null, stock_number: 'S70', year: 2024, make: 'Kia', model: 'Rio' }),
      car(81, { vin: null, stock_number: 'S80', year: 2024, make: 'Kia', model: 'Rio' }),
    ],
    [...first, car(72, undated)],
  ];
  const listed = new Set(files.flat().map((one) => String(one.stock_number)));
  for (const [round, file] of files.entries()) {
    app.clock.advance(hour);
    const both = [...file, ...filler(10_000 * (round + 1))];
    expect(await importCars(app, large, both, true)).toMatchObject({ rejected: 0 });
    expect(await importCars(app, small, file, true)).toMatchObject({ rejected: 0 });
    expect(told(app, large, listed)).toEqual(told(app, small, listed));
  }
  const kinds = new Set(told(app, large, listed).history.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    'arrived',
    'price_changed',
    'returned',
    'sold',
    'status_changed',
  ]);
  const keys = told(app, large, listed).vehicles.map(({ vehicle_key }) => vehicle_key);
  expect(keys).toContain('past');
  expect(stagedRows(app)).toEqual([0, 0, 0]);
  await app.drain();
});

test('nothing of a large import is seen before all of it is', async () => {
  await using app = harness();
  const site = await app.makeSite();
  await importCars(app, site, [...cars(3), ...filler(10_000)]);
  await app.drain();
  const client = await app.client(site);
  const before = (await client.get('/inventory/stats')).body.data;
  const importing = importCars(app, site, [...cars(4), ...filler(20_000)]);
  let isDone = false;
  void importing.finally(() => (isDone = true));
  const seen = new Set<string>();
  while (!isDone) {
    const [count = 0] = stagedRows(app);
    const stats = (await client.get('/inventory/stats')).body.data;
    seen.add(`${count} ${stats.total} ${stats.average_price === before.average_price}`);
    app.clock.advance(1_000);
    await yieldToEventLoop();
  }
  await importing;
  expect(seen).toContain('1 1103 true');
  expect(seen).not.toContain('1 1103 false');
  expect(seen).not.toContain('1 1104 true');
  expect(rowsOf(app, 'imports')).toHaveLength(2);
  await app.drain();
});

test('others write between the parts of a large import', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  const importing = importCars(app, site, filler(10_000));
  while (stagedRows(app)[1] === 0) await yieldToEventLoop();
  expect((await client.post('/ideaclouds', { keyword: 'oil change' })).status).toBeLessThan(300);
  expect(rowsOf(app, 'imports')).toHaveLength(0);
  await importing;
  expect(rowsOf(app, 'vehicles')).toHaveLength(1_100);
  await app.drain();
});

test('a large import that is refused at its end leaves nothing', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const importing = importCars(app, site, filler(10_000));
  while (stagedRows(app)[1] === 0) await yieldToEventLoop();
  await importCars(app, site, cars(5));
  await expect(importing).rejects.toThrow('Another import of this site');
  expect(stagedRows(app)).toEqual([0, 0, 0]);
  expect(rowsOf(app, 'vehicles')).toHaveLength(5);
  await app.drain();
});

test('an import whose staged rows were taken from it changes nothing', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const importing = importCars(app, site, filler(10_000));
  while (stagedRows(app)[1] === 0) await yieldToEventLoop();
  await app.app.ctx.write(
    async (tx) => void (await tx.db.run('DELETE FROM staged_vehicles')),
    inLane('test'),
  );
  await expect(importing).rejects.toThrow('Import the file again');
  const tables = [...stagedTables, 'vehicles', 'vehicle_history', 'imports', 'events'];
  expect(tables.flatMap((table) => rowsOf(app, table))).toEqual([]);
});

test('every column of a vehicle is staged, or is of the import itself', () => {
  const own = [
    'sequence',
    'siteId',
    'firstSeenAt',
    'lastSeenAt',
    'soldAt',
    'createdAt',
    'updatedAt',
    'descriptionStatus',
    'descriptionGeneratedAt',
    'aiDescription',
  ];
  const staged = Object.keys(getTableColumns(stagedVehicles));
  const all = [...staged.filter((name) => !['importId', 'place', 'change'].includes(name)), ...own];
  expect(all.sort()).toEqual(Object.keys(getTableColumns(vehicles)).sort());
});
