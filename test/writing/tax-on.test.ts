import { expect, test } from 'bun:test';
import { taxOn } from '../../src/writing/regions/tax-on.ts';
import { typedPriceOf } from '../../src/writing/research/reading/typed-price.ts';

test.each([
  ['6.25 percent', 30_000, 1875, ''],
  ['7.25 percent plus district tax', 30_000, 2175, 'before district tax'],
  ['13 percent HST at a dealership', 20_000, 2600, 'at a dealership'],
  ['6.35 percent, or 7.75 percent on a price over 50,000 dollars', 60_000, 4650, ''],
  ['6.35 percent, or 7.75 percent on a price over 50,000 dollars', 40_000, 2540, ''],
  ['5 percent, up to 500 dollars, charged as a fee', 30_000, 500, ''],
  ['6 percent, and more in Philadelphia', 10_000, 600, 'outside Philadelphia'],
])('"%s" of %i is %i', (cell, price, tax, but) => {
  expect(taxOn(cell, price)).toMatchObject({ tax, but });
});

test('a cell without a rate is reckoned with no price', () => {
  expect(taxOn('set by the county', 30_000)).toBeNull();
});

test.each([
  ['tax and fees on a 30000 car in california', 30_000],
  ['sales tax on a $42,500 truck', 42_500],
  ['how much is tax on 25k', 25_000],
  ['tax on 18000 dollar car', 18_000],
  ['tax on a 2024 car', null],
  ['tax on a car with 90000 miles', null],
  ['tax on 30000 car with 10000 trade in', null],
  ['section 179 truck over 6000 lbs', null],
  ['tax on a used car from a dealer 18000', 18_000],
  ['car sales tax 92110', null],
  ['car sales tax', null],
])('the price in "%s" is %p', (keyword, price) => {
  expect(typedPriceOf(keyword)).toBe(price);
});
