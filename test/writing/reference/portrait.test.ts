import { describe, expect, test } from 'bun:test';
import { makes } from '../../../src/writing/research/lexicon/makes.ts';
import { engineName } from '../../../src/writing/reference/engines.ts';
import { driverAids } from '../../../src/writing/reference/filed-year.ts';
import { modelReference } from '../../../src/writing/reference/model-reference.ts';
import {
  modelsOfMake,
  referenceDays,
  referenceMakes,
} from '../../../src/writing/reference/tables.ts';
import { knownModels } from './known-models.ts';

describe('the portrait of', () => {
  for (const { car, liters, powers, trims, body, rows, isFourDriven } of knownModels) {
    test(car.join(' '), () => {
      const portrait = modelReference(...car);
      const { engines = [], drives = [], bodies, rows: known } = portrait?.shown ?? {};
      expect(portrait?.shown.year).toBe(car[2]);
      const sizes = engines.map((one) => one.liters ?? 0);
      expect(
        liters?.filter((one) => !sizes.some((size) => Math.abs(size - one) < 0.06)) ?? [],
      ).toEqual([]);
      expect(
        powers?.filter((one) => !portrait?.shown.powers.some((two) => two === one)) ?? [],
      ).toEqual([]);
      const filed = portrait?.trimsOf?.trims ?? [];
      expect(trims?.filter((one) => !filed.includes(one)) ?? []).toEqual([]);
      if (body !== undefined) expect(bodies as string[]).toContain(body);
      if (rows !== undefined) expect(known ?? [rows]).toEqual([rows]);
      if (isFourDriven !== undefined) {
        expect(drives.some((one) => /^[A4]WD|^4WD/.test(one))).toBe(isFourDriven);
      }
    });
  }

  test('a model that nobody sold is none', () => {
    expect(modelReference('Toyota', 'Nonesuch')).toBeNull();
    expect(modelReference('Nobody', 'Camry')).toBeNull();
    expect(modelReference('Toyota', 'Camry', 1950)).toBeNull();
    expect(modelReference('Toyota', 'RAV4 Hybrid', 2010)).toBeNull();
  });

  test('no year asked is of the newest year that is not ahead of the day', () => {
    expect(modelReference('Toyota', 'Camry', null, 2024)?.shown.year).toBe(2024);
    expect(modelReference('Dodge', 'Journey', null, 2026)?.shown.year).toBeLessThan(2022);
  });
});

test('what patterns tell of all trucks of a maker is told of none of them', () => {
  const { engines = [], powers } = modelReference('Ford', 'F-150', 2026)?.shown ?? {};
  expect(engines.map(({ liters }) => liters)).toEqual([2.7, 3.5, 3.5, 5, 5.2]);
  expect(powers).toEqual(['gasoline', 'hybrid']);
  expect(modelReference('Ram', '1500', 2023)?.shown.weight).toBeUndefined();
  expect(modelReference('Ram', '1500', 2023)?.shown.engines).toHaveLength(4);
});

test('engines that neither the year before nor the year after has are a slip', () => {
  expect(modelReference('Chevrolet', 'Silverado 1500', 2020)?.shown.engines).toBeUndefined();
});

test.each([
  ['Chevrolet', 'Silverado 1500'],
  ['Ford', 'Explorer'],
  ['Toyota', 'Camry'],
  ['Ram', '1500'],
  ['Honda', 'CR-V'],
])('what comes and goes on file from year to year is no change of the %s %s', (make, model) => {
  const portrait = modelReference(make, model);
  const now = portrait?.shown.engines?.map(engineName) ?? [];
  const changes =
    portrait?.changes.filter(({ year }) => year <= portrait.shown.year && year > 2014) ?? [];
  expect(changes.filter(({ came, what }) => !came && now.includes(what))).toEqual([]);
  const twice = changes.filter(
    (one, at) => changes.findIndex(({ what, came }) => what === one.what && came === one.came) < at,
  );
  expect(twice).toEqual([]);
});

test('a model that has always had it does not get all-wheel drive', () => {
  const kinds = modelReference('Subaru', 'Outback')?.changes.map(({ kind }) => kind);
  expect(kinds).not.toContain('drive');
});

describe('everything in the table', () => {
  const newest = Number(referenceDays().vpicMonth.slice(0, 4)) + 1;
  const all = referenceMakes().flatMap((make) =>
    Object.entries(modelsOfMake(make)).flatMap(([model, years]) =>
      Object.entries(years).map(([year, filed]) => ({
        name: `${year} ${make} ${model}`,
        year: Number(year),
        make,
        model,
        filed,
      })),
    ),
  );

  test('is of a model year between 1984 and the next', () => {
    expect(all.length).toBeGreaterThan(10_000);
    expect(all.filter(({ year }) => year < 1984 || year > newest).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('has figures that a car can have', () => {
    const odd = all.filter(({ filed: { engines = [], weight, seats = [], rows = [] } }) => {
      const isOdd = engines.some(({ liters = 1, cylinders = 4, horsepower = [100, 100] }) => {
        return liters > 10 || liters < 0.5 || cylinders > 16 || horsepower[0] > horsepower[1];
      });
      const isHeavy = weight && (weight[0] > weight[1] || weight[1] > 33_000);
      return isOdd || isHeavy || seats.some((one) => one > 15) || rows.some((one) => one > 5);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('told as a portrait, it names no trim that is another model of the make', () => {
    const named = all.filter(({ make, filed }) =>
      filed.trims?.some((trim) => isModelOf(make, trim)),
    );
    expect(named.length).toBeGreaterThan(0);
    const wrong = named.flatMap(({ name, make, model, year }) => {
      const trims = modelReference(make, model, year)?.trimsOf?.trims ?? [];
      return trims.filter((trim) => isModelOf(make, trim)).map((trim) => `${name}: ${trim}`);
    });
    expect(wrong).toEqual([]);
  });

  test('knows each driver aid once', () => {
    const twice = all.filter(({ filed: { standard = [], offered = [] } }) => {
      const named = [...standard, ...offered];
      return new Set(named).size < named.length || named.some((one) => !driverAids.includes(one));
    });
    expect(twice.map(({ name }) => name)).toEqual([]);
  });
});

function isModelOf(make: string, trim: string): boolean {
  const listed = Object.values(makes.find(({ name }) => name === make)?.models ?? {});
  const models = listed.flatMap((list) => list.split('|').map((one) => one.replace(/[*~]+$/, '')));
  return models.some((one) => one.toLowerCase() === trim.toLowerCase());
}

test('a list of trims that an electric version is filed with too is not told', () => {
  expect(modelReference('Ford', 'F-150', 2024)?.trimsOf).toBeNull();
  expect(modelReference('Ford', 'F-150 Lightning', 2024)?.trimsOf).toBeNull();
  expect(modelReference('Ford', 'F-150', 2021)?.trimsOf?.trims ?? []).not.toContain('Pro');
});

test('a figure that the newest year lacks is told of the newest year that has it', () => {
  const pilot = modelReference('Honda', 'Pilot', null, 2026);
  expect(pilot?.shown.seats).toBeUndefined();
  expect(pilot?.seatsOf).toEqual({ year: 2023, seats: [7, 8], rows: [3] });
  expect(modelReference('Ford', 'Mustang', 2026)?.powerOf?.year).toBe(2022);
  expect(modelReference('Honda', 'Pilot', 2023)?.seatsOf).toBeNull();
});
