import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { inLane } from '../../src/db/write.ts';

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

/** One IdeaCloud a second, oldest first. */
async function research(app: Harness, client: Client, keywords: readonly string[]): Promise<void> {
  for (const keyword of keywords) {
    await client.post('/ideaclouds', { keyword });
    app.clock.advance(1_000);
  }
}

async function found(client: Client, query: Record<string, string>): Promise<string[]> {
  const { body } = await client.get(`/ideaclouds?${new URLSearchParams(query)}`);
  const keywords = body.data.map((row: { keyword: string }) => row.keyword);
  expect(body.pagination.total_count).toBe(keywords.length);
  return keywords;
}

describe('GET /ideaclouds', () => {
  test('lists newest first what one of them says, without tags and questions', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    await research(app, client, ['tires', 'brakes', 'oil']);
    await app.drain();
    const { body } = await client.get('/ideaclouds');
    expect(body.pagination).toEqual({ has_more: false, next_cursor: null, total_count: 3 });
    expect(body.data.map((row: { keyword: string }) => row.keyword)).toEqual([
      'oil',
      'brakes',
      'tires',
    ]);
    for (const row of body.data) {
      const one = (await client.get(`/ideaclouds/${row.id}`)).body.data;
      expect(one).toMatchObject(row);
      const only = Object.keys(one).filter((field) => !(field in row));
      expect(only).toEqual(['tags', 'recommended_questions']);
    }
  });

  test('finds part of a keyword in any case, beyond ASCII too', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    await research(app, client, ['Škoda ÉLAN', 'ŌTSU tires', 'plain']);
    expect(await found(client, { keyword: 'škoda élan' })).toEqual(['Škoda ÉLAN']);
    expect(await found(client, { keyword: 'ŠKODA' })).toEqual(['Škoda ÉLAN']);
    expect(await found(client, { keyword: 'ōtsu TIRES' })).toEqual(['ŌTSU tires']);
    // The same letter, typed as e and a combining accent.
    expect(await found(client, { keyword: 'e\u0301lan' })).toEqual(['Škoda ÉLAN']);
    await app.drain();
  });

  test('takes the characters of patterns as they are', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    await research(app, client, ['100% electric', '1000 electric', 'a_b', 'axb', "o'clock", 'x*y']);
    expect(await found(client, { keyword: '0%' })).toEqual(['100% electric']);
    expect(await found(client, { keyword: '_' })).toEqual(['a_b']);
    expect(await found(client, { keyword: '*' })).toEqual(['x*y']);
    expect(await found(client, { keyword: "'" })).toEqual(["o'clock"]);
    expect(await found(client, { keyword: '\\' })).toEqual([]);
    await app.drain();
  });

  test('filters by status, also together with a keyword', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    await research(app, client, ['snow tires', 'oil']);
    await app.drain();
    await research(app, client, ['all-season tires']);
    expect(await found(client, { status: 'complete' })).toEqual(['oil', 'snow tires']);
    expect(await found(client, { status: 'researching' })).toEqual(['all-season tires']);
    expect(await found(client, { status: 'failed' })).toEqual([]);
    expect(await found(client, { status: 'complete', keyword: 'TIRES' })).toEqual(['snow tires']);
    await app.drain();
  });

  test('refuses a keyword longer than any keyword can be', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const reply = await client.get(`/ideaclouds?keyword=${'a'.repeat(501)}`);
    expect(faultsIn(reply)).toEqual({ keyword: 'must be a string of at most 500 characters' });
  });

  test('a walk by cursor meets each once, though rows come and go meanwhile', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    // All but the last in one millisecond: the order must hold among equals.
    await client.post('/ideaclouds/batch', {
      items: Array.from({ length: 7 }, (_, index) => ({ keyword: `tires ${index}` })),
    });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await client.get(`/ideaclouds?limit=3${query}`);
      seen.push(...body.data.map((row: { keyword: string }) => row.keyword));
      cursor = body.pagination.next_cursor;
      expect(body.pagination.has_more).toBe(cursor !== null);
      app.clock.advance(1_000);
      await client.post('/ideaclouds', { keyword: 'in between' });
    } while (cursor !== null);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `tires ${index}`));
    await app.drain();
  });

  test('a cursor belongs to its site, its list and its filters', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const stranger = await app.client(await app.makeSite());
    await research(app, client, ['tires 1', 'tires 2']);
    const { next_cursor: cursor } = (await client.get('/ideaclouds?limit=1&keyword=tires')).body
      .pagination;
    const last = cursor.at(-1) === 'A' ? 'B' : 'A';
    const elsewhere = [
      [client, `/ideaclouds?limit=1&cursor=${cursor}`],
      [client, `/ideaclouds?keyword=tire&cursor=${cursor}`],
      [client, `/ideaclouds?keyword=tires&status=complete&cursor=${cursor}`],
      [client, `/content?cursor=${cursor}`],
      [client, `/ideaclouds?keyword=tires&cursor=${cursor.slice(0, -1)}${last}`],
      [stranger, `/ideaclouds?keyword=tires&cursor=${cursor}`],
    ] as const;
    for (const [caller, path] of elsewhere) {
      expect(Object.keys(faultsIn(await caller.get(path)))).toEqual(['cursor']);
    }
    const rest = await client.get(`/ideaclouds?limit=5&keyword=tires&cursor=${cursor}`);
    expect(rest.body.data.map((row: { keyword: string }) => row.keyword)).toEqual(['tires 1']);
    await app.drain();
  });

  test('the total follows every change of status and every deletion', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    await research(app, client, ['tires', 'oil', 'brakes']);
    await app.drain();
    await research(app, client, ['wipers']);
    await app.app.ctx.write(async (tx) => {
      await tx.db.run("DELETE FROM ideaclouds WHERE keyword = 'oil'");
    }, inLane('test'));
    expect(await found(client, {})).toEqual(['wipers', 'brakes', 'tires']);
    expect(await found(client, { status: 'complete' })).toEqual(['brakes', 'tires']);
    expect(await found(client, { status: 'researching' })).toEqual(['wipers']);
    await app.drain();
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
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1e1', 'limit'],
    ['status=done', 'status'],
    ['status=', 'status'],
    ['order=asc', 'order'],
    ['cursor=abc', 'cursor'],
    ['cursor=', 'cursor'],
  ])('GET /ideaclouds refuses ?%s for its %s', async (query, field) => {
    expect(Object.keys(faultsIn(await client.get(`/ideaclouds?${query}`)))).toEqual([field]);
  });
});
