import { expect, test } from 'bun:test';
import { spelledModel } from '../../../src/domain/inventory/stock-for-writing.ts';
import { isModel } from '../../../src/writing/facts/compared-stock.ts';

test.each([
  ['Chevrolet', 'Silverado 2500', 'Silverado 2500HD'],
  ['GMC', 'Sierra 3500 HD', 'Sierra 3500HD'],
  ['Ford', 'Super Duty F-250 SRW', 'F-250 Super Duty'],
  ['Ford', 'F-150 Lightning', 'F-150 Lightning'],
  ['Toyota', 'Tundra 4WD', 'Tundra'],
  ['Toyota', 'rav4', 'RAV4'],
  ['Ram', '2500', '2500'],
])('the %s %s of a feed is spelled %s', (make, model, name) => {
  expect(spelledModel({ make, model })).toBe(name);
});

test('a Super Duty of the feed is the F-250 that is asked for, and no F-350', () => {
  expect(isModel('F-250 Super Duty', 'F-250')).toBe(true);
  expect(isModel('F-350 Super Duty', 'F-250')).toBe(false);
});
