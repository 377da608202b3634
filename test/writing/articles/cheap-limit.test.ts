import { expect, test } from 'bun:test';
import { withCheapLimit } from '../../../src/writing/facts/cheap-limit.ts';
import { stockFilterOf } from '../../../src/writing/facts/stock-filter.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

function limitOf(keyword: string): number | null {
  const { stock, store } = researchedBrief(keyword);
  const wanted = stockFilterOf(keyword, store.makes, 2026);
  return withCheapLimit(keyword, wanted, stock).priceMax;
}

test.each(['cheap used cars toronto', 'affordable used suvs', 'budget used cars'])(
  '"%s" asks for about the cheaper third, up to a round price',
  (keyword) => {
    const limit = limitOf(keyword) ?? 0;
    expect(limit).toBeGreaterThan(0);
    expect(limit % 1000).toBe(0);
  },
);

test.each([
  ['cheap cars to insure', null],
  ['most affordable used trucks', null],
  ['is a cheap used car worth it', null],
  ['cheap used cars under 12000', 12_000],
])('"%s" is given no limit of ours', (keyword, limit) => {
  expect(limitOf(keyword)).toBe(limit);
});
