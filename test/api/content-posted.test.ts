import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { outbox, rowsOf } from '../support/outbox.ts';
import { inLane } from '../../src/db/write.ts';

const firstTime = '2026-11-16T15:00:00.000Z';
const url = 'https://example.com/blog/snow-tires';

type Stage = { app: Harness; client: Client; id: string } & AsyncDisposable;

/** An app with one finished article. */
async function stage(): Promise<Stage> {
  const app = harness({ overrides: { providers: quickProviders() } });
  const client = await app.client(await app.makeSite());
  const id = await makeArticle(app, client);
  return { app, client, id, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

function report({ client, id }: Stage, posted_url: unknown, headers?: Record<string, string>) {
  return client.post(`/content/${id}/posted`, { posted_url }, headers);
}

describe('POST /content/{id}/posted', () => {
  test('answers with the address and the time of the report', async () => {
    await using on = await stage();
    const reply = await report(on, `\n\t ${url} \u00a0`);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      data: { id: on.id, posted_url: url, marked_posted_at: firstTime, publish_state: 'published' },
    });
  });

  test('changes its two fields and nothing else, anywhere', async () => {
    await using on = await stage();
    const { app, client, id } = on;
    const tables = ['components', 'ideaclouds', 'events', 'tasks', 'deliveries'];
    const before = (await client.get(`/content/${id}`)).body.data;
    const [row] = rowsOf(app, 'articles');
    const others = tables.map((table) => rowsOf(app, table));
    app.clock.advance(60_000);
    await report(on, url);
    const after = (await client.get(`/content/${id}`)).body.data;
    const marked_posted_at = '2026-11-16T15:01:00.000Z';
    expect(after).toEqual({ ...before, posted_url: url, marked_posted_at });
    expect(rowsOf(app, 'articles')).toEqual([
      { ...row, posted_url: url, marked_posted_at: Date.parse(marked_posted_at) },
    ]);
    expect(tables.map((table) => rowsOf(app, table))).toEqual(others);
    const listed = (await client.get('/content')).body.data[0];
    expect([listed.posting_status, listed.updated_at]).toEqual(['draft', before.updated_at]);
  });

  test('sends no event and never looks at the address', async () => {
    await using on = await stage();
    const { app, client } = on;
    app.network.host('hooks.example', { reply: {} });
    const events = ['content.completed', 'content.published', 'content.progress'];
    await client.post('/webhooks', { url: 'https://hooks.example/', events });
    const told = outbox(app);
    await report(on, url);
    await report(on, `${url}/moved`);
    await app.drain();
    expect(outbox(app)).toEqual(told);
    expect(app.network.requests).toEqual([]);
    expect(app.network.undeclared.size).toBe(0);
  });

  test('the same address is no change, another replaces it, the first time stays', async () => {
    await using on = await stage();
    await report(on, url);
    const stored = rowsOf(on.app, 'articles');
    on.app.clock.advance(3_600_000);
    const again = await report(on, ` ${url} `);
    expect(again.body.data).toMatchObject({ posted_url: url, marked_posted_at: firstTime });
    expect(rowsOf(on.app, 'articles')).toEqual(stored);
    const moved = await report(on, `${url}?v=2`);
    expect(moved.status).toBe(200);
    expect(moved.body.data).toMatchObject({
      posted_url: `${url}?v=2`,
      marked_posted_at: firstTime,
    });
    const { data } = (await on.client.get(`/content/${on.id}`)).body;
    expect([data.posted_url, data.marked_posted_at]).toEqual([`${url}?v=2`, firstTime]);
  });

  test('an article may be reported in any state of its own', async () => {
    await using on = await stage();
    for (const status of ['awaiting_input', 'generating', 'failed', 'complete']) {
      await on.app.app.ctx.write(async (tx) => {
        await tx.db.run(`UPDATE articles SET status = '${status}'`);
      }, inLane('test'));
      const reply = await report(on, `${url}/${status}`);
      expect([status, reply.status]).toEqual([status, 200]);
      expect((await on.client.get(`/content/${on.id}`)).body.data.status).toBe(status);
    }
  });

  test('an idempotency key is ignored: each report counts, none is replayed', async () => {
    await using on = await stage();
    const headers = { 'x-idempotency-key': 'one' };
    const replies = [
      await report(on, url, headers),
      await report(on, `${url}/2`, headers),
      await report(on, url, headers),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(replies.map((reply) => reply.body.data.posted_url)).toEqual([url, `${url}/2`, url]);
    for (const reply of replies) expect(reply.headers.has('idempotent-replayed')).toBe(false);
    const overlong = { 'x-idempotency-key': 'x'.repeat(500) };
    expect((await report(on, url, overlong)).status).toBe(200);
  });

  test('reports at the same time are all answered, and the last one stands', async () => {
    await using on = await stage();
    const urls = Array.from({ length: 40 }, (_, index) => `${url}/${index}`);
    const replies = await Promise.all(urls.map((one) => report(on, one)));
    expect(replies.map((reply) => reply.body.data?.posted_url)).toEqual(urls);
    const { data } = (await on.client.get(`/content/${on.id}`)).body;
    expect(urls).toContain(data.posted_url);
  });

  test('what cannot be an address is refused, and nothing is stored', async () => {
    await using on = await stage();
    const refused = ['', '   ', 'tires', '/blog/tires', '//example.com/a', 'ftp://example.com/a'];
    for (const text of [...refused, 'https://', 'mailto:a@example.com']) {
      expect(Object.keys(faultsIn(await report(on, text)))).toEqual(['posted_url']);
    }
    expect((await on.client.get(`/content/${on.id}`)).body.data.marked_posted_at).toBeNull();
  });

  test('whatever is sent is stored as it is or refused with the field', async () => {
    await using on = await stage();
    const texts = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const reply = await report(on, text);
        if (reply.status === 200) expect(reply.body.data.posted_url).toBe(text.trim());
        else expect(Object.keys(faultsIn(reply))).toEqual(['posted_url']);
        on.app.clock.advance(1_000);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a report that is refused', () => {
  let on: Stage;
  beforeAll(async () => {
    on = await stage();
  });
  afterAll(() => on[Symbol.asyncDispose]());

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['posted_url']],
    ['null', { posted_url: null }, ['posted_url']],
    ['a number', { posted_url: 5 }, ['posted_url']],
    ['a list', { posted_url: [url] }, ['posted_url']],
    ['a site of another', { posted_url: url, site_id: 'x' }, ['site_id']],
    ['a customer', { posted_url: url, customer_id: 'x' }, ['customer_id']],
    ['an actor', { posted_url: url, user_id: 'x' }, ['user_id']],
    ['a version', { posted_url: url, version: 1 }, ['version']],
    ['a time of its own', { posted_url: url, marked_posted_at: firstTime }, ['marked_posted_at']],
  ])('refuses %s and names the field', async (_name, body, paths) => {
    const reply = await on.client.post(`/content/${on.id}/posted`, body);
    expect(Object.keys(faultsIn(reply))).toEqual(paths);
    expect((await on.client.get(`/content/${on.id}`)).body.data.posted_url).toBeNull();
  });
});
