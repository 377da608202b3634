import { expect, test } from 'bun:test';
import { trimsOf } from '../../../src/writing/cars/figures-of.ts';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { mostOfVehicle } from '../../../src/writing/facts/needs.ts';
import { fixtureStock } from '../../support/stock.ts';

function namesOf(model: string, year: number): readonly string[] {
  const car = carOf({ make: 'Toyota', model, year }, []);
  return car ? trimsOf({ ...car, year }) : [];
}

test('a trim sold in some years of a shape is named in those alone', () => {
  expect(namesOf('RAV4', 2019)).not.toContain('TRD Off-Road');
  expect(namesOf('RAV4', 2022)).toContain('TRD Off-Road');
  expect(namesOf('RAV4', 2025)).not.toContain('TRD Off-Road');
  expect(namesOf('4Runner', 2024)).not.toContain('Trail');
});

test('a trim whose years are remarked has no mileage of another', () => {
  const [row] = fixtureStock();
  if (!row) throw new Error('no stock');
  const prius = { ...row, make: 'Toyota', model: 'Prius', year: 2020, drivetrain: 'FWD' as const };
  const most = (trim: string): number | null =>
    mostOfVehicle({ ...prius, trim, fuelType: 'hybrid', engine: '1.8L' }, 'mpg');
  expect(most('LE')).toBeLessThan(56);
  expect(most('L Eco')).toBe(56);
});
