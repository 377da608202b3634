import { describe, expect, test } from 'bun:test';
import { scopeNames } from '../../schema/contracts/scopes.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import { maxBodyBytes } from '../../src/http/body.ts';
import { countedStream, type StreamEnd } from '../../src/http/streamed.ts';
import type { Client } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';
import { commands } from '../support/processes.ts';

const logged = { LOG_LEVEL: 'info' };

function probe(): Harness {
  return harness({ environment: logged, overrides: { groups: [probeGroup] } });
}

/** The one new line that the request has left. */
async function lineOf(app: Harness, ask: () => Promise<unknown>) {
  const before = app.requestLines.length;
  await ask();
  expect(app.requestLines.length).toBe(before + 1);
  return app.requestLines[before];
}

describe('a line of the request log', () => {
  for (const [how, connect] of [
    ['in process', (app: Harness, site: Site) => app.client(site)],
    ['over TCP', (app: Harness, site: Site) => app.overTcp(site)],
  ] as [string, (app: Harness, site: Site) => Promise<Client>][]) {
    test(`names pattern, method, status, time, site, key and request id, ${how}`, async () => {
      await using app = harness({ environment: logged });
      const site = await app.makeSite();
      const client = await connect(app, site);
      const path = '/inventory/1HGCM82633A004352';
      const id = 'mine"\\1';
      const line = await lineOf(app, () => client.get(path, { 'x-request-id': id }));
      expect(line).toEqual({
        level: 'info',
        time: '2026-11-16T15:00:00.000Z',
        requestId: id,
        method: 'GET',
        route: '/v1/public/inventory/:vin',
        status: 404,
        durationMs: expect.any(Number),
        siteId: site.id,
        keyPrefix: expect.stringMatching(/^fct_[0-9a-f]{8}$/),
        msg: 'answered a request',
      });
      expect(line.durationMs).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(Math.round(line.durationMs * 1e6) / 1e5)).toBe(true);
      const open = await lineOf(app, () => client.get('/health'));
      expect([open.siteId, open.keyPrefix]).toEqual([null, null]);
    });
  }

  test('comes for refusals and failures too, with the pattern where there is one', async () => {
    await using app = probe();
    const site = await app.makeSite();
    const client = await app.client(site, ['site:read'], 12);
    const type = { 'content-type': 'application/json' };
    const large = { body: 'x'.repeat(maxBodyBytes + 1), headers: type };
    const cases: [status: number, route: string | null, ask: () => Promise<unknown>][] = [
      [200, '/probe/open', () => app.anonymous.get('/probe/open')],
      [401, '/probe/query', () => app.anonymous.get('/probe/query')],
      [403, '/probe/either', () => client.get('/probe/either')],
      [404, null, () => client.get('/nowhere/1')],
      [404, '/probe/things/:id', () => client.get(`/probe/things/${site.id}`)],
      [405, '/probe/query', () => client.delete('/probe/query')],
      [413, '/probe/echo', () => client.send('POST', '/probe/echo', large)],
      [415, '/probe/echo', () => client.send('POST', '/probe/echo', { body: 'x' })],
      [400, '/probe/query', () => client.get('/probe/query?limit=x')],
      [500, '/probe/throws', () => client.get('/probe/throws')],
      [500, '/probe/broken-answer', () => client.get('/probe/broken-answer')],
      [503, '/probe/busy', () => client.get('/probe/busy')],
      [200, '/probe/query', () => client.send('HEAD', '/probe/query')],
    ];
    for (const [status, route, ask] of cases) {
      const line = await lineOf(app, ask);
      const pattern = route === null ? null : `/v1/public${route}`;
      expect({ status: line.status, route: line.route }).toEqual({ status, route: pattern });
    }
    await client.get('/probe/query');
    const refused = await lineOf(app, () => client.get('/probe/query'));
    expect(refused).toMatchObject({ status: 429, siteId: site.id });
  });

  test('says nothing of what a caller sent but the request id', async () => {
    await using app = harness({ environment: logged });
    const client = await app.overTcp(await app.makeSite());
    const words = ['pathword', 'queryword', 'bodyword', 'agentword', 'forwardedword', 'fct_guess'];
    const headers = { 'user-agent': 'agentword', 'x-forwarded-for': 'forwardedword' };
    await client.get('/nowhere/pathword?queryword=queryword', headers);
    await client.get('/inventory?make=queryword', headers);
    await client.get('/webhooks/pathword', headers);
    await client.post('/ideaclouds', { keyword: 'bodyword' }, headers);
    await client.get('/inventory', { ...headers, 'x-api-key': `fct_guess${'0'.repeat(59)}` });
    await app.drain();
    const text = JSON.stringify(app.requestLines);
    expect(app.requestLines).toHaveLength(5);
    for (const word of words) expect(text).not.toContain(word);
    expect(text).not.toMatch(/fct_[0-9a-f]{9}/);
    expect(text).not.toContain('127.0.0.1');
  });

  test("has the client's address at debug", async () => {
    await using app = harness({ environment: { LOG_LEVEL: 'debug' } });
    const client = await app.overTcp(null);
    expect((await lineOf(app, () => client.get('/health'))).address).toBe('127.0.0.1');
    expect((await lineOf(app, () => client.get('/nowhere'))).address).toBe('127.0.0.1');
  });

  test('is not written above info', async () => {
    for (const LOG_LEVEL of ['warn', 'error', 'silent']) {
      await using app = harness({ environment: { LOG_LEVEL } });
      await app.anonymous.get('/health');
      expect(app.requestLines).toEqual([]);
    }
  });

  test('keeps concurrent requests apart', async () => {
    await using app = probe();
    const client = await app.overTcp(await app.makeSite());
    const ids = Array.from({ length: 40 }, (_, index) => `request-${index}`);
    await Promise.all(
      ids.map((id, index) => {
        const path = index % 2 === 0 ? '/probe/query' : '/probe/throws';
        return client.get(path, { 'x-request-id': id });
      }),
    );
    const seen = app.requestLines.map(({ requestId, status, route }) => {
      return `${requestId} ${status} ${route}`;
    });
    const expected = ids.map((id, index) => {
      return index % 2 === 0
        ? `${id} 200 /v1/public/probe/query`
        : `${id} 500 /v1/public/probe/throws`;
    });
    expect(seen.sort()).toEqual(expected.sort());
  });
});

type Site = Awaited<ReturnType<Harness['makeSite']>>;

describe('the line of a streamed answer', () => {
  async function askForFeed(app: Harness, method = 'GET'): Promise<Response> {
    const { id: siteId } = await app.makeSite();
    const { key } = await createKey(app.app.ctx, { siteId, name: 'feed', scopes: scopeNames });
    const url = 'http://localhost/v1/public/inventory/feed';
    return app.app.handle(new Request(url, { method, headers: { 'x-api-key': key } }));
  }

  test('comes after the last byte, with the number of bytes', async () => {
    await using app = harness({ environment: logged });
    const response = await askForFeed(app);
    expect(app.requestLines).toEqual([]);
    const bytes = (await response.bytes()).length;
    const route = '/v1/public/inventory/feed';
    const line = { route, status: 200, bytes, isWhole: true };
    expect(app.requestLines).toEqual([expect.objectContaining(line)]);
    expect(bytes).toBeGreaterThan(10);
  });

  test('says that the reader went away before the end', async () => {
    await using app = harness({ environment: logged });
    const response = await askForFeed(app);
    await response.body?.cancel();
    expect(app.requestLines).toEqual([expect.objectContaining({ status: 200, isWhole: false })]);
  });

  test('comes at once where there is no body', async () => {
    await using app = harness({ environment: logged });
    await askForFeed(app, 'HEAD');
    expect(app.requestLines).toEqual([expect.objectContaining({ method: 'HEAD', status: 200 })]);
    expect(app.requestLines[0]).not.toHaveProperty('bytes');
  });
});

describe('a counted stream', () => {
  function counted(source: ReadableStream<Uint8Array>) {
    const ends: StreamEnd[] = [];
    return { stream: countedStream(source, (end) => ends.push(end)), ends };
  }

  test('hands on every byte and tells its end once', async () => {
    const parts = [new Uint8Array(70_000).fill(1), new Uint8Array([2]), new Uint8Array([3, 4])];
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
    });
    const { stream, ends } = counted(source);
    const bytes = await new Response(stream).bytes();
    expect([bytes.length, ...bytes.slice(-4)]).toEqual([70_003, 1, 2, 3, 4]);
    expect(ends).toEqual([{ bytes: 70_003, isWhole: true }]);
  });

  test('fails as its source fails', async () => {
    let pulls = 0;
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls > 1) throw new Error('the disk is gone');
        controller.enqueue(new Uint8Array(5));
      },
    });
    const { stream, ends } = counted(source);
    await expect(new Response(stream).bytes()).rejects.toThrow('the disk is gone');
    expect(ends).toEqual([{ bytes: 5, isWhole: false }]);
  });

  test('tells its source when the reader goes away', async () => {
    const reasons: unknown[] = [];
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(5)),
      cancel: (reason) => void reasons.push(reason),
    });
    const { stream, ends } = counted(source);
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel('gone');
    expect(reasons).toEqual(['gone']);
    expect(ends).toEqual([{ bytes: expect.any(Number), isWhole: false }]);
  });
});

describe('forecourt serve', () => {
  test('writes the lines as JSON to standard error, the last ones when it ends', async () => {
    await using program = commands();
    const server = await program.serve(logged);
    for (let count = 0; count < 3; count += 1) await fetch(`${server.url}/v1/public/health`);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const lines = (await server.errors()).trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line));
    expect(records.map(({ msg }) => msg)).toEqual([
      ...Array(3).fill('answered a request'),
      'stopping',
    ]);
  }, 300_000);
});
