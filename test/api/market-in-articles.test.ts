import { expect, test } from 'bun:test';
import { harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { importMarket, listing } from '../support/make-listing.ts';
import { car, importCars } from '../support/make-vehicle.ts';

const own = [
  car(1, { price: 20_000, mileage: 20_000 }),
  car(2, { price: 24_000, mileage: 21_000 }),
];
const market = [21_000, 22_000, 20_500, 23_000, 19_000, 22_500].map((price, number) => {
  return listing(number, { price });
});

/** The page of an article on used Camrys, of a store with this plan. */
async function writtenOn(plan: 'pro' | 'unlimited', rows = market): Promise<string> {
  await using app = harness();
  const site = await app.makeSite({ plan });
  await importCars(app, site, own);
  await importMarket(app, rows);
  await app.drain();
  const client = await app.client(site);
  const ideacloud_id = await makeIdeacloud(app, client, 'how much does a 2022 toyota camry cost');
  const body = { ideacloud_id, article_type: 'basic' };
  const { id } = (await client.post('/content', body)).body.data;
  await app.drain();
  const { data } = (await client.get(`/content/${id}/html`)).body;
  return JSON.stringify(data).replace(/<[^>]*>/g, '');
}

test('an article says where a price stands, for stores whose plan has market data', async () => {
  const told = await writtenOn('unlimited');
  expect(told).toMatch(/within 100 miles of/);
  expect(told).toMatch(/five of (the )?six|five cost more/);
  expect(told).toContain('November 16, 2026');
  expect(await writtenOn('pro')).not.toMatch(/within 100 miles of/);
});

test('an article says nothing of a market that proves nothing', async () => {
  expect(await writtenOn('unlimited', market.slice(2))).not.toMatch(/within 100 miles of/);
});
