import { expect, test } from 'bun:test';
import { importSearch } from '../../src/domain/analytics/import-search.ts';
import { refusesOthers } from '../support/ask-as-everybody.ts';
import type { Json } from '../support/client.ts';
import { harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { recommend } from '../support/make-recommendation.ts';
import { cars, importCars } from '../support/make-vehicle.ts';

const path = '/ideaclouds/create-suggestions';

function keywords(data: Json): string[] {
  return data.suggestions.map((card: Json) => card.keyword);
}

test('an empty site gets an empty list and zeros', async () => {
  await using app = harness();
  const client = await app.client(await app.makeSite());
  expect((await client.get(path)).body).toEqual({
    data: {
      suggestions: [],
      sources: { content_suggestion: 0, quick_start: 0 },
      suppressed_external_count: 0,
    },
  });
});

test('stock gives quick starts, the same ones on every call', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  const civics = cars(12, () => ({ make: 'Honda', model: 'Civic', condition: 'new', year: 2026 }));
  const camrys = cars(20, (n) => (n < 12 ? {} : { year: 2023 })).slice(12);
  await importCars(app, site, [...civics.map((one) => ({ ...one, vin: null })), ...camrys]);
  await app.drain();
  const { data } = (await client.get(path)).body;
  expect(keywords(data)).toEqual([
    '2026 Honda Civic',
    'used Toyota Camry',
    'used cars for sale in Lincoln',
  ]);
  expect(data.sources).toEqual({ content_suggestion: 0, quick_start: 3 });
  expect(data.suggestions[0]).toMatchObject({
    source: 'quick_start',
    subtitle: '12 in stock',
    priority: 32,
    content_suggestion_id: null,
    external_source: null,
    external_fingerprint: null,
  });
  expect((await client.get(path)).body.data).toEqual(data);
});

test('recommendations come first and take the place of quick starts on their keyword', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  await importCars(app, site, cars(6));
  await app.drain();
  const id = await recommend(app, site.id);
  await recommend(app, site.id, {
    suggestionType: 'search_gap',
    title: 'Answer “camry towing”',
    metadata: { keyword: 'camry towing', queries: ['camry towing'] },
    priorityScore: 75,
    suggestedArticleType: 'qa',
  });
  await recommend(app, site.id, {
    suggestionType: 'thin_content',
    metadata: { keyword: 'a page that is there' },
  });
  const { data } = (await client.get(path)).body;
  const start = 'used cars for sale in Lincoln';
  expect(keywords(data)).toEqual(['camry towing', 'used Toyota Camry', start]);
  const [searched, camry] = data.suggestions;
  expect(camry).toMatchObject({ id, content_suggestion_id: id, priority: 60 });
  expect(camry.short_reason).toBe('You have five of them in stock, and no article about them.');
  expect(searched.external_source).toBe('search_console');
  expect(searched.external_fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(data.sources).toEqual({ content_suggestion: 2, quick_start: 1 });
});

test('a card goes when its recommendation is closed or its keyword is researched', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  const stranger = await app.client(await app.makeSite());
  const dismissed = await recommend(app, site.id, { metadata: { keyword: 'brake pads' } });
  const acted = await recommend(app, site.id, { metadata: { keyword: 'oil change' } });
  await recommend(app, site.id, { metadata: { keyword: 'F-150 towing, explained' } });
  await recommend(app, site.id, { metadata: { keyword: 'winter tires' } });
  expect((await client.get(path)).body.data.suggestions).toHaveLength(4);
  await client.patch(`/content-intelligence/${dismissed}`, { status: 'dismissed' });
  const article_id = await makeArticle(app, client);
  await client.post(`/content-intelligence/${acted}/act`, { article_id });
  await client.post('/ideaclouds', { keyword: '  f150 Towing explained? ' });
  await stranger.post('/ideaclouds', { keyword: 'winter tires' });
  await app.drain();
  const { data } = (await client.get(path)).body;
  expect(keywords(data)).toEqual(['winter tires']);
  expect(data.suppressed_external_count).toBe(0);
});

test('a quick start goes with the recommendation on its topic, whatever its wording', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  const civics = cars(6, () => ({ make: 'Honda', model: 'Civic', condition: 'new', year: 2026 }));
  const certified = cars(11, () => ({ condition: 'certified' })).slice(6);
  await importCars(app, site, [...civics.map((one) => ({ ...one, vin: null })), ...certified]);
  await recommend(app, site.id, {
    suggestionType: 'search_gap',
    metadata: { keyword: 'civic towing' },
  });
  const named = { make: 'Honda', model: 'Civic', keyword: 'a page for our bestseller' };
  const ids = [
    await recommend(app, site.id, { metadata: named }),
    await recommend(app, site.id, { metadata: { keyword: 'Camry for sale in Lincoln' } }),
    await recommend(app, site.id, {
      suggestionType: 'certified_preowned_page',
      metadata: { make: 'Toyota', keyword: 'Toyota with a warranty' },
    }),
    await recommend(app, site.id, { metadata: { keyword: 'pre-owned cars near Lincoln' } }),
  ];
  const starts = async () => {
    const { suggestions } = (await client.get(path)).body.data;
    const own = suggestions.filter(({ source }: { source: string }) => source === 'quick_start');
    return own.map(({ keyword }: { keyword: string }) => keyword).sort();
  };
  const left = [
    '2026 Honda Civic',
    'used Toyota Camry',
    'certified pre-owned Toyota',
    'used cars for sale in Lincoln',
  ];
  // Another question on the model leaves its card.
  const [gap] = (await client.get('/content-intelligence?types=search_gap')).body.data;
  await client.patch(`/content-intelligence/${gap.id}`, { status: 'dismissed' });
  expect(await starts()).toEqual(left.toSorted());
  const article_id = await makeArticle(app, client);
  for (const [index, id] of ids.entries()) {
    if (index % 2 === 0) await client.post(`/content-intelligence/${id}/act`, { article_id });
    else await client.patch(`/content-intelligence/${id}`, { status: 'dismissed' });
    left.shift();
    expect(await starts()).toEqual(left.toSorted());
  }
  await app.drain();
});

test('what a page outside covers is left out and counted', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  for (const keyword of ['snow tires', 'camry gas mileage', 'rav4 cargo', 'lease or buy']) {
    await recommend(app, site.id, { metadata: { keyword } });
  }
  const id = await makeArticle(app, client, { title: 'All about Snow Tires in Nebraska' });
  // Its IdeaCloud has the keyword itself, which consumes the card: ask before the report.
  expect(keywords((await client.get(path)).body.data)).not.toContain('snow tires');
  await recommend(app, site.id, { metadata: { keyword: 'Nebraska snow tire' } });
  await client.post(`/content/${id}/posted`, { posted_url: 'https://prairie.example/blog/tires' });
  const page = 'https://prairie.example/camry';
  const csv = [
    'Date,Query,Page,Clicks,Impressions,CTR,Position',
    `2026-05-01,camry gas mileage,${page},3,90,3.3%,4.1`,
    `2026-05-01,rav4 cargo,${page},0,90,0%,48`,
  ].join('\n');
  await importSearch(app.app.ctx, site.id, { bytes: new TextEncoder().encode(csv) });
  const { data } = (await client.get(path)).body;
  expect(keywords(data).toSorted()).toEqual(['lease or buy', 'rav4 cargo']);
  expect(data.suppressed_external_count).toBe(2);
  const other = await app.makeSite();
  await recommend(app, other.id, { metadata: { keyword: 'camry gas mileage' } });
  const theirs = (await (await app.client(other)).get(path)).body.data;
  expect(keywords(theirs)).toEqual(['camry gas mileage']);
});

test('needs the write scope, and takes GET alone', async () => {
  await using app = harness();
  await refusesOthers(app, { method: 'GET', path, scopes: ['ideaclouds:write'] });
  const client = await app.client(await app.makeSite());
  const reply = await client.post(path, {});
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
