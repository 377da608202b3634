import { expect, test } from 'bun:test';
import { quickProviders } from '../support/canned-providers.ts';
import { harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';

const word = 'Überlandfahrt ';
const hundred = word.repeat(8).slice(0, 100).trim();
const day = '2026-12-05T09:00:00-06:00';

test('default titles stay within 500 characters, on every way to make an article', async () => {
  await using app = harness({ overrides: { providers: quickProviders() } });
  const client = await app.client(await app.makeSite());
  const ideacloud_id = await makeIdeacloud(app, client, word.repeat(36).slice(0, 500).trim());
  const item = { ideacloud_id, article_type: 'basic' };
  const car = { year: 2025, make: hundred, model: hundred, trim: hundred };
  const vehicles = [1, 2, 3, 4, 5].map((n) => ({ ...car, trim: `${n}${hundred.slice(1)}` }));
  const event = { start_date: day, end_date: day, location: 'Lincoln', category: 'Sales Event' };
  const made = [
    (await client.post('/content', item)).body.data,
    (await client.post('/content/batch', { items: [item] })).body.data.items[0],
    (await client.post('/comparisons', { vehicles })).body.data,
    (await client.post('/model-landing-pages', car)).body.data,
    (await client.post('/sales-events', { ...event, event_name: 'É'.repeat(500) })).body.data,
  ];
  await app.drain();
  for (const { id, title } of made) {
    const end = (await client.get(`/content/${id}`)).body.data.title;
    for (const one of [title, end]) expect([...one].length).toBeLessThanOrEqual(500);
    expect(title.length).toBeGreaterThan(250);
  }
  const [onKeyword, , comparison] = made.map(({ title }) => title);
  for (const title of [onKeyword, comparison]) expect(title).toEndWith('…');
  expect(onKeyword).toMatch(/ Überlandfahrt…$/);
});
