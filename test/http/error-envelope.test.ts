import { describe, expect, test } from 'bun:test';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup, probeSecret } from '../support/probe-group.ts';
import type { Client, Reply } from '../support/client.ts';

const id = '01960000-0000-7000-8000-000000000001';
const json = { 'content-type': 'application/json' };

function probe(): Harness {
  return harness({ overrides: { groups: [probeGroup] } });
}

async function failures(app: Harness): Promise<[number, Reply][]> {
  const client = await app.client(await app.makeSite({ plan: 'unlimited' }));
  const poor = await app.client(await app.makeSite({ plan: 'starter' }), ['social:read']);
  const spent = await app.client(await app.makeSite(), ['site:read'], 10);
  for (let count = 0; count < 10; count += 1) await spent.get('/probe/query');
  const big = 'x'.repeat(1024 * 1024);
  const replies: [number, Promise<Reply>][] = [
    [400, client.post('/probe/echo', { plain: 5 })],
    [400, client.send('POST', '/probe/echo', { headers: json, body: '{' })],
    [400, client.get('/probe/query?limit=0')],
    [400, client.get('/probe/things/7')],
    [401, app.anonymous.get('/probe/query')],
    [401, app.anonymous.get('/probe/query', { 'x-api-key': 'fct_nonsense' })],
    [403, poor.post('/probe/echo', {})],
    [403, poor.post(`/probe/things/${id}`, {})],
    [404, client.get('/nowhere')],
    [404, app.anonymous.get('/nowhere')],
    [404, client.get(`/probe/things/${id}`)],
    [405, app.anonymous.send('DELETE', '/probe/echo')],
    [409, client.post(`/probe/things/${id}`, {})],
    [413, client.post('/probe/echo', { text: big })],
    [415, client.send('POST', '/probe/echo', { body: 'text=x' })],
    [429, spent.get('/probe/query')],
    [500, client.get('/probe/broken-answer')],
    [500, client.get('/probe/throws')],
    [500, client.get('/probe/throws-text')],
    [503, client.get('/probe/busy')],
  ];
  return Promise.all(
    replies.map(async ([status, reply]) => [status, await reply] as const),
  ) as Promise<[number, Reply][]>;
}

describe('every error', () => {
  test('has the one envelope, its request id and the rate-limit headers', async () => {
    await using app = probe();
    for (const [status, reply] of await failures(app)) {
      expect(reply.status).toBe(status);
      expect(reply.headers.get('content-type')).toStartWith('application/json');
      expect(Object.keys(reply.body)).toEqual(['error']);
      const { code, message, details, request_id, ...rest } = reply.body.error;
      expect(rest).toEqual({});
      expect(code).toMatch(/^[a-z_]+$/);
      expect(message).toMatch(/\S/);
      if (details !== undefined) expect(details).toBeObject();
      expect(request_id).toBe(reply.headers.get('x-request-id'));
      expect(Number(reply.headers.get('x-ratelimit-limit'))).toBeGreaterThan(0);
      expect(reply.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
      expect(reply.headers.get('x-ratelimit-reset')).toMatch(/^\d{10}$/);
    }
  });

  test('of ours tells nothing about the inside', async () => {
    await using app = probe();
    const client: Client = await app.client(await app.makeSite());
    for (const path of ['/probe/broken-answer', '/probe/throws', '/probe/throws-text']) {
      const reply = await client.get(path);
      expect(reply.body.error).toEqual({
        code: 'internal_error',
        message: 'Something went wrong on our side.',
        request_id: reply.headers.get('x-request-id'),
      });
      expect(reply.text).not.toContain(probeSecret);
    }
  });
});

describe('a store that cannot take the request now', () => {
  test('is told as 503 with a time to come back, and without a word about its inside', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite());
    const busy = await client.get('/probe/busy');
    expect([busy.status, busy.body.error.code]).toEqual([503, 'service_unavailable']);
    expect(Number(busy.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(busy.text).not.toMatch(/lock|process|sql/i);
  });

  test('is told as an error of ours when not even the key can be looked up', async () => {
    const app = probe();
    const client = await app.client(await app.makeSite());
    await app[Symbol.asyncDispose]();
    const reply = await client.get('/probe/query');
    expect(reply.status).toBeGreaterThanOrEqual(500);
    expect(reply.body.error.request_id).toBe(reply.headers.get('x-request-id'));
    expect(reply.headers.get('x-ratelimit-limit')).toBe('60');
    expect((await client.get('/nowhere')).status).toBe(404);
  });
});

describe('an error that nobody foresaw', () => {
  test('is logged once with its request id, and a broken answer without its content', async () => {
    const lines: { fields: Record<string, unknown>; message: string }[] = [];
    const { makeLog } = await import('../../src/lib/log.ts');
    const log = makeLog('silent');
    log.error = ((fields: Record<string, unknown>, message: string) => {
      lines.push({ fields, message });
    }) as typeof log.error;
    await using app = harness({ overrides: { groups: [probeGroup], log } });
    const client = await app.client(await app.makeSite());
    await client.get('/probe/throws', { 'x-request-id': 'seen-1' });
    await client.get('/probe/broken-answer', { 'x-request-id': 'seen-2' });
    await client.get('/nowhere');
    expect(lines.map((line) => line.fields.requestId)).toEqual(['seen-1', 'seen-2']);
    expect(String(lines[0]?.fields.error)).toContain(probeSecret);
    expect(String(lines[1]?.fields.error)).toContain('/data/ok');
    expect(String(lines[1]?.fields.error)).not.toContain(probeSecret);
  });
});

describe('the request id', () => {
  test("is the client's own when it is 1 to 128 visible ASCII characters", async () => {
    await using app = probe();
    for (const own of ['a', '~!"#', 'x'.repeat(128), '7f3a-b.c:d/e']) {
      for (const path of ['/probe/open', '/nowhere', '/probe/query']) {
        const reply = await app.anonymous.get(path, { 'x-request-id': own });
        expect(reply.headers.get('x-request-id')).toBe(own);
        if (reply.status !== 200) expect(reply.body.error.request_id).toBe(own);
      }
    }
  });

  test('is a new one for each request otherwise', async () => {
    await using app = probe();
    const seen = new Set<string>();
    for (const own of ['', 'x'.repeat(129), 'two words', 'tab\there', 'caf\u00e9']) {
      const reply = await app.anonymous.get('/probe/open', { 'x-request-id': own });
      const given = reply.headers.get('x-request-id') ?? '';
      expect(given).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      seen.add(given);
    }
    expect(seen.size).toBe(5);
  });
});

describe('HEAD', () => {
  test('gives the status and headers of GET without its body', async () => {
    await using app = probe();
    const client = await app.overTcp(await app.makeSite());
    for (const path of ['/probe/open', '/probe/query', '/nowhere', '/probe/query?limit=x']) {
      const get = await client.get(path);
      const head = await client.send('HEAD', path);
      expect(head.status).toBe(get.status);
      expect(head.text).toBe('');
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(head.headers.get('x-request-id')).not.toBeNull();
      expect(head.headers.get('x-ratelimit-limit')).toBe(get.headers.get('x-ratelimit-limit'));
    }
  });
});
