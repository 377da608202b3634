import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle, makeIdeacloud } from '../support/make-article.ts';
import { inLane } from '../../src/db/write.ts';

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

/** One article a second with the intents given, oldest first; their ids. */
async function makeArticles(
  app: Harness,
  client: Client,
  intents: readonly string[],
): Promise<string[]> {
  const ideacloud_id = await makeIdeacloud(app, client);
  const ids: string[] = [];
  for (const content_intent of intents) {
    const body = { ideacloud_id, article_type: 'basic', content_intent };
    ids.push((await client.post('/content', body)).body.data.id);
    app.clock.advance(1_000);
  }
  await app.drain();
  return ids;
}

async function found(client: Client, query: string): Promise<string[]> {
  const { body } = await client.get(`/content?${query}`);
  const ids = body.data.map((row: { id: string }) => row.id);
  expect(body.pagination.total_count).toBe(ids.length);
  return ids;
}

describe('GET /content', () => {
  test('lists nine fields of each, newest first', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ids = await makeArticles(app, client, ['general', 'variable']);
    const { body } = await client.get('/content');
    expect(body.pagination).toEqual({ has_more: false, next_cursor: null, total_count: 2 });
    expect(body.data).toEqual([
      {
        id: ids[1],
        title: 'All about snow tires',
        article_type: 'basic',
        status: 'complete',
        category: null,
        content_intent: 'variable',
        posting_status: 'draft',
        created_at: '2026-11-16T15:00:01.000Z',
        updated_at: '2026-11-16T15:00:02.000Z',
      },
      expect.objectContaining({ id: ids[0], content_intent: 'general' }),
    ]);
  });

  test('filters by type, status, intent and posting, also together', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const [first = '', second = ''] = await makeArticles(app, client, ['fixed_ops', 'variable']);
    const landing = await client.post('/model-landing-pages', {
      year: 2025,
      make: 'Toyota',
      model: 'Camry',
    });
    const { id: third } = landing.body.data;
    await app.app.ctx.write(async (tx) => {
      await tx.db.run(sql`UPDATE articles SET posting_status = 'published' WHERE id = ${first}`);
    }, inLane('test'));
    expect(await found(client, 'article_type=basic')).toEqual([second, first]);
    expect(await found(client, 'article_type=modellanding')).toEqual([third]);
    expect(await found(client, 'article_type=qa')).toEqual([]);
    expect(await found(client, 'status=generating')).toEqual([third]);
    expect(await found(client, 'status=complete&content_intent=fixed_ops')).toEqual([first]);
    expect(await found(client, 'posting_status=published')).toEqual([first]);
    expect(await found(client, 'posting_status=draft&status=complete')).toEqual([second]);
    await app.drain();
    expect(await found(client, 'status=complete')).toEqual([third, second, first]);
  });

  test('a walk by cursor meets each once, with the filter that it began with', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const intents = ['general', 'variable', 'general', 'general', 'variable', 'general', 'general'];
    const ids = await makeArticles(app, client, intents);
    const wanted = ids.filter((_, index) => intents[index] === 'general').reverse();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await client.get(`/content?limit=2&content_intent=general${query}`);
      seen.push(...body.data.map((row: { id: string }) => row.id));
      expect(body.pagination.total_count).toBe(5);
      cursor = body.pagination.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(wanted);
    const { next_cursor } = (await client.get('/content?limit=1')).body.pagination;
    const elsewhere = await client.get(`/content?limit=1&status=complete&cursor=${next_cursor}`);
    expect(Object.keys(faultsIn(elsewhere))).toEqual(['cursor']);
  });
});

describe('GET /content/{id}/components', () => {
  test('lists the whole components, and none while there is none', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const made = await client.post('/content', { ideacloud_id, article_type: 'basic' });
    const path = `/content/${made.body.data.id}/components`;
    expect((await client.get(path)).body).toEqual({ data: { components: [] } });
    await app.drain();
    const { components } = (await client.get(path)).body.data;
    expect(components).toEqual([
      {
        id: expect.any(String),
        type: 'body',
        content: expect.stringContaining('# All about snow tires'),
        metadata: expect.any(Object),
        status: 'complete',
        created_at: '2026-11-16T15:00:00.000Z',
        updated_at: '2026-11-16T15:00:00.000Z',
      },
    ]);
    expect((await client.get(`${path}/body`)).body.data).toEqual(components[0]);
  });

  test('a type may be written in any case, and one that is not there is not found', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    for (const type of ['body', 'BODY', 'Body']) {
      const reply = await client.get(`/content/${id}/components/${type}`);
      expect([reply.status, reply.body.data?.type]).toEqual([200, 'body']);
    }
    for (const type of ['seoMetadata', 'SEOMETADATA', 'poem', '%00', '__proto__', 'bodY%20']) {
      const reply = await client.get(`/content/${id}/components/${type}`);
      expect([type, reply.status, reply.body.error.code]).toEqual([type, 404, 'not_found']);
    }
  });

  test('metadata that is not there is null', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    await app.app.ctx.write(async (tx) => {
      await tx.db.run(sql`INSERT INTO components
        (id, site_id, article_id, type, content, metadata, status, created_at, updated_at)
        SELECT ${tx.ids.uuid()}, site_id, id, 'faqSchema', '{}', NULL, 'draft', 0, 0
        FROM articles`);
    }, inLane('test'));
    const reply = await client.get(`/content/${id}/components/FAQschema`);
    expect(reply.body.data).toMatchObject({ type: 'faqSchema', metadata: null, status: 'draft' });
  });
});

describe('a query that is refused', () => {
  let app: Harness;
  let client: Client;
  beforeAll(async () => {
    app = quickApp();
    client = await app.client(await app.makeSite());
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test.each([
    ['article_type=poem', 'article_type'],
    ['status=done', 'status'],
    ['content_intent=sales', 'content_intent'],
    ['posting_status=posted', 'posting_status'],
    ['limit=1000', 'limit'],
    ['limit=-1', 'limit'],
    ['cursor=%00', 'cursor'],
    ['keyword=tires', 'keyword'],
  ])('GET /content refuses ?%s for its %s', async (query, field) => {
    expect(Object.keys(faultsIn(await client.get(`/content?${query}`)))).toEqual([field]);
  });
});
