import { beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { traitsOf } from '../../src/domain/inventory/facts/car-traits.ts';
import {
  configurationsOfModel,
  configurationsOfVehicle,
} from '../../src/domain/inventory/facts/match-configurations.ts';
import type { FactRecord } from '../../src/domain/inventory/facts/read-fact-row.ts';
import type { VehicleRecord } from '../../schema/records/vehicle.ts';
import { factTable, readFacts } from '../support/fact-table.ts';

let table: FactRecord[];
beforeAll(async () => {
  table = await readFacts(factTable);
});

type Car = Partial<VehicleRecord> & { year: number; make: string; model: string };

const unknown = {
  trim: null,
  bodyStyle: null,
  drivetrain: null,
  fuelType: null,
  engine: null,
  transmission: null,
};

function idsOf(car: Car, match = configurationsOfVehicle): string[] {
  const traits = traitsOf({ ...unknown, ...car });
  const rows = table.filter(({ make, year }) => make === car.make && year === car.year);
  return traits ? match(rows, traits).map(({ sourceRow }) => sourceRow) : [];
}

const camry: Car = { year: 2022, make: 'Toyota', model: 'Camry' };
const f150: Car = { year: 2023, make: 'Ford', model: 'F-150', drivetrain: '4WD' };

/** What the stock says of a vehicle, and the rows that it can be. */
const vehicles: [string, Car, string[]][] = [
  ['trim and drive', { ...camry, trim: 'SE', drivetrain: 'AWD' }, ['5']],
  ['a hybrid by its column', { ...camry, trim: 'XSE', fuelType: 'hybrid' }, ['7']],
  ['a hybrid by its name', { ...camry, model: 'Camry Hybrid', trim: 'LE' }, ['6']],
  [
    'an engine',
    { ...camry, trim: 'XSE', fuelType: 'gasoline', drivetrain: 'FWD', engine: '3.5L V6' },
    ['3'],
  ],
  ['the codes of half-ton trucks', { ...f150, engine: '5.0L V8', trim: 'XLT' }, ['20']],
  ['a flex-fuel truck sold as gasoline', { ...f150, engine: '3.3L V6', trim: 'XL' }, ['21']],
  ['a trim with an engine of its own', { ...f150, trim: 'Raptor', fuelType: 'gasoline' }, ['22']],
  ['the pickup that is electric', { ...f150, model: 'F-150 Lightning' }, ['23']],
  ['tires that the stock does not tell', sil({ trim: 'LT', drivetrain: '4WD' }), ['25', '26']],
  ['rear-wheel drive', sil({ trim: 'LT', drivetrain: 'RWD' }), ['24']],
  ['doors', { year: 2024, make: 'Honda', model: 'Civic', bodyStyle: 'sedan' }, ['15']],
  [
    'doors and a gearbox',
    { ...civic(), bodyStyle: 'hatchback', transmission: '6-speed manual' },
    ['17'],
  ],
  ['a class and its number', { ...e350(), trim: 'E 350' }, ['29']],
  ['a class without its letter', { ...e350(), trim: '350 4MATIC' }, ['29']],
  ['a series and its member', { ...bmw(), trim: '330i xDrive' }, ['30']],
  ['Ram under Dodge', { year: 2010, make: 'Ram', model: '1500', drivetrain: '4WD' }, ['31']],
  ['a range', { ...model3(), trim: 'Long Range' }, ['27']],
  ['a plug-in by its name', { year: 2022, make: 'Toyota', model: 'Prius Prime' }, ['11']],
];

function sil(more: Omit<Partial<VehicleRecord>, 'year' | 'make'> & { model?: string }): Car {
  return { year: 2023, make: 'Chevrolet', model: 'Silverado 1500', ...more };
}

function civic(): Car {
  return { year: 2024, make: 'Honda', model: 'Civic' };
}

function e350(): Car {
  return { year: 2023, make: 'Mercedes-Benz', model: 'E-Class' };
}

function bmw(): Car {
  return { year: 2023, make: 'BMW', model: '3 Series' };
}

function model3(): Car {
  return { year: 2023, make: 'Tesla', model: 'Model 3' };
}

describe('a vehicle of the stock is found in a fact table', () => {
  for (const [by, car, ids] of vehicles) {
    test(`by ${by}`, () => expect(idsOf(car)).toEqual(ids));
  }
});

/** Of a row, as much as a store may know; `known` has a bit for each column. */
function described(row: FactRecord, wordsInTrim: number, known: number): Car {
  const words = row.model.replaceAll(/\/\S+/g, '').split(' ');
  const cut = Math.max(1, words.length - wordsInTrim);
  const { drive, displacementLiters: liters, cylinders, transmission } = row;
  const isNamed = drive !== null && drive !== '2WD' && drive !== '4WD or AWD';
  return {
    year: row.year,
    make: row.make,
    model: words.slice(0, cut).join(' '),
    trim: words.slice(cut).join(' ') || null,
    drivetrain: known & 1 && isNamed ? drive : null,
    fuelType: known & 2 ? row.fuelType : null,
    engine: known & 4 && liters !== null ? `${liters.toFixed(1)}L ${cylinders}-cylinder` : null,
    transmission: known & 8 ? (transmission?.startsWith('Manual') ? 'Manual' : 'Automatic') : null,
  };
}

test('a vehicle is among the rows that are found for it, however little is known of it', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...table),
      fc.nat({ max: 3 }),
      fc.nat({ max: 15 }),
      (row, wordsInTrim, known) => {
        const ids = idsOf(described(row, wordsInTrim, known));
        found += Number(ids.length > 0);
        expect(ids.length === 0 || ids.includes(row.sourceRow)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(400);
});

/** Vehicles of which nothing may be said. */
const strangers: [string, Car][] = [
  ['a model named after one in the table', { ...camry, model: 'Corolla iM' }],
  ['a year that the table does not have', { ...camry, year: 2023 }],
  ['a heavier truck of the name', sil({ model: 'Silverado 2500HD' })],
  ['a truck that is not named in full', { ...sil({}), model: 'Silverado' }],
  ['a series without its member', bmw()],
  ['an engine that the table does not have', { ...f150, engine: '6.2L V8' }],
  ['a fuel that the table does not have', { ...camry, fuelType: 'diesel' }],
  ['a word that is half of a name', { year: 2022, make: 'Toyota', model: 'Cross' }],
  ['no name at all', { year: 2022, make: 'Toyota', model: '' }],
];

describe('nothing is found for', () => {
  for (const [what, car] of strangers) test(what, () => expect(idsOf(car)).toEqual([]));
});

describe('a model as a whole', () => {
  test('has all of its variants', () => {
    expect(idsOf(camry, configurationsOfModel)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(idsOf({ ...f150, drivetrain: null }, configurationsOfModel)).toEqual([
      '18',
      '19',
      '20',
      '21',
      '22',
    ]);
  });

  test('has none of the models that are called after it', () => {
    const of = (model: string) => idsOf({ ...camry, model }, configurationsOfModel);
    expect([of('Corolla'), of('Corolla Cross')]).toEqual([['8'], ['9']]);
    expect([of('Prius'), of('Prius Prime')]).toEqual([['10'], ['11']]);
  });
});
