import { expect, test } from 'bun:test';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { gasCarOf } from '../../../src/writing/cars/gas-car.ts';
import { ratedAlone } from '../../../src/writing/facts/rated-engines.ts';

function ratedOf(make: string, model: string, year: number): string | null {
  const car = carOf({ make, model, year }, []);
  if (!car) throw new Error(`no ${model}`);
  return ratedAlone(gasCarOf({ ...car, year: null }));
}

test('names the rated engines where others are sold too', () => {
  expect(ratedOf('Chevrolet', 'Silverado 1500', 2020)).toBe('2.7L 4WD, 4.3L and 6.2L 4WD');
});

test('is silent where every engine is rated', () => {
  expect(ratedOf('Ford', 'F-150', 2019)).toBeNull();
  expect(ratedOf('Chevrolet', 'Equinox', 2019)).toBeNull();
});

test('a turbodiesel is no engine of the gas truck', () => {
  const car = carOf({ make: 'Chevrolet', model: 'Silverado 1500', year: 2023 }, []);
  expect(car && gasCarOf(car).span.engines.join()).not.toContain('diesel');
});
