import { describe, expect, test } from 'bun:test';
import { makesInStock } from '../../src/domain/inventory/makes-in-stock.ts';
import { loadPastModels, loadStock } from '../../src/domain/inventory/stock-for-writing.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { rowsOf } from '../support/outbox.ts';
import { commands } from '../support/processes.ts';
import { harness } from '../support/harness.ts';
import { car, cars, importCars } from '../support/make-vehicle.ts';

describe('the stock for research and writing', () => {
  test('holds what is here or on its way, with all that the feed says', async () => {
    await using app = harness();
    const { reader, clock } = app.app.ctx;
    const [site, other] = [await app.makeSite(), await app.makeSite()];
    await importCars(app, other, [car(9)]);
    const sold = car(4, { status: 'sold' });
    await importCars(app, site, [car(1), car(2, { status: 'in transit' }), car(3), sold]);
    await app.drain();
    const stock = await loadStock(reader, site.id, clock.now());
    expect(stock.map(({ vin }) => vin)).toEqual([3, 2, 1].map((number) => car(number).vin));
    expect(stock[2]).toMatchObject({
      condition: 'used',
      status: 'available',
      priceCents: 2_001_000,
      currency: 'USD',
      mileageUnit: 'mi',
      bodyStyle: 'sedan',
      features: ['Lane keep assist', 'Rear vision camera'],
      dateInStock: '2026-10-01',
      daysOnLot: 46,
    });
  });

  test('counts the days on the lot from the import that brought it, if not the first', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const undated = [2, 1].map((number) => car(number, { date_in_stock: null }));
    await importCars(app, site, undated.slice(0, 1));
    await importCars(app, site, undated);
    await app.drain();
    app.clock.advance(3 * 24 * 60 * 60 * 1000);
    const stock = await loadStock(app.app.ctx.reader, site.id, app.clock.now());
    const days = stock.map(({ stockNumber, daysOnLot }) => `${stockNumber} ${daysOnLot}`);
    expect(days.sort()).toEqual(['P1001 3', 'P1002 null']);
  });

  test('remembers the models that were sold, the last sold first', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const models = ['Corolla', 'Malibu', 'Equinox'];
    const lot = models.map((model, number) => car(number, { model }));
    for (const left of [3, 2, 1]) {
      await importCars(app, site, lot.slice(0, left), true);
      app.clock.advance(1000);
    }
    await app.drain();
    const past = await loadPastModels(app.app.ctx.reader, site.id);
    expect(past).toEqual([
      { make: 'Toyota', model: 'Malibu' },
      { make: 'Toyota', model: 'Equinox' },
    ]);
  });
});

test('a store in a Canadian province is in Canada: bare prices are in its dollars', async () => {
  await using app = harness();
  const { ctx } = app.app;
  const named = { name: 'North', slug: 'north', state: 'ON' };
  const site = await createSite(ctx, named);
  expect(site.country).toBe('CA');
  expect((await createSite(ctx, { ...named, slug: 'other', state: 'OH' })).country).toBe('US');
  // As stores were entered before.
  await importCars(app, { ...site, country: 'US' }, cars(1));
  await app.drain();
  const [vehicle] = rowsOf(app, 'vehicles');
  expect([vehicle?.currency, vehicle?.mileage_unit]).toEqual(['CAD', 'km']);
});

test('the makes in stock come most common first, and only those in stock', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const makes = ['Ford', 'Kia', 'Ford', 'Audi', 'Ram'];
  const lot = cars(5, (number) => ({ make: makes[number] }));
  await importCars(app, site, lot);
  await importCars(app, site, lot.slice(0, 4));
  await app.drain();
  expect(await makesInStock(app.app.ctx.reader, site.id)).toEqual(['Ford', 'Audi', 'Kia']);
  expect((await (await app.client(site)).get('/site')).body.data.makes).toEqual([
    'Ford',
    'Audi',
    'Kia',
  ]);
});

describe('forecourt import', () => {
  test('prints the report, refuses with one line, and takes --force', async () => {
    await using program = commands();
    const file = (name: string, listed: object[]) => {
      return Bun.write(`${program.folder}/${name}`, JSON.stringify({ vehicles: listed }));
    };
    await file('all.json', cars(4));
    await file('one.json', [car(0, { price: 1_500 }), car(7, { make: '' })]);
    await program.run(['sites', 'create', '--name', 'Prairie', '--slug', 'prairie']);
    const run = (name: string, ...flags: string[]) => {
      return program.run(['import', `${program.folder}/${name}`, '--site', 'prairie', ...flags]);
    };
    const first = await run('all.json', '--json');
    expect(Object.keys(JSON.parse(first.output)).sort()).toEqual([
      'accepted',
      'changed',
      'format',
      'new',
      'price_changed',
      'problems',
      'problems_total',
      'rejected',
      'rows',
      'seconds',
      'sold',
      'unchanged',
      'unread_columns',
    ]);
    const refused = await run('one.json');
    expect([refused.code, refused.output]).toEqual([1, '']);
    expect(refused.errors).toMatch(/^forecourt: The file would remove 3 of 4 vehicles .*\n$/);
    const forced = await run('one.json', '--force');
    expect(forced.code).toBe(0);
    expect(forced.output).toContain('1 accepted, 1 rejected');
    expect(forced.output).toContain('1 with another price, 0 otherwise changed');
    expect(forced.output).toContain(`${car(7).vin}, make:`);
  }, 300_000);

  test('names a file or a site that is not there', async () => {
    await using program = commands();
    const noFile = await program.run(['import', '/nowhere/feed.csv', '--site', 'prairie']);
    expect([noFile.code, noFile.errors]).toEqual([
      1,
      'forecourt: There is no file "/nowhere/feed.csv".\n',
    ]);
    await Bun.write(`${program.folder}/all.json`, JSON.stringify(cars(1)));
    const noSite = await program.run(['import', `${program.folder}/all.json`, '--site', 'x']);
    expect([noSite.code, noSite.errors.startsWith('forecourt: There is no site "x"')]).toEqual([
      1,
      true,
    ]);
    expect((await program.run(['import', 'feed.csv'])).code).toBe(2);
  }, 300_000);
});
