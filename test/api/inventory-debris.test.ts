import { describe, expect, test } from 'bun:test';
import { loadUnits } from '../../src/domain/content-intelligence/reads/stock.ts';
import { isDebrisModel, isDebrisTrim } from '../../src/domain/inventory/debris.ts';
import { loadStock } from '../../src/domain/inventory/stock-for-writing.ts';
import { harness } from '../support/harness.ts';
import { car, carOutsideTables, cars, importCars } from '../support/make-vehicle.ts';

describe('what is left of a name', () => {
  const names: [make: string, debris: string, models: string][] = [
    ['Ford', 'Door|Doors|MPV|SRW|Cab|Pickup|Utility|D|SE|Van', 'F-150|Edge|Transit|Flex|F-650'],
    ['Chevrolet', '1500|2500|Coupe|Vehicl|LD', 'Silverado 1500|Spark|Tahoe|Bolt EV'],
    ['Ram', 'Door|Truck', '1500|2500|ProMaster'],
    ['Toyota', 'Cruiser|SUV', 'GR86|86|Land Cruiser|Crown|C-HR'],
    ['BMW', 'Series|M', '3 Series|X3|i4|M3'],
    ['Polestar', 'Sedan', '2|3'],
    ['Heartland', 'Door', 'Pioneer|Sundance'],
    ['Škoda', 'Wagon', 'Octavia|Superb'],
  ];
  for (const [make, debris, models] of names)
    test(`is no model of ${make}, but its models are`, () => {
      const isDebris = (model: string) => isDebrisModel(make, model);
      expect(debris.split('|').filter((model) => !isDebris(model))).toEqual([]);
      expect(models.split('|').filter(isDebris)).toEqual([]);
    });

  test('of a trim is told from trims', () => {
    const debris = [
      '4dr Sedan',
      'Door',
      '$19,995',
      'Call for price',
      'N/A',
      'www.x.test/@1',
      'BMW Certified',
    ];
    expect(debris.filter((trim) => !isDebrisTrim(trim))).toEqual([]);
    const trims = ['LE', 'Sport', 'Base', '4dr LT', 'Limited 4WD', '1LT', 'xDrive30i', 'SV'];
    expect(trims.filter(isDebrisTrim)).toEqual([]);
  });
});

describe('debris in a feed', () => {
  test('is reported, and no text, figure or analysis uses it', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const odd = [
      carOutsideTables(20, { model: 'Door' }),
      car(21, { price: 399 }),
      car(22, { trim: '4dr Sedan' }),
    ];
    const report = await importCars(app, site, [...cars(10), ...odd]);
    await app.drain();
    const [door, cheap, bare] = odd.map(({ vin }) => vin);
    const told: unknown = report.problems.map(({ vin, field }) => [vin, field]);
    expect(told).toEqual([
      [door, 'model'],
      [bare, 'trim'],
      [cheap, 'price'],
    ]);
    expect([report.accepted, report.new]).toEqual([13, 13]);

    const { reader, clock } = app.app.ctx;
    const stock = await loadStock(reader, site.id, clock.now());
    expect(stock).toHaveLength(12);
    expect(stock.find(({ vin }) => vin === cheap)?.priceCents).toBeNull();
    expect(stock.find(({ vin }) => vin === bare)?.trim).toBeNull();
    const units = await loadUnits(reader, site.id, async () => {});
    expect(units.map(({ priceCents }) => priceCents).filter((cents) => cents === 39_900)).toEqual(
      [],
    );
    expect(new Set(units.map(({ model }) => model))).toEqual(new Set(['Camry']));

    const client = await app.client(site);
    const { data } = (await client.get('/inventory/stats')).body;
    expect(data.total).toBe(13);
    expect(data.average_price).toBeGreaterThan(20_000);
    const inBands = data.price_bands.map(({ count }: { count: number }) => count);
    expect(inBands).toEqual([0, 0, 12, 0, 0, 0, 0]);
    const shown = await client.get(`/inventory/${cheap}`);
    expect(shown.body.data.price).toBe(399);
  });

  test('gives way to the model that the VIN says, and is in doubt no longer', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const door = car(20, { model: 'Door', trim: '4dr Sedan' });
    const report = await importCars(app, site, [...cars(10), door]);
    await app.drain();
    expect(report.problems.map(({ vin, field, reason }) => [vin, field, reason])).toEqual([
      [door.vin, 'trim', '"4dr Sedan" names no trim; texts leave it out.'],
      [door.vin, 'model', '"Door" is no model of Toyota; Camry is taken from the VIN.'],
    ]);
    const { reader, clock } = app.app.ctx;
    const stock = await loadStock(reader, site.id, clock.now());
    const told = stock.find(({ vin }) => vin === door.vin);
    expect([told?.model, told?.trim]).toEqual(['Camry', null]);
  });

  test('in every row hides nothing else from the report', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const doors = cars(150, () => ({ model: 'Door' }));
    const report = await importCars(app, site, [...doors, car(200, { price: 399 })]);
    await app.drain();
    expect([report.problems.length, report.problems_total]).toEqual([100, 151]);
    const fields = report.problems.map(({ field }) => field);
    expect(fields.filter((field) => field === 'price')).toHaveLength(1);
  });

  test('is cleared by a later file, also where its own row has not changed', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const cheap = car(21, { price: 1_500 });
    await importCars(app, site, [...cars(10), cheap]);
    const { reader, clock } = app.app.ctx;
    const prices = async () => {
      const stock = await loadStock(reader, site.id, clock.now());
      return stock.find(({ vin }) => vin === cheap.vin)?.priceCents;
    };
    expect(await prices()).toBeNull();
    const report = await importCars(app, site, [...cars(10, () => ({ price: 9_000 })), cheap]);
    await app.drain();
    expect(report).toMatchObject({ unchanged: 1, price_changed: 10, problems: [] });
    expect(await prices()).toBe(150_000);
  });

  test('is not seen in an old car among new ones, nor among too few', async () => {
    await using app = harness();
    const [site, small] = [await app.makeSite(), await app.makeSite()];
    const old = car(30, { year: 2002, price: 1_200, model: 'Corolla' });
    const among = [...cars(10, () => ({ price: 40_000 })), old];
    const told = (await importCars(app, site, among)).problems.map(({ field }) => field);
    expect(told).not.toContain('price');
    const few = [...cars(2), car(5, { price: 900 })];
    expect((await importCars(app, small, few)).problems).toEqual([]);
    await app.drain();
  });
});

test('how long a vehicle has stood is not told where nobody knows', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const dates = ['2026-11-06', null];
  await importCars(
    app,
    site,
    cars(2, (number) => ({ date_in_stock: dates[number] ?? null })),
  );
  await app.drain();
  const { reader, clock } = app.app.ctx;
  const stock = await loadStock(reader, site.id, clock.now());
  const days = stock.map(({ vin, daysOnLot }) => [vin === car(0).vin, daysOnLot]);
  expect(days.sort()).toEqual([
    [false, null],
    [true, 10],
  ]);
});
