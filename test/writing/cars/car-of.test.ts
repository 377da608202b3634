import { describe, expect, test } from 'bun:test';
import { carName } from '../../../src/writing/facts/car-texts.ts';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { lastGuideYear } from '../../../src/writing/cars/guide.ts';
import { versionIn } from '../../../src/writing/cars/car-version.ts';
import { figuresOf } from '../../../src/writing/cars/figures-of.ts';
import { fixtureStock } from '../../support/stock.ts';

const f150 = { make: 'Ford', model: 'F-150' };

const anyTruck = fixtureStock()
  .filter(({ model }) => model === f150.model)
  .slice(0, 1);

function onLot(...years: number[]) {
  return years.flatMap((year) => anyTruck.map((truck) => ({ ...truck, year })));
}

describe('what the guide knows of a car', () => {
  test('is of the year that is asked for', () => {
    const car = carOf({ ...f150, year: 2019 }, onLot(2023));
    expect(car && [car.span.from <= 2019, (car.span.to ?? 0) >= 2019]).toEqual([true, true]);
    expect(car?.others).toEqual([]);
  });

  test('is of the newest one here where no year is asked for, beside others here', () => {
    const car = carOf({ ...f150, year: null }, onLot(2016, 2022, 2016));
    expect(car?.span.from).toBe(2021);
    expect(car?.others.map(({ from, to }) => from <= 2016 && (to ?? 0) >= 2016)).toEqual([true]);
  });

  test('is of the one that is sold now where none is here', () => {
    expect(carOf({ ...f150, year: null }, [])?.span.to).toBeNull();
  });

  test('is of the newest years it has, named as such, for a year after them', () => {
    const car = carOf({ ...f150, year: lastGuideYear + 1 }, []);
    expect([car?.year, car?.span.to]).toEqual([null, lastGuideYear]);
    expect(car && carName(car)).toMatch(new RegExp(`^20\\d\\d to ${lastGuideYear} F-150$`));
  });

  test('is nothing for a year that it does not tell of, and for a model without a file', () => {
    expect(carOf({ ...f150, year: 1975 }, [])).toBeNull();
    expect(carOf({ make: 'Ford', model: 'Nonesuch', year: null }, [])).toBeNull();
    expect(carOf({ make: 'Nonesuch', model: 'F-150', year: null }, [])).toBeNull();
  });

  test('of a hybrid is what is said of hybrids, where there is a gas one too', () => {
    const car = carOf({ make: 'Ford', model: 'F-150 Hybrid', year: 2022 }, []);
    expect(car?.guide.model).toBe('F-150');
    expect(car?.version).toBe('hybrid');
    const tows = car ? figuresOf(car, 'towing') : [];
    expect(tows.every(({ note }) => versionIn(note) === 'hybrid')).toBeTrue();
    expect(car && figuresOf(car, 'seats').length).toBeGreaterThan(0);
  });

  test('of a model that is a hybrid throughout is all of it', () => {
    const car = carOf({ make: 'Toyota', model: 'Camry Hybrid', year: 2025 }, []);
    expect(car?.version).toBeNull();
  });
});

test.each([
  ['RAV4 Hybrid', 'hybrid'],
  ['hybrid LE', 'hybrid'],
  ['RAV4 Prime', 'plug-in'],
  ['in the plug-in hybrid', 'plug-in'],
  ['2.5L, front-wheel drive', null],
] as const)('%p is told as %p', (text, version) => {
  expect(versionIn(text)).toBe(version);
});
