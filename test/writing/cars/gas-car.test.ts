import { expect, test } from 'bun:test';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { economyOfCar, enginesOf, figuresOf } from '../../../src/writing/cars/figures-of.ts';
import { gasCarOf } from '../../../src/writing/cars/gas-car.ts';

function gas(make: string, model: string, year: number) {
  const car = carOf({ make, model, year }, []);
  if (!car) throw new Error(`the guide has no ${make} ${model}`);
  return gasCarOf(car);
}

test('a gas car has no engine, estimate or rating of the hybrid or the diesel', () => {
  const sportage = gas('Kia', 'Sportage', 2026);
  expect(enginesOf(sportage).join()).not.toMatch(/hybrid/);
  expect(economyOfCar(sportage).some(({ version }) => /hybrid/.test(version))).toBe(false);
  expect(figuresOf(sportage, 'towing')).toEqual([]);
});

test('a rating of a diesel or a gas engine is of the gas engine too', () => {
  const notes = figuresOf(gas('Chevrolet', 'Silverado 1500', 2025), 'towing').map(
    ({ note }) => note,
  );
  expect(notes.join()).toMatch(/3\.0L diesel or 6\.2L V8/);
});

test('a model that is a hybrid alone stays what it is', () => {
  expect(enginesOf(gas('Kia', 'Sportage Hybrid', 2026)).length).toBeGreaterThan(0);
});
