import { describe, expect, test } from 'bun:test';
import { loadStock } from '../../src/domain/inventory/stock-for-writing.ts';
import { decodeVin } from '../../src/domain/inventory/vin-tables/decode-vin.ts';
import { matchKeys, reachOf } from '../../src/domain/inventory/vin-tables/match-keys.ts';
import { trimOf } from '../../src/domain/inventory/vin-tables/vin-trim.ts';
import { fuelOf } from '../../src/domain/inventory/vin-tables/vin-words.ts';
import { harness, type Harness } from '../support/harness.ts';
import { car, carOutsideTables, type FeedCar, importCars } from '../support/make-vehicle.ts';
import { fixtureVin } from '../support/vin.ts';

const unsaid = { engine: null, fuel_type: null, body_style: null, trim: null };

async function imported(app: Harness, listed: readonly FeedCar[]) {
  const site = await app.makeSite();
  const report = await importCars(app, site, listed);
  const stock = await loadStock(app.app.ctx.reader, site.id, app.clock.now());
  await app.drain();
  return { report, stock, first: stock.find(({ vin }) => vin === listed[0]?.vin) };
}

describe('an import asks the VIN', () => {
  test('for what the row leaves open', async () => {
    await using app = harness();
    const { first, report } = await imported(app, [car(1, unsaid)]);
    expect([first?.engine, first?.fuelType, first?.bodyStyle, first?.doors, first?.trim]).toEqual([
      '2.5L 4-cylinder',
      'gasoline',
      'sedan',
      4,
      'SE',
    ]);
    expect(first?.vinFacts).toMatchObject({
      displacementLiters: 2.5,
      cylinders: 4,
      cylinderLayout: 'In-Line',
      fuel: 'Gasoline',
    });
    expect(report.problems).toEqual([]);
  });

  test('and keeps what the row says, telling where the two disagree', async () => {
    await using app = harness();
    const said = { engine: '3.5L V6', fuel_type: 'Diesel', body_style: 'Pickup', trim: 'XSE' };
    const { first, report } = await imported(app, [car(1, said)]);
    expect([first?.engine, first?.fuelType, first?.bodyStyle, first?.trim]).toEqual([
      '3.5L V6',
      'diesel',
      'truck',
      'XSE',
    ]);
    const vin = car(1).vin;
    expect(report.problems.map(({ field, reason }) => [field, reason])).toEqual([
      ['bodyStyle', `The row says truck but the VIN ${vin} says sedan.`],
      ['fuelType', `The row says diesel but the VIN ${vin} says gasoline.`],
      ['engine', `The row says 3.5L V6 but the VIN ${vin} says 2.5L.`],
    ]);
  });

  test('adds nothing to a row that means another car', async () => {
    await using app = harness();
    const rows = [car(1, { ...unsaid, model: 'Corolla' }), car(2, { ...unsaid, make: 'Ford' })];
    const { stock, report } = await imported(app, rows);
    expect(stock.map((one) => [one.engine, one.vinFacts])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(report.problems.map(({ field }) => field)).toEqual(['model', 'make']);
  });

  test('takes the model from it where a word of something else stands for it', async () => {
    await using app = harness();
    const rows = ['Doors', 'SE', 'MPV'].map((model, at) => car(at, { model, trim: null }));
    const { stock, report } = await imported(app, rows);
    expect(new Set(stock.map(({ model, trim }) => `${model} ${trim}`))).toEqual(
      new Set(['Camry SE']),
    );
    expect(report.problems.map(({ reason }) => reason)).toContain(
      '"Doors" is no model of Toyota; Camry is taken from the VIN.',
    );
  });

  test('leaves a car alone whose VIN no table has, or which is not built yet', async () => {
    await using app = harness();
    const provisional = String(car(2).vin).replace(/....$/, 'I001');
    const unbuilt = car(2, { ...unsaid, condition: 'new', vin: provisional, status: 'in_transit' });
    const { report, first } = await imported(app, [carOutsideTables(1, unsaid), unbuilt]);
    expect([first?.engine, first?.fuelType, first?.vinFacts]).toEqual([null, null, null]);
    expect([report.accepted, report.problems]).toEqual([2, []]);
  });

  test('knows a car again whose file has not changed', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, [car(1, unsaid)]);
    const again = await importCars(app, site, [car(1, unsaid)]);
    expect([again.unchanged, again.changed]).toEqual([1, 0]);
    await app.drain();
  });
});

describe('a VIN', () => {
  test('is decoded for cars of many makers', () => {
    const known: [string, number, string, string][] = [
      ['1FTFW1E8', 2021, 'Ford', 'F-150'],
      ['3GNAXUEG', 2023, 'Chevrolet', 'Equinox'],
      ['7FARS4H5', 2024, 'Honda', 'CR-V'],
      ['2C4RC1BG', 2022, 'Chrysler', 'Pacifica'],
      ['4T1G11AK', 2023, 'Toyota', 'Camry'],
    ];
    for (const [head, year, make, model] of known) {
      const decoded = decodeVin(fixtureVin(head, year, 7), year);
      expect([decoded?.values['make'], decoded?.values['model']]).toEqual([make, model]);
    }
  });

  test('says nothing in a year in which its maker filed none', () => {
    expect(decodeVin(fixtureVin('4T1G11AK', 2023, 7), 1985)).toBeNull();
    expect(decodeVin('ZZZG11AK1PU000001', 2023)).toBeNull();
  });
});

test('keys fit by character, choice, range and wildcard, and count what they name', () => {
  expect(matchKeys('G[136Z]1[AB]K', 'G11AK|PU000001')).toBe(11 + 10 + 11 + 10 + 11);
  expect(matchKeys('*****|*U', 'G11AK|PU000001')).toBe(22);
  expect(matchKeys('[A-FH-Z]', 'G11AK|PU000001')).toBeNull();
  expect(matchKeys('[0-9A-G]', 'G11AK|PU000001')).toBe(10);
  expect(matchKeys('G11AKX', 'G11AK|PU000001')).toBeNull();
  expect(matchKeys('G[1', 'G11AK|PU000001')).toBeNull();
  expect(['G11AK', '*****|*U', '**|*[0-9]*[12]**'].map(reachOf)).toEqual([0, 2, 4]);
});

test('a trim is one name without what makers file beside it', () => {
  const names: [string, string | null][] = [
    ['XLE / XSE', null],
    ['LX, EX', null],
    ['Fleet/Base', null],
    ['R/T', 'R/T'],
    ['LT (1LT)', 'LT'],
    ['GT Coupe', 'GT'],
    ['SEL FWD', 'SEL'],
    ['I4 Convertible', null],
    ['SuperCrew', null],
    ['20 PREMIUM', 'Premium'],
    ['EX-L', 'EX-L'],
    ['with NAVI', null],
    ['300 Limited', 'Limited'],
  ];
  const said = names.map(([trim]) => [trim, trimOf({ trim, model: '300' })]);
  expect(said).toEqual(names);
});

test('a second fuel of electricity is a hybrid of the kind that its name tells, or open', () => {
  const mixed = { fuel: 'Gasoline', secondFuel: 'Electric' };
  expect(fuelOf({ ...mixed, model: 'RAV4 Prime' })).toBe('plug_in_hybrid');
  expect(fuelOf({ ...mixed, model: 'Fusion', trim: 'SE Hybrid' })).toBe('hybrid');
  expect(fuelOf({ ...mixed, model: '1500' })).toBeNull();
  expect(fuelOf({ fuel: 'Electric', model: 'Mirai' })).toBe('hydrogen');
  expect(fuelOf({ fuel: 'Electric', model: 'Bolt EUV' })).toBe('electric');
  expect(fuelOf({ fuel: 'Gasoline', secondFuel: 'Ethanol (E85)' })).toBe('flex');
});
