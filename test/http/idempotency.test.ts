import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { hour } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';

const once = (key: string) => ({ 'x-idempotency-key': key });
const replayed = 'idempotent-replayed';

function count(app: ReturnType<typeof harness>, table: string): number {
  const query = sql.raw(`SELECT count(*) AS n FROM ${table}`);
  const [row] = rowsIn<{ n: number }>(app.app.ctx, query);
  return row?.n ?? 0;
}

describe('X-Idempotency-Key', () => {
  test('an equal request gets the stored answer, and nothing is made or sent twice', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const first = await client.post('/ideaclouds', { keyword: 'snow tires' }, once('a'));
    await app.drain();
    const events = count(app, 'events');
    const again = await client.post('/ideaclouds', { keyword: 'snow tires' }, once('a'));
    expect(again.status).toBe(202);
    expect(again.text).toBe(first.text);
    expect(first.headers.get(replayed)).toBeNull();
    expect(again.headers.get(replayed)).toBe('true');
    expect(count(app, 'ideaclouds')).toBe(1);
    expect(count(app, 'events')).toBe(events);
  });

  test('the order of the fields does not matter, any other difference is a conflict', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const page = { year: 2025, make: 'Ford', model: 'F-150' };
    const turned = { model: 'F-150', make: 'Ford', year: 2025 };
    await client.post('/model-landing-pages', page, once('a'));
    const same = await client.post('/model-landing-pages', turned, once('a'));
    expect(same.headers.get(replayed)).toBe('true');
    const other = await client.post('/model-landing-pages', { ...page, year: 2026 }, once('a'));
    expect(other.status).toBe(409);
    expect(other.body.error.code).toBe('idempotency_conflict');
    await app.drain();
    expect(count(app, 'articles')).toBe(1);
  });

  test('keys of other API keys and of other operations do not meet', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const [one, other] = [await app.client(site), await app.client(site)];
    const keyword = { keyword: 'snow tires' };
    await one.post('/ideaclouds', keyword, once('a'));
    const ofOther = await other.post('/ideaclouds', keyword, once('a'));
    const batch = await one.post('/ideaclouds/batch', { items: [keyword] }, once('a'));
    expect([ofOther.headers.get(replayed), batch.headers.get(replayed)]).toEqual([null, null]);
    await app.drain();
    expect(count(app, 'ideaclouds')).toBe(3);
  });

  test('equal requests at the same time create once', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/ideaclouds', { keyword: 'oil' }, once('a'))),
    );
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies.filter((reply) => reply.headers.get(replayed) === null)).toHaveLength(1);
    await app.drain();
    expect(count(app, 'ideaclouds')).toBe(1);
  });

  test('a refused request is not stored and may be sent again, mended', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const refused = await client.post('/ideaclouds', { keyword: '   ' }, once('a'));
    expect(refused.status).toBe(400);
    const mended = await client.post('/ideaclouds', { keyword: 'oil change' }, once('a'));
    expect(mended.status).toBe(202);
    await app.drain();
  });

  test('an answer counts for 24 hours, and the sweep drops it after that', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    await client.post('/ideaclouds', { keyword: 'oil change' }, once('a'));
    app.clock.advance(24 * hour - 1);
    const late = await client.post('/ideaclouds', { keyword: 'oil change' }, once('a'));
    expect(late.headers.get(replayed)).toBe('true');
    app.clock.advance(1);
    expect((await app.run('sweep-idempotency')).counts).toEqual({ deleted: 1 });
    const anew = await client.post('/ideaclouds', { keyword: 'oil change' }, once('a'));
    expect(anew.headers.get(replayed)).toBeNull();
    await app.drain();
    expect(count(app, 'ideaclouds')).toBe(2);
  });

  test('a key that is empty or too long is refused by name', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    for (const key of ['', 'k'.repeat(257)]) {
      const reply = await client.post('/ideaclouds', { keyword: 'oil' }, once(key));
      expect(reply.status).toBe(400);
      expect(reply.body.error.details.issues[0].path).toBe('X-Idempotency-Key');
    }
    const longest = await client.post('/ideaclouds', { keyword: 'oil' }, once('k'.repeat(256)));
    expect(longest.status).toBe(202);
    await app.drain();
  });
});
