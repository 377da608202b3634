import { describe, expect, test } from 'bun:test';
import { rename } from 'node:fs/promises';
import { scopeNames } from '../../schema/contracts/scopes.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import { networkOf } from '../../src/http/client-address.ts';
import type { Json } from '../support/client.ts';
import { operationsWithEnvelopes } from '../support/described-operations.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rawConnection } from '../support/raw-http.ts';

const id = '01960000-0000-7000-8000-000000000001';

function pathsToRead(app: Harness): string[] {
  const reads = operationsWithEnvelopes(app).filter(({ method }) => method === 'GET');
  return reads.map(({ path }) =>
    path.replace('{id}', id).replace('{vin}', '1HGCM82633A004352').replace('{type}', 'body'),
  );
}

async function keyOf(app: Harness): Promise<string> {
  const { id: siteId } = await app.makeSite();
  const input = { siteId, name: 'raw', scopes: scopeNames, rateLimit: 500 };
  return (await createKey(app.app.ctx, input)).key;
}

describe('an answer that depends on a key', () => {
  test('is for nobody to keep, refused or not', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const open = ['/openapi.json', '/inventory/feed'];
    const paths = pathsToRead(app).filter((path) => !open.includes(path));
    expect(paths.length).toBeGreaterThan(25);
    const replies = [
      ...(await Promise.all(paths.map((path) => client.get(path)))),
      await app.anonymous.get('/site'),
      await client.get('/nowhere'),
      await client.delete('/site'),
      await client.post('/ideaclouds', {}),
    ];
    for (const { headers } of replies) {
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
        'no-store',
        'X-API-Key',
      ]);
    }
  });

  test('may be kept by its reader alone where it has a tag to ask by', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const { headers } = await client.get('/inventory/feed');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, X-API-Key');
    const tag = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await client.get('/inventory/feed', tag)).status).toBe(304);
  });
});

describe('every answer', () => {
  test('keeps browsers on https where people come by it, and only there', async () => {
    const cases: [origin: string, expected: string | null][] = [
      ['https://api.example.com', 'max-age=31536000'],
      ['http://localhost:3000', null],
    ];
    for (const [origin, expected] of cases) {
      await using app = harness({ environment: { APP_ORIGIN: origin } });
      for (const path of ['/health', '/site', '/nowhere', '//docs', '/openapi.json']) {
        const { headers } = await app.anonymous.get(path);
        const told = headers.get('strict-transport-security');
        expect([origin, path, told]).toEqual([origin, path, expected]);
      }
    }
  });

  test('lets pages of no other origin in, whatever they ask', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const asks = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-api-key',
    };
    for (const path of [...pathsToRead(app), '/nowhere', '//docs']) {
      for (const method of ['GET', 'OPTIONS']) {
        const reply = await client.send(method, path, { headers: asks });
        if (method === 'OPTIONS') expect([404, 405]).toContain(reply.status);
        const told = [...reply.headers].filter(([name, value]) => {
          return name.startsWith('access-control-') && value !== '';
        });
        expect([method, path, told]).toEqual([method, path, []]);
        expect(JSON.stringify([...reply.headers])).not.toContain('evil.example');
      }
    }
  });
});

describe('the API description', () => {
  test('has a tag to ask by, and comes packed where the client takes that', async () => {
    await using app = harness();
    const plain = await app.anonymous.get('/openapi.json');
    expect(plain.body).toEqual(JSON.parse(JSON.stringify(app.app.describe())));
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    const etag = plain.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    const again = await app.anonymous.get('/openapi.json', { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('x-ratelimit-limit')).not.toBeNull();
    const other = { 'if-none-match': 'W/"other"' };
    expect((await app.anonymous.get('/openapi.json', other)).status).toBe(200);
    for (const encoding of ['gzip', 'zstd']) {
      const request = new Request('http://localhost/v1/public/openapi.json', {
        headers: { 'accept-encoding': encoding },
      });
      const response = await app.app.handle(request);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const unpacked = encoding === 'gzip' ? Bun.gunzipSync(bytes) : Bun.zstdDecompressSync(bytes);
      expect(new TextDecoder().decode(unpacked)).toBe(plain.text);
      expect(bytes.length).toBeLessThan(plain.text.length / 4);
    }
  });
});

describe('over TCP', () => {
  test('HEAD on the feed tells what GET would, and no length of 0', async () => {
    await using app = harness();
    const key = await keyOf(app);
    using connection = await rawConnection(app.app.listen(0).url);
    const head = `HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nConnection: close\r\n\r\n`;
    connection.write(`HEAD /v1/public/inventory/feed ${head}`);
    const text = await connection.closed;
    expect(text).toStartWith('HTTP/1.1 200 ');
    expect(text).not.toMatch(/content-length/i);
    expect(text).toMatch(/\r\ntransfer-encoding: chunked\r\n/i);
    expect(text).toMatch(/\r\netag: W\//i);
    expect(text).toEndWith('\r\n\r\n');
  });

  test('a request with two hosts is refused', async () => {
    await using app = harness();
    using connection = await rawConnection(app.app.listen(0).url);
    for (const hosts of ['localhost\r\nHost: other', 'localhost\r\nHost: localhost', 'a, b']) {
      connection.write(`GET /v1/public/health HTTP/1.1\r\nHost: ${hosts}\r\n\r\n`);
      const reply = await connection.answer();
      const issues = reply?.body.error.details.issues;
      expect([hosts, reply?.status, issues]).toEqual([
        hosts,
        400,
        [{ path: 'Host', message: 'must be given once' }],
      ]);
    }
  });
});

describe('a feed that cannot be opened', () => {
  test('is a 503 that says when to ask again', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const file = stateFile(app.app.ctx.config.dataDir);
    await rename(file, `${file}.away`);
    const reply = await client.get('/inventory/feed');
    await rename(`${file}.away`, file);
    expect([reply.status, reply.body.error.code]).toEqual([503, 'service_unavailable']);
    expect(reply.headers.get('retry-after')).toBe('1');
    expect((await client.get('/inventory/feed')).status).toBe(200);
  });
});

describe('a failed attempt to sign in', () => {
  test('leaves the network that it came from in the request log, and no more of it', async () => {
    const environment = {
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '127.0.0.1',
      OPERATOR_TOKEN: 'an-operator-token-of-some-length-0001',
    };
    await using app = harness({ environment });
    const client = await app.overTcp(null);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await client.get('/site', from('203.0.113.77'));
    await client.get('/site', { ...from('2001:db8:1:2::3'), 'x-api-key': 'fct_guess' });
    await client.get('//metrics', { ...from('198.51.100.9'), authorization: 'Bearer guess' });
    await client.get('/health', from('203.0.113.78'));
    const seen = app.requestLines.map(({ status, network }: Json) => [status, network]);
    expect(seen).toEqual([
      [401, '203.0.113.0/24'],
      [401, '2001:db8:1::/48'],
      [401, '198.51.100.0/24'],
      [200, undefined],
    ]);
    expect(JSON.stringify(app.requestLines)).not.toMatch(/113\.7|1:2::3|100\.9/);
  });

  test('is told of mapped addresses as of those they stand for', () => {
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.0/24');
    expect(networkOf('2001:db8:aaaa:bbbb::1')).toBe('2001:db8:aaaa::/48');
    expect(networkOf('in-process')).toBe('in-process');
  });
});
