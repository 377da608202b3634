import { expect, test } from 'bun:test';
import { makeFactsOf } from '../../../src/writing/facts/make-facts.ts';

function powertrainOf(make: string, country = 'US'): string | number | undefined {
  return makeFactsOf(make, country).find(({ id }) => id === 'make.powertrain')?.value;
}

test('who asks for the powertrain is told its terms and not the basic ones', () => {
  expect(powertrainOf('Toyota')).toBe('5 years or 60,000 miles');
  expect(String(powertrainOf('Ram'))).toMatch(/^5 years .* and 10 years .* from model year 2026$/);
  expect(powertrainOf('BMW')).toBeUndefined();
  expect(powertrainOf('Toyota', 'CA')).toBeUndefined();
});
