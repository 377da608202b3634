import { expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { marketImports } from '../../schema/tables/market-imports.ts';
import { finishStaging } from '../../src/domain/market/intake/finish-staging.ts';
import { insertImport, sourceNamed } from '../../src/domain/market/intake/intake-store.ts';
import { Stager } from '../../src/domain/market/intake/stage-listings.ts';
import { readListing } from '../../src/domain/market/reading/read-listing.ts';
import { addJson, type Fields } from '../../src/domain/inventory/formats/record/fields.ts';
import { vehicleJson } from '../../src/domain/inventory/formats/vehicle-json.ts';
import { ImportProblems } from '../../src/domain/inventory/import-problems.ts';
import { inLane } from '../../src/db/write.ts';
import { day, hour } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';
import { importMarket, listing } from '../support/make-listing.ts';
import { car, cars, importCars } from '../support/make-vehicle.ts';
import { rowsIn } from '../support/rows-in.ts';

const six = [1, 2, 3, 4, 5, 6].map((number) => listing(number));

test('works out insights for sites with the plan, and again for a change or each day', async () => {
  await using app = harness();
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, await app.makeSite({ plan: 'pro' }), [car(9)]);
  await importCars(app, site, cars(3));
  await app.drain();
  const client = await app.client(site);
  expect((await app.run('refresh-market')).counts).toMatchObject({ sites: 1, failed: 0 });
  expect((await app.run('refresh-market')).counts.sites).toBe(0);
  await importMarket(app, six);
  expect((await app.run('refresh-market')).counts.sites).toBe(1);
  const page = (await client.get('/market/pricing-insights')).body;
  expect([page.data.length, page.pagination.total_count]).toEqual([3, 3]);
  expect(page.data[0].vehicles_in_set).toBe(6);
  await importCars(app, site, cars(2), true);
  const between = (await client.get('/market/pricing-insights')).body;
  expect([between.data.length, between.pagination.total_count]).toEqual([2, 2]);
  expect((await app.run('refresh-market')).counts.sites).toBe(1);
  app.clock.advance(23 * hour);
  expect((await app.run('refresh-market')).counts.sites).toBe(0);
  app.clock.advance(hour);
  expect((await app.run('refresh-market')).counts.sites).toBe(1);
  await app.drain();
});

test('pages through insights, each once', async () => {
  await using app = harness();
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, cars(7));
  await importMarket(app, six);
  await app.run('refresh-market');
  await app.drain();
  const client = await app.client(site);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await client.get(`/market/pricing-insights?limit=3${next}`);
    seen.push(...body.data.map(({ vin }: { vin: string }) => vin));
    cursor = body.pagination.next_cursor;
  }
  expect(seen.toSorted()).toEqual(
    cars(7)
      .map(({ vin }) => vin ?? '')
      .toSorted(),
  );
});

test('goes on with an import whose process died between reading and taking over', async () => {
  await using app = harness();
  const site = await app.makeSite({ plan: 'unlimited' });
  const { ctx } = app.app;
  const id = ctx.ids.uuid();
  await ctx.write(async (tx) => {
    const source = await sourceNamed(tx, 'listings');
    await insertImport(tx, { id, sourceId: source.id, format: 'x', isComplete: true });
  }, inLane('test'));
  const problems = new ImportProblems();
  const stager = new Stager(ctx, id, problems);
  for (const [index, row] of six.entries()) {
    const fields: Fields = new Map();
    addJson(fields, '', row);
    const options = { today: '2026-11-16', currency: 'USD' };
    const read = readListing({ line: index + 2, fields }, vehicleJson, options, ctx.clock.now());
    if ('problem' in read) throw new Error(read.problem.reason);
    await stager.add(index + 2, read);
  }
  await stager.end();
  await finishStaging(ctx, { importId: id, contentHash: null, problems }, { force: false });
  // Another process has it, whose lease has not run out.
  const lease = { leaseOwner: 'dead/1', leaseUntil: ctx.clock.now() + hour };
  const isThis = eq(marketImports.id, id);
  await ctx.write(
    (tx) => tx.db.update(marketImports).set(lease).where(isThis).run(),
    inLane('test'),
  );
  expect((await app.run('refresh-market')).counts.imports).toBe(0);
  app.clock.advance(hour);
  expect((await app.run('refresh-market')).counts.imports).toBe(1);
  const client = await app.client(site);
  expect((await client.get('/market/listings')).body.pagination.total_count).toBe(6);
  expect(await rowsIn(ctx, sql`SELECT count(*) AS n FROM market_staged`)).toEqual([{ n: 0 }]);
});

test('an insight follows the days that go by', async () => {
  await using app = harness();
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, [car(1)]);
  await app.run('refresh-market');
  await app.drain();
  const client = await app.client(site);
  const before = (await client.get('/market/pricing-insights')).body.data[0].days_on_lot;
  app.clock.advance(3 * day);
  const after = (await client.get('/market/pricing-insights')).body.data[0].days_on_lot;
  expect(after - before).toBe(3);
});
