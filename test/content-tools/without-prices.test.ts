import { expect, test } from 'bun:test';
import { withoutPrices } from '../../src/domain/content-tools/page/without-prices.ts';

test.each([
  [
    'We have three new 2026 Chevrolet Equinox SUVs on the lot today, starting at $32,724.',
    'We have three new 2026 Chevrolet Equinox SUVs on the lot today.',
  ],
  [
    'There are 16 used Nissan Rogue crossovers in Ocala, at prices from $12,800 to $14,000.',
    'There are 16 used Nissan Rogue crossovers in Ocala.',
  ],
  [
    'You can choose between one LE at $21,550 and one SE at $23,990.',
    'You can choose between one LE and one SE.',
  ],
  [
    'Two new Corolla sedans are on the lot in Lincoln as of June 12, 2023, from $21,550.',
    'Two new Corolla sedans are on the lot in Lincoln as of June 12, 2023.',
  ],
])('%s', (sentence, left) => {
  expect(withoutPrices(sentence)).toBe(left);
});

test('a sentence about a price has nothing left', () => {
  for (const sentence of [
    'At $12,800, a 2018 Nissan Rogue in Blue is where prices start.',
    'Used ones start at $11,995.',
    'The cheapest is $9,000; the next is $11,000.',
  ]) {
    expect(withoutPrices(sentence)).toBeNull();
  }
});

test('a sentence without a price stays', () => {
  expect(withoutPrices('Ask us.')).toBe('Ask us.');
});
