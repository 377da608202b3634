import { describe, expect, test } from 'bun:test';
import { scopeNames } from '../../schema/contracts/scopes.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import { maxBodyBytes } from '../../src/http/body.ts';
import { makeLog } from '../../src/lib/log.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { type RawReply, rawConnection } from '../support/raw-http.ts';

const body = '{"keyword":"snow tires"}';

type Served = {
  app: Harness;
  client: Client;
  url: string;
  /** A POST of an IdeaCloud with these lines in place of its length. */
  post(lines: readonly string[], content: string): string;
};

async function served(failures: string[] = []): Promise<Served> {
  const log = makeLog('silent');
  log.error = ((_fields: object, message: string) =>
    void failures.push(message)) as typeof log.error;
  const app = harness({ overrides: { providers: quickProviders(), log } });
  const site = await app.makeSite();
  const input = { siteId: site.id, name: 'raw', scopes: scopeNames, rateLimit: 500 };
  const { key } = await createKey(app.app.ctx, input);
  const { url } = app.app.listen(0);
  const post = (lines: readonly string[], content: string) =>
    [
      'POST /v1/public/ideaclouds HTTP/1.1',
      `X-API-Key: ${key}`,
      'X-Idempotency-Key: once',
      'Content-Type: application/json',
      ...lines,
      '',
      content,
    ].join('\r\n');
  return { app, client: await app.client(site), url, post };
}

async function exchange(url: string, bytes: string): Promise<RawReply | null> {
  using connection = await rawConnection(url);
  connection.write(bytes);
  return await connection.answer();
}

async function stored(client: Client): Promise<number> {
  return (await client.get('/ideaclouds')).body.pagination.total_count;
}

describe('a connection that is cut in the middle of a body', () => {
  test('leaves nothing behind, not even its idempotency key, and is no fault here', async () => {
    const failures: string[] = [];
    const { app, client, url, post } = await served(failures);
    await using _ = app;
    const length = `Content-Length: ${body.length}`;
    for (const framing of [length, 'Transfer-Encoding: chunked']) {
      for (const way of ['cut', 'end'] as const) {
        const connection = await rawConnection(url);
        const begun = framing === length ? body.slice(0, -1) : `5\r\n${body.slice(0, 5)}\r\n`;
        connection.write(post(['Host: localhost', framing], begun));
        connection[way]();
        await connection.closed;
      }
    }
    expect(await stored(client)).toBe(0);
    const again = await exchange(url, post(['Host: localhost', length], body));
    expect([again?.status, again?.headers.get('idempotent-replayed')]).toEqual([202, null]);
    expect(await stored(client)).toBe(1);
    await app.drain();
    expect(failures).toEqual([]);
  });
});

describe('the length of a body', () => {
  test('may be declared or told by chunks', async () => {
    const { app, client, url, post } = await served();
    await using _ = app;
    const chunks = `8\r\n${body.slice(0, 8)}\r\n${(body.length - 8).toString(16)}\r\n`;
    const framings: [string, string][] = [
      [`Content-Length: ${body.length}`, body],
      ['Transfer-Encoding: chunked', `${chunks}${body.slice(8)}\r\n0\r\n\r\n`],
    ];
    for (const [framing, content] of framings) {
      const reply = await exchange(url, post(['Host: localhost', framing], content));
      expect([framing, reply?.status]).toEqual([framing, 202]);
    }
    expect(await stored(client)).toBe(1);
    await app.drain();
  });

  test('is nothing where it is not told, and what was sent is no body', async () => {
    const { app, client, url, post } = await served();
    await using _ = app;
    const reply = await exchange(url, post(['Host: localhost'], body));
    expect(reply?.body.error.details.issues).toEqual([{ path: 'keyword', message: 'is required' }]);
    expect(await stored(client)).toBe(0);
  });

  test('cuts what is longer', async () => {
    const { app, client, url, post } = await served();
    await using _ = app;
    const reply = await exchange(url, post(['Host: localhost', 'Content-Length: 9'], body));
    expect(reply?.body.error.message).toStartWith('body: is not valid JSON');
    expect(await stored(client)).toBe(0);
  });

  test('is refused by the listener itself when two readers could take it differently', async () => {
    const { app, client, url, post } = await served();
    await using _ = app;
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const framings: [lines: string[], content: string][] = [
      [['Content-Length: 4', 'Transfer-Encoding: chunked'], chunked],
      [['Transfer-Encoding: chunked', `Content-Length: ${chunked.length}`], chunked],
      [['Transfer-Encoding: gzip, chunked'], chunked],
      [['Transfer-Encoding: identity'], body],
      [['Content-Length: 4', `Content-Length: ${body.length}`], body],
      [[`Content-Length: +${body.length}`], body],
      [[`Content-Length: 0x${body.length.toString(16)}`], body],
      [[`Content-Length: -${body.length}`], body],
      [[`Content-Length : ${body.length}`], body],
      [['Transfer-Encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`],
      [['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n${body}\r\n0\r\n\r\n`],
    ];
    for (const [lines, content] of framings) {
      const reply = await exchange(url, post(['Host: localhost', ...lines], content));
      // The last two break off inside the body, where the request is already under way.
      expect([lines, reply?.status ?? 400]).toEqual([lines, 400]);
    }
    expect(await stored(client)).toBe(0);
  });

  test('over the limit is told before it has come', async () => {
    const { app, url, post } = await served();
    await using _ = app;
    using connection = await rawConnection(url);
    const length = `Content-Length: ${maxBodyBytes + 1}`;
    connection.write(post(['Host: localhost', length], body));
    const reply = await connection.answer();
    expect([reply?.status, reply?.body.error.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('the head of a request', () => {
  test('is refused without an envelope when it is over 16 kB or breaks HTTP', async () => {
    const { app, url } = await served();
    await using _ = app;
    const get = (rest: string) =>
      `GET /v1/public/health HTTP/1.1\r\nHost: localhost\r\n${rest}\r\n`;
    const many = Array.from({ length: 400 }, (_value, at) => `X-${at}: 1\r\n`).join('');
    const cases: [bytes: string, status: number][] = [
      [get(`X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
      [get(many), 431],
      [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
      [get('X-Nul: a\0b\r\n'), 400],
      [get('X-Folded: a\r\n b\r\n'), 400],
      ['GET /v1/public/health HTTP/1.1\r\n\r\n', 400],
      ['G@T /v1/public/health HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
      ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
      ['GET /v1/public/he alth HTTP/1.1\r\nHost: localhost\r\n\r\n', 505],
      ['\x16\x03\x01\x02\x00\x01', 400],
    ];
    for (const [bytes, status] of cases) {
      const reply = await exchange(url, bytes);
      expect([bytes.slice(0, 60), reply?.status]).toEqual([bytes.slice(0, 60), status]);
    }
    expect((await exchange(url, get('')))?.status).toBe(200);
  });

  test('may hold what is unusual and sound', async () => {
    const { app, url } = await served();
    await using _ = app;
    const fewer = Array.from({ length: 150 }, (_value, at) => `X-${at}: 1\r\n`).join('');
    const line = 'GET /v1/public/health HTTP/1.1\r\n';
    const heads = [
      `${line}Host: localhost\r\n${fewer}\r\n`,
      `${line}Host: x\r\n\r\n`,
      'GET http://elsewhere.example/v1/public/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET /v1/public/health HTTP/1.0\r\n\r\n',
    ];
    for (const head of heads) expect((await exchange(url, head))?.status).toBe(200);
  });

  test('is refused when its Host is none, whatever path hides behind it', async () => {
    const { app, client, url, post } = await served();
    await using _ = app;
    const length = `Content-Length: ${body.length}`;
    const none = ['Host: ', 'Host: a/b?c', 'Host: a b', 'Host: a@b#c'];
    for (const host of [...none, 'Host: a:99999', 'Host: [::1']) {
      const reply = await exchange(url, post([host, length], body));
      expect([host, reply?.status]).toEqual([host, 400]);
      expect(reply?.body.error.details.issues[0].path).toBe('Host');
    }
    const hidden = ['GET /other-words/v1/public/health HTTP/1.0\r\n\r\n'];
    hidden.push('GET /x/v1/public/health HTTP/1.1\r\nHost: l\r\n\r\n');
    const statuses = await Promise.all(hidden.map((head) => exchange(url, head)));
    expect(statuses.map((reply) => reply?.status)).toEqual([400, 404]);
    expect(await stored(client)).toBe(0);
  });
});
