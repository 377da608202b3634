import { expect, test } from 'bun:test';
import { withAgency } from '../../src/writing/regions/agency-named.ts';

test.each([
  [
    'CA',
    'Ask the motor vehicle agency for a printed title.',
    'Ask the California DMV for a printed title.',
  ],
  ['TX', 'Take the title to the motor vehicle office.', 'Take the title to the county tax office.'],
  ['TX', 'Report the sale to the motor vehicle office.', 'Report the sale to the Texas DMV.'],
  [
    'GA',
    'Your titling office lists the plates.',
    'The Georgia Department of Revenue lists the plates.',
  ],
])('in %s "%s" names the office', (state, text, told) => {
  expect(withAgency(text, { country: 'US', state })).toBe(told);
});

test.each([
  'Take the title to the motor vehicle office of the new state.',
  'Check tint limits with the motor vehicle agency before you sell the car.',
  'The motor vehicle agency tells you how long.',
])('"%s" may be about another office', (text) => {
  expect(withAgency(text, { country: 'US', state: 'CA' })).toBe(text);
});

test('what no table knows stays as it is', () => {
  const text = 'Take the title to the motor vehicle office.';
  expect(withAgency(text, { country: 'US', state: null })).toBe(text);
});
