import { expect, test } from 'bun:test';
import { saidAfterRequest } from '../../../src/writing/realise/near-lead.ts';

test('a sum behind a request to call is a sentence', () => {
  expect(saidAfterRequest('About 300 to 1,200 dollars for a repair in the car.')).toBe(
    'Expect about 300 to 1,200 dollars for a repair in the car.',
  );
  const whole = 'About 150 dollars is usual for a battery.';
  expect(saidAfterRequest(whole)).toBe(whole);
});
