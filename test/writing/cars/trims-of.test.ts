import { expect, test } from 'bun:test';
import type { Car } from '../../../src/writing/cars/car-of.ts';
import { trimsOf } from '../../../src/writing/cars/figures-of.ts';

const trims = ['S', 'SX (to 2019)', 'Cup (2019 to 2020)', 'GT (2018 and 2019)', 'R (from 2021)'];

function sold(year: number | null): readonly string[] {
  return trimsOf({ span: { from: 2018, to: 2022, trims }, version: null, year } as unknown as Car);
}

test('a trim that was sold in some years is one of those years, without them', () => {
  expect(sold(2018)).toEqual(['S', 'SX', 'GT']);
  expect(sold(2020)).toEqual(['S', 'Cup']);
  expect(sold(2022)).toEqual(['S', 'R']);
  expect(sold(null)).toEqual(trims);
});
