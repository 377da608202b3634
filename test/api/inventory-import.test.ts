import { describe, expect, test } from 'bun:test';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { Problem } from '../../src/problem.ts';
import type { Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, cars, type FeedCar, feedText, importCars } from '../support/make-vehicle.ts';
import { outbox, rowsOf } from '../support/outbox.ts';

/** A maker's number for a car that is not built: it holds an I, which no VIN may. */
const provisionalVin = '5TDIDRBH0TS224295';

function newCar(changes: Partial<FeedCar>): FeedCar {
  return car(1, { condition: 'new', year: 2026, mileage: null, stock_number: 'N7', ...changes });
}

async function refusal(importing: Promise<unknown>): Promise<Problem> {
  const error = await importing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Problem) return error;
  throw new Error(`The import was not refused: ${String(error)}`);
}

function importText(app: Harness, site: SiteRow, text: string) {
  return importFeed(app.app.ctx, { site, source: feedText(text) });
}

function vehicles(app: Harness): Json[] {
  return rowsOf(app, 'vehicles');
}

function history(app: Harness): string[] {
  return rowsOf(app, 'vehicle_history').map((row) => row.kind);
}

describe('an import', () => {
  test('counts what is new, changed, changed in price, unchanged and sold', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const first = await importCars(app, site, cars(10));
    expect(first).toMatchObject({ format: 'vehicle-json', rows: 10, accepted: 10, new: 10 });
    expect(first).toMatchObject({ rejected: 0, problems: [], problems_total: 0, seconds: 0 });
    app.clock.advance(60_000);
    const next = [
      car(0),
      car(1, { exterior_color: 'Red' }),
      car(2, { price: 19_000, exterior_color: 'Red' }),
      car(3, { status: 'pending' }),
      car(4, { status: 'sold' }),
      ...cars(9).slice(5),
      car(10),
      car(11, { status: 'sold' }),
    ];
    const second = await importCars(app, site, next);
    await app.drain();
    expect(second).toMatchObject({ rows: 11, accepted: 11, rejected: 0, new: 1, changed: 2 });
    expect(second).toMatchObject({ price_changed: 1, sold: 2, unchanged: 5 });
    const changes = rowsOf(app, 'vehicle_history').slice(10);
    const told = changes.map((row) => [row.kind, row.old_price_cents, row.new_price_cents]);
    expect(told).toEqual([
      ['sold', 2_004_000, 2_004_000],
      ['sold', 2_009_000, 2_009_000],
      ['price_changed', 2_002_000, 1_900_000],
      ['status_changed', 2_003_000, 2_003_000],
      ['arrived', null, 2_010_000],
    ]);
    expect(changes[3]).toMatchObject({ old_status: 'available', new_status: 'pending' });
    const ids = rowsOf(app, 'imports').map((row) => row.id);
    expect(new Set(changes.map((row) => row.import_id))).toEqual(new Set(ids.slice(1)));
    const events = outbox(app).map(({ type, data }) => [type, data]);
    expect(events).toEqual([
      ['inventory.feed.updated', { vehicle_count: 10 }],
      ['inventory.feed.updated', { vehicle_count: 9 }],
    ]);
  });

  test('of the same file again changes no row and sends no event', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, cars(10));
    const before = [vehicles(app), rowsOf(app, 'vehicle_history'), outbox(app)];
    app.clock.advance(60_000);
    const again = await importCars(app, site, cars(10));
    expect(again).toMatchObject({ new: 0, changed: 0, price_changed: 0, sold: 0, unchanged: 10 });
    expect([vehicles(app), rowsOf(app, 'vehicle_history'), outbox(app)]).toEqual(before);
    const stats = await (await app.client(site)).get('/inventory/stats');
    expect(stats.body.data.last_feed_at).toBe('2026-11-16T15:01:00.000Z');
    await app.drain();
  });

  test('keeps what left the lot as sold, with its dates', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, cars(5));
    const listedAt = app.app.ctx.clock.now();
    app.clock.advance(60_000);
    await importCars(app, site, cars(4));
    await app.drain();
    const gone = vehicles(app).find((row) => row.vin === car(4).vin);
    const soldAt = listedAt + 60_000;
    expect(gone).toMatchObject({ status: 'sold', sold_at: soldAt, last_seen_at: listedAt });
  });

  test('brings back what was sold and is listed again, as the same vehicle', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, cars(5));
    await importCars(app, site, cars(4));
    const before = vehicles(app).find((row) => row.vin === car(4).vin);
    const back = await importCars(app, site, [...cars(4), car(4, { price: 18_000 })]);
    await app.drain();
    expect(back).toMatchObject({ new: 1, unchanged: 4, price_changed: 0 });
    const after = vehicles(app).find((row) => row.vin === car(4).vin);
    expect(after).toMatchObject({ id: before.id, sold_at: null, price_cents: 1_800_000 });
    expect(history(app).slice(5)).toEqual(['sold', 'returned']);
  });

  test('keeps the stock of other sites', async () => {
    await using app = harness();
    const [one, other] = [await app.makeSite(), await app.makeSite()];
    await importCars(app, one, cars(3));
    await importCars(app, other, [car(0), car(7)]);
    await app.drain();
    const count = async (site: SiteRow) => {
      const reply = await (await app.client(site)).get('/inventory');
      return reply.body.pagination.total_count;
    };
    expect([await count(one), await count(other)]).toEqual([3, 2]);
  });
});

describe('a row', () => {
  test('that names a VIN again wins over the one before, which is reported', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const report = await importCars(app, site, [car(1), car(2), car(1, { price: 1_000 })]);
    await app.drain();
    expect(report).toMatchObject({ rows: 3, accepted: 2, rejected: 1, new: 2, problems_total: 1 });
    expect(report.problems[0]).toMatchObject({ vin: car(1).vin, field: 'vin' });
    const row = vehicles(app).find(({ vin }) => vin === car(1).vin);
    expect(row.price_cents).toBe(100_000);
    expect(vehicles(app).length).toBe(2);
  });

  test('with a provisional VIN that comes again wins too, whatever its stock number', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const twice = ['N7', 'N8'].map((stock_number) => newCar({ vin: provisionalVin, stock_number }));
    const report = await importCars(app, site, twice);
    await app.drain();
    expect(report).toMatchObject({ accepted: 1, rejected: 1, new: 1 });
    expect(report.problems[0]).toMatchObject({ vin: provisionalVin, field: 'vin' });
    expect(vehicles(app).map((row) => row.stock_number)).toEqual(['N8']);
  });

  test('that cannot be read keeps a vehicle that it names in stock', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, cars(5));
    const report = await importCars(app, site, [...cars(4), car(4, { make: '' })]);
    await app.drain();
    expect(report).toMatchObject({ rows: 5, accepted: 4, rejected: 1, sold: 0, unchanged: 4 });
    expect(report.problems[0]).toMatchObject({ vin: car(4).vin, field: 'make' });
  });

  test('only the first hundred problems are told, all are counted', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const bad = cars(130).map((one) => ({ ...one, model: '' }));
    const report = await importCars(app, site, [...bad, car(200)]);
    await app.drain();
    expect([report.rejected, report.problems_total, report.problems.length]).toEqual([
      130, 130, 100,
    ]);
  });
});

describe('a car that is not built yet', () => {
  test('is the same vehicle when it comes with its real VIN under its stock number', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const real = newCar({});
    await importCars(app, site, [newCar({ vin: provisionalVin, status: 'on order' })]);
    const client = await app.client(site);
    expect((await client.get(`/inventory/${provisionalVin}`)).status).toBe(200);
    const report = await importCars(app, site, [real]);
    await app.drain();
    expect(report).toMatchObject({ new: 0, changed: 1, sold: 0 });
    expect(vehicles(app).length).toBe(1);
    expect((await client.get(`/inventory/${provisionalVin}`)).status).toBe(404);
    expect((await client.get(`/inventory/${real.vin}`)).status).toBe(200);
    expect(history(app)).toEqual(['arrived', 'status_changed']);
    expect(await importCars(app, site, [real])).toMatchObject({ unchanged: 1 });
  });

  test('stays another vehicle when both are listed under one stock number', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const provisional = newCar({ vin: provisionalVin });
    await importCars(app, site, [provisional]);
    const both = await importCars(app, site, [newCar({}), provisional]);
    await app.drain();
    expect(both).toMatchObject({ new: 1, unchanged: 1, sold: 0 });
    expect(vehicles(app).length).toBe(2);
  });

  test('gives its stock number up to another model that takes it', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, [newCar({ vin: null })]);
    const other = newCar({ vin: null, year: 2027 });
    const report = await importCars(app, site, [other], true);
    await app.drain();
    expect(report).toMatchObject({ new: 1, sold: 1 });
    expect(vehicles(app).map((row) => [row.year, row.status])).toEqual([
      [2026, 'sold'],
      [2027, 'available'],
    ]);
    expect(await importCars(app, site, [other])).toMatchObject({ unchanged: 1 });
  });

  test('is known by its provisional VIN where it has no stock number', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const bare = newCar({ vin: provisionalVin, stock_number: null });
    await importCars(app, site, [bare]);
    expect(await importCars(app, site, [bare])).toMatchObject({ unchanged: 1 });
    const numbered = await importCars(app, site, [newCar({ vin: provisionalVin })]);
    await app.drain();
    expect(numbered).toMatchObject({ changed: 1, new: 0, sold: 0 });
  });
});

describe('a file is refused and changes nothing', () => {
  async function expectRefused(
    importing: (app: Harness, site: SiteRow) => Promise<unknown>,
  ): Promise<Problem> {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, cars(10));
    await app.drain();
    const tables = ['vehicles', 'vehicle_history', 'imports', 'events'];
    const before = tables.map((table) => rowsOf(app, table));
    const problem = await refusal(importing(app, site));
    expect(tables.map((table) => rowsOf(app, table))).toEqual(before);
    return problem;
  }

  test('when it would remove more than 40 % of the stock', async () => {
    const problem = await expectRefused((app, site) => importCars(app, site, cars(5)));
    expect(problem.code).toBe('conflict');
    expect(problem.message).toContain('remove 5 of 10 vehicles (50%)');
    expect(problem.details).toEqual({ removed: 5, in_stock: 10, limit_percent: 40 });
  });

  test('when it is not well-formed, with line and column', async () => {
    const text = '<listings><listing>\n<vin>1</vin></listings>';
    const problem = await expectRefused((app, site) => importText(app, site, text));
    expect(problem).toMatchObject({ code: 'validation_error', details: { line: 2 } });
  });

  test('when it breaks off after good rows', async () => {
    const text = JSON.stringify({ vehicles: cars(9, () => ({ price: 1 })) }).slice(0, -2);
    const problem = await expectRefused((app, site) => importText(app, site, text));
    expect(problem.code).toBe('validation_error');
  });

  test('when no row of it can be read', async () => {
    const bad = [car(0, { make: '' })];
    const problem = await expectRefused((app, site) => importCars(app, site, bad, true));
    expect(problem.message).toContain('No row of the file can be imported (1 read, 1 rejected)');
  });

  test('when it is in no format that is known', async () => {
    const problem = await expectRefused((app, site) => importText(app, site, 'Dear customer,\n'));
    expect(problem.code).toBe('validation_error');
  });
});

test('of two imports of a site at the same time one is refused', async () => {
  await using app = harness();
  const site = await app.makeSite();
  await importCars(app, site, cars(10));
  const both = [1, 2].map((price) =>
    importCars(
      app,
      site,
      cars(10, () => ({ price })),
    ),
  );
  const outcomes = await Promise.allSettled(both);
  await app.drain();
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toEqual([expect.objectContaining({ code: 'conflict' })]);
  expect(new Set(vehicles(app).map((row) => row.price_cents)).size).toBe(1);
});

test('up to 40 % may leave, and all may when it is forced', async () => {
  await using app = harness();
  const site = await app.makeSite();
  await importCars(app, site, cars(10));
  expect(await importCars(app, site, cars(6))).toMatchObject({ sold: 4 });
  expect(await importCars(app, site, [car(50)], true)).toMatchObject({ sold: 6, new: 1 });
  await app.drain();
});
