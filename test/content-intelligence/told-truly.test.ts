import { expect, test } from 'bun:test';
import {
  cars,
  type ExampleSite,
  exampleNow,
  exampleRaw,
} from '../../src/domain/content-intelligence/analyzers/example-site.ts';
import { analyzers } from '../../src/domain/content-intelligence/analyzers/index.ts';
import { buildSnapshot } from '../../src/domain/content-intelligence/snapshot/build-snapshot.ts';
import { day } from '../../src/lib/clock.ts';

async function findingsOf(type: string, example: ExampleSite) {
  const analyzer = analyzers.find(({ id }) => id === type);
  const site = await buildSnapshot(exampleRaw(example), async () => {});
  return [...(analyzer?.find(site) ?? [])].filter((one) => one !== null);
}

test('a page on a price is told with the prices of the cars that it counts', async () => {
  const used = { condition: 'used', year: 2021 } as const;
  const units = [
    ...cars(10, 'Chevrolet Malibu', { ...used, price: 15_100 }),
    ...cars(9, 'Chevrolet Tahoe', { ...used, price: 32_000 }),
  ];
  const told = (await findingsOf('price_segment_content', { units })).map((one) => one.description);
  expect(told[0]).toStartWith('10 used sedans on your lot cost from $15,000 to $20,000, among');
  expect(told[1]).toStartWith('9 used SUVs on your lot cost from $30,000 to $40,000, among');
  const cheap = cars(9, 'Chevrolet Malibu', { ...used, price: 4_000 });
  const [first] = await findingsOf('price_segment_content', { units: cheap });
  expect(first?.description).toContain('cost less than $10,000');
});

test('nothing is said of sales before the stock has been known for 45 days', async () => {
  const units = cars(4, 'Chevrolet Blazer', { days: 95 });
  const toldAfter = async (days: number, sold45 = 0) => {
    const sales = [{ make: 'Chevrolet', model: 'Blazer', sold45, firstSoldAt: exampleNow }];
    const site = { units, sales, stockSince: exampleNow - days * day };
    const [finding] = await findingsOf('inventory_move', site);
    return finding?.description;
  };
  expect(await toldAfter(44)).toMatch(/the longest 95\. They/);
  expect(await toldAfter(45)).toContain('; none sold in the last 45 days. They');
  expect(await toldAfter(44, 2)).toContain('; 2 sold in the last 45 days. They');
});

test('what is to be written names the year that its endpoint asks for', async () => {
  const units = [
    ...cars(6, 'Chevrolet Equinox', { year: 2026 }),
    ...cars(3, 'Chevrolet Equinox', { year: 2027, condition: 'used' }),
    ...cars(4, 'Toyota RAV4', { year: 2023, condition: 'used' }),
  ];
  const pages = await findingsOf('missing_model_page', { units });
  expect(pages.map(({ metadata }) => metadata['year'])).toEqual([2026, 2023]);
  const [pair] = await findingsOf('comparison_opportunity', { units });
  expect(pair?.metadata['vehicles']).toEqual([
    { make: 'Chevrolet', model: 'Equinox', year: 2026, units: 9 },
    { make: 'Toyota', model: 'RAV4', year: 2023, units: 4 },
  ]);
});
