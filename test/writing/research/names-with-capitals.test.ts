import { expect, test } from 'bun:test';

import { withProperNames } from '../../../src/writing/research/reading/proper-names.ts';

test('a phone and a maker’s system keep the capitals of their names', () => {
  expect(withProperNames('pair iphone to a car')).toBe('pair iPhone to a car');
  expect(withProperNames('service stabilitrak')).toBe('service StabiliTrak');
});
