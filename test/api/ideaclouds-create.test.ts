import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { categories } from '../../schema/tables/sites.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { unknownId } from '../support/callers.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { outbox, rowsOf } from '../support/outbox.ts';
import { inLane } from '../../src/db/write.ts';

async function addCategory(app: Harness, site: SiteRow, name: string): Promise<string> {
  return app.app.ctx.write(async (tx) => {
    const id = tx.ids.uuid();
    const slug = name.toLowerCase();
    await tx.db.insert(categories).values({ id, siteId: site.id, name, slug, description: null });
    return id;
  }, inLane('test'));
}

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

describe('POST /ideaclouds', () => {
  test('answers at once with the trimmed keyword and names the webhooks', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const reply = await client.post('/ideaclouds', { keyword: '\t  snow  tires \u00a0\n' });
    expect(reply.status).toBe(202);
    const { id, message, ...rest } = reply.body.data;
    expect(rest).toEqual({
      keyword: 'snow  tires',
      status: 'researching',
      created_at: '2026-11-16T15:00:00.000Z',
    });
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    for (const word of ['webhook', 'ideacloud.completed', 'ideacloud.failed']) {
      expect(message).toContain(word);
    }
    await app.drain();
  });

  test('takes 500 characters after trimming, counted as people count them', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    for (const keyword of ['a'.repeat(500), '🚗'.repeat(500), `  ${'é'.repeat(500)}  `]) {
      const reply = await client.post('/ideaclouds', { keyword });
      expect(reply.status).toBe(202);
      expect(reply.body.data.keyword).toBe(keyword.trim());
    }
    for (const keyword of ['a'.repeat(501), '🚗'.repeat(501)]) {
      const reply = await client.post('/ideaclouds', { keyword });
      expect(faultsIn(reply)).toEqual({ keyword: 'must be a string of 1 to 500 characters' });
    }
    await app.drain();
  });

  test('knows the categories of its own site alone, in any case of the id', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const own = await addCategory(app, site, 'Service');
    const foreign = await addCategory(app, await app.makeSite(), 'Sales');
    const refused = await client.post('/ideaclouds', { keyword: 'a', category_id: foreign });
    expect(faultsIn(refused)).toEqual({ category_id: 'is not a category of this site' });
    for (const category_id of [own, own.toUpperCase()]) {
      const { id } = (await client.post('/ideaclouds', { keyword: 'tires', category_id })).body
        .data;
      const { category } = (await client.get(`/ideaclouds/${id}`)).body.data;
      expect(category).toEqual({ id: own, name: 'Service' });
    }
    await app.drain();
  });

  test('keeps any keyword as it was typed', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const keywords = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(keywords, async (keyword) => {
        fc.pre(keyword.trim() !== '' && keyword.isWellFormed() && !keyword.includes('\0'));
        const made = await client.post('/ideaclouds', { keyword });
        expect(made.status).toBe(202);
        const { body } = await client.get(`/ideaclouds/${made.body.data.id}`);
        expect(body.data.keyword).toBe(keyword.trim());
        app.clock.advance(1_000);
      }),
      { numRuns: 25 },
    );
    await app.drain();
  });
});

describe('POST /ideaclouds/batch', () => {
  test('starts each item in order; one with an unknown category fails alone', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const own = await addCategory(app, site, 'Service');
    const items = [
      { keyword: ' tires ' },
      { keyword: ' brakes ', category_id: unknownId },
      { keyword: 'oil', category_id: own },
      { keyword: 'oil' },
    ];
    const reply = await client.post('/ideaclouds/batch', { items });
    expect(reply.status).toBe(202);
    const { data } = reply.body;
    expect(data.message).toContain('webhook');
    expect(data.items).toEqual([
      { id: expect.any(String), keyword: 'tires', status: 'researching' },
      { keyword: 'brakes', status: 'failed', error: expect.stringContaining('category_id') },
      { id: expect.any(String), keyword: 'oil', status: 'researching' },
      { id: expect.any(String), keyword: 'oil', status: 'researching' },
    ]);
    await app.drain();
    expect(outbox(app).map(({ type, data: { keyword } }) => [type, keyword])).toEqual([
      ['ideacloud.completed', 'tires'],
      ['ideacloud.completed', 'oil'],
      ['ideacloud.completed', 'oil'],
    ]);
  });

  test('takes 1 to 25 items', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const batchOf = (count: number) =>
      client.post('/ideaclouds/batch', { items: Array(count).fill({ keyword: 'tires' }) });
    expect(faultsIn(await batchOf(0))).toEqual({ items: 'must have at least 1 item' });
    expect(faultsIn(await batchOf(26))).toEqual({ items: 'must have at most 25 items' });
    expect((await batchOf(25)).body.data.items).toHaveLength(25);
    await app.drain();
  });
});

describe('a request that is refused', () => {
  let app: Harness;
  let client: Client;
  beforeAll(async () => {
    app = quickApp();
    client = await app.client(await app.makeSite());
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test.each([
    ['nothing', {}, { keyword: 'is required' }],
    [
      'a blank keyword',
      { keyword: ' \t\n\u3000' },
      { keyword: expect.stringContaining('1 to 500') },
    ],
    ['a number', { keyword: 5 }, { keyword: expect.stringContaining('string') }],
    ['null', { keyword: null }, { keyword: expect.stringContaining('string') }],
    ['a list', { keyword: ['tires'] }, { keyword: expect.stringContaining('string') }],
    ['an unknown field', { keyword: 'a', color: 'red' }, { color: 'is not a known field' }],
    [
      'a foreign name of ours',
      { keyword: 'a', site_id: unknownId },
      { site_id: 'is not a known field' },
    ],
    [
      'a category that is no UUID',
      { keyword: 'a', category_id: '7' },
      { category_id: 'must be a UUID' },
    ],
    [
      'an unknown category',
      { keyword: 'a', category_id: unknownId },
      { category_id: 'is not a category of this site' },
    ],
  ])('POST /ideaclouds refuses %s and names the field', async (_name, body, faults) => {
    expect(faultsIn(await client.post('/ideaclouds', body))).toEqual(faults);
    expect(rowsOf(app, 'ideaclouds')).toEqual([]);
    expect(rowsOf(app, 'tasks')).toEqual([]);
  });

  test.each([
    ['no items', {}, ['items']],
    ['items that are no list', { items: { keyword: 'a' } }, ['items']],
    ['an item of another type', { items: [{ keyword: 'a' }, 'b'] }, ['items.1']],
    [
      'a keyword of another type',
      { items: [{ keyword: 'a' }, { keyword: 7 }] },
      ['items.1.keyword'],
    ],
    ['a keyword that is too long', { items: [{ keyword: 'a'.repeat(501) }] }, ['items.0.keyword']],
    ['a blank keyword', { items: [{ keyword: ' ' }] }, ['items.0.keyword']],
    ['an unknown field of an item', { items: [{ keyword: 'a', x: 1 }] }, ['items.0.x']],
    [
      'a malformed category',
      { items: [{ keyword: 'a' }, { keyword: 'b', category_id: 'x' }] },
      ['items.1.category_id'],
    ],
  ])('POST /ideaclouds/batch refuses the whole request for %s', async (_name, body, paths) => {
    expect(Object.keys(faultsIn(await client.post('/ideaclouds/batch', body)))).toEqual(paths);
    expect(rowsOf(app, 'ideaclouds')).toEqual([]);
  });
});
