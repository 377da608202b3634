import { expect, test } from 'bun:test';
import { economyDiffersIn } from '../../../src/writing/cars/economy-differs.ts';

const trims = ['LE', 'EX-L Hybrid', 'Woodland Edition (from 2023)'];

test.each([
  [['all trims except the Woodland Edition, 2019-2024', 'Woodland Edition, from 2023'], /trim/],
  [['all trims, 2019-2024', 'all trims, 2025'], /^model year$/],
  [['2.7L, rear-wheel drive', '2.7L, four-wheel drive', '5.0L, rear-wheel drive'], /engine and dr/],
  [['front-wheel drive', 'all-wheel drive'], /^drive$/],
  [['LE', 'EX-L Hybrid'], /^trim and engine$/],
])('%p are told apart by what differs', (versions, told) => {
  const rows = versions.map((version) => ({ version, city: '1', highway: '1', combined: '1' }));
  expect(economyDiffersIn(rows, trims)).toMatch(told);
});
