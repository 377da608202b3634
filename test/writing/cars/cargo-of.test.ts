import { expect, test } from 'bun:test';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { comparableCargo } from '../../../src/writing/cars/cargo-of.ts';

test.each([
  ['Honda', 'CR-V', 'second-row'],
  ['Toyota', 'Highlander', 'second-row'],
  ['Chrysler', 'Pacifica', 'second-row'],
  ['Toyota', 'Camry', 'trunk'],
  ['Ford', 'Mustang', 'trunk'],
] as const)('the cargo room of a %s %s is compared by the %s', (make, model, place) => {
  const car = carOf({ make, model, year: 2023 }, []);
  const found = car && comparableCargo(car);
  expect(found?.place).toBe(place);
  expect(found?.figure.note).not.toMatch(/third row|folded/);
});
