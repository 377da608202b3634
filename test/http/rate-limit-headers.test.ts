import { describe, expect, test } from 'bun:test';
import { anonymousQuota } from '../../src/http/gate.ts';
import type { Client, Reply } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';

const start = Date.parse('2026-11-16T15:00:00.000Z') / 1000;

function probe(): Harness {
  return harness({ overrides: { groups: [probeGroup] } });
}

function window(reply: Reply): [limit: number, remaining: number, reset: number] {
  const read = (name: string) => Number(reply.headers.get(`x-ratelimit-${name}`) ?? Number.NaN);
  return [read('limit'), read('remaining'), read('reset')];
}

async function spend(client: Client, count: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let sent = 0; sent < count; sent += 1) replies.push(await client.get('/probe/query'));
  return replies;
}

describe('the rate-limit headers', () => {
  test('count down with every answer of a key, whatever its status', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite(), ['site:read'], 10);
    const paths: [status: number, path: string][] = [
      [200, '/probe/query'],
      [404, '/nowhere'],
      [400, '/probe/query?limit=0'],
      [403, '/probe/either'],
      [405, '/probe/echo'],
      [500, '/probe/throws'],
      [404, '/probe/things/01960000-0000-7000-8000-000000000001'],
    ];
    for (const [index, [status, path]] of paths.entries()) {
      const reply = await client.get(path);
      // What no route answers counts too, and tells of the address: see the next test.
      const told = [404, 405].includes(status) && index < 5 ? null : window(reply);
      expect([reply.status, told ?? [10, 9 - index, start + 60]]).toEqual([
        status,
        [10, 9 - index, start + 60],
      ]);
    }
  });

  test('of a path or method that is not there say nothing of the key', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite(), ['site:read'], 10);
    const guess = { 'x-api-key': `fct_${'0'.repeat(64)}` };
    for (const path of ['/nowhere', '/probe/echo']) {
      const known = await client.get(path);
      const unknown = await app.anonymous.get(path, guess);
      expect(known.status).toBe(unknown.status);
      for (const name of ['x-ratelimit-limit', 'ratelimit-policy']) {
        expect([name, known.headers.get(name)]).toEqual([name, unknown.headers.get(name)]);
      }
      expect(known.headers.get('x-ratelimit-limit')).toBe(String(anonymousQuota.minute));
    }
  });

  test('come with a 429 for what is not there, once the window is spent', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite(), ['site:read'], 10);
    for (let count = 0; count < 10; count += 1) {
      expect((await client.get('/nowhere')).status).toBe(404);
    }
    for (const path of ['/nowhere', '/probe/echo', '/probe/query']) {
      const reply = await client.get(path);
      expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 429, '60']);
      expect(reply.body.error.details).toEqual({ retry_after: 60 });
    }
    for (let count = 0; count < anonymousQuota.minute; count += 1) {
      expect((await app.anonymous.delete('/probe/query')).status).toBe(405);
    }
    expect((await app.anonymous.delete('/probe/query')).status).toBe(429);
    expect((await app.anonymous.get('/nowhere')).status).toBe(429);
  });

  test('tell when the window is empty again, in whole seconds', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite(), ['site:read'], 10);
    await client.get('/probe/query');
    app.clock.advance(12_345);
    expect(window(await client.get('/probe/query'))).toEqual([10, 8, start + 73]);
    app.clock.advance(59_999);
    expect(window(await client.get('/probe/query'))).toEqual([10, 8, start + 133]);
  });

  test('of /health show the window of the address without counting', async () => {
    await using app = harness();
    for (let count = 0; count < anonymousQuota.minute + 5; count += 1) {
      expect((await app.anonymous.get('/health')).status).toBe(200);
    }
    expect(window(await app.anonymous.get('/health'))[1]).toBe(anonymousQuota.minute);
    const counted = await app.anonymous.get('/openapi.json');
    expect(window(counted)).toEqual([anonymousQuota.minute, anonymousQuota.minute - 1, start + 60]);
  });
});

describe('a window that is spent', () => {
  test('answers 429 with the wait in header, details and words', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite(), ['site:read'], 10);
    await client.get('/probe/query');
    app.clock.advance(20_500);
    expect((await spend(client, 9)).every((reply) => reply.status === 200)).toBe(true);
    const [refused] = await spend(client, 1);
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(refused?.body.error.details).toEqual({ retry_after: 60 });
    expect(refused?.body.error.message).toContain('60 seconds');
    expect(refused && window(refused)[1]).toBe(0);
  });

  test('admits again after the wait it named, and not a second before', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite(), ['site:read'], 10);
    await spend(client, 10);
    app.clock.advance(30_000);
    const [refused] = await spend(client, 1);
    const waitMs = Number(refused?.headers.get('retry-after')) * 1000;
    app.clock.advance(waitMs);
    expect((await client.get('/probe/query')).status).toBe(200);
  });

  test('is hammered in vain: refused requests count too', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite(), ['site:read'], 10);
    await spend(client, 10);
    for (let second = 0; second < 90; second += 3) {
      app.clock.advance(3_000);
      if (second > 0) expect((await client.get('/probe/query')).status).toBe(429);
    }
  });

  test('of one key leaves other keys of the site alone', async () => {
    await using app = probe();
    const site = await app.makeSite();
    const one = await app.client(site, ['site:read'], 10);
    const other = await app.client(site, ['site:read'], 10);
    await spend(one, 11);
    expect(window(await other.get('/probe/query'))[1]).toBe(9);
  });
});

describe('requests without a valid key', () => {
  test('are limited by address, bad keys and open routes together', async () => {
    await using app = probe();
    for (let count = 0; count < anonymousQuota.minute / 2; count += 1) {
      const bad = { 'x-api-key': `fct_${String(count).padStart(64, '0')}` };
      expect((await app.anonymous.get('/probe/query', bad)).status).toBe(401);
      expect((await app.anonymous.get('/probe/open')).status).toBe(200);
    }
    for (const path of ['/probe/query', '/probe/open']) {
      const reply = await app.anonymous.get(path);
      expect([reply.status, reply.body.error.code]).toEqual([429, 'rate_limit_exceeded']);
      expect(reply.headers.get('x-ratelimit-limit')).toBe(String(anonymousQuota.minute));
    }
    const client = await app.client(await app.makeSite());
    expect((await client.get('/probe/query')).status).toBe(200);
    expect((await app.anonymous.get('/nowhere')).status).toBe(429);
    expect((await app.anonymous.get('/probe/uncounted')).status).toBe(200);
  });
});
