import { describe, expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { Elysia } from 'elysia';
import { scopeNames } from '../../schema/contracts/scopes.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import { bodyTimeoutMs } from '../../src/http/body.ts';
import type { Http } from '../../src/http/server.ts';
import { type Harness, harness } from '../support/harness.ts';
import { type RawConnection, rawConnection } from '../support/raw-http.ts';

const limitMs = 60;
const manyConnections = 150;

/** A route that waits a shorter time for its body than others do. */
function hastyGroup({ access }: Http) {
  return new Elysia({ name: 'hasty', prefix: '/hasty', normalize: false })
    .use(access)
    .post('', ({ body }) => ({ data: body }), {
      access: { scope: 'site:read', bodyTimeoutMs: limitMs },
      body: Type.Object({ text: Type.Optional(Type.String()) }),
    })
    .get('', () => ({ data: 'here' }), { access: { scope: 'site:read' } });
}

type Served = { app: Harness; url: string; head(method: string, length?: number): string };

async function hasty(): Promise<Served> {
  const app = harness({ overrides: { groups: [hastyGroup] } });
  const site = await app.makeSite();
  const input = { siteId: site.id, name: 'raw', scopes: scopeNames, rateLimit: 500 };
  const { key } = await createKey(app.app.ctx, input);
  const { url } = app.app.listen(0);
  const head = (method: string, length?: number) =>
    [
      `${method} /v1/public/hasty HTTP/1.1`,
      'Host: localhost',
      `X-API-Key: ${key}`,
      'X-Request-Id: slow-1',
      'Content-Type: application/json',
      ...(length === undefined ? [] : [`Content-Length: ${length}`]),
      '\r\n',
    ].join('\r\n');
  return { app, url, head };
}

async function expectTooSlow(connection: RawConnection): Promise<void> {
  const reply = await connection.answer();
  expect(reply?.status).toBe(408);
  expect(reply?.body.error).toEqual({
    code: 'request_timeout',
    message: `The body was not complete within ${limitMs / 1000} seconds.`,
    request_id: 'slow-1',
  });
  expect(reply?.headers.get('x-request-id')).toBe('slow-1');
  expect(reply?.headers.get('x-ratelimit-limit')).toBe('500');
  expect(reply?.headers.get('connection')).toBe('close');
  await connection.closed;
}

describe('a body that does not come', () => {
  test('is waited for ten seconds, where a route says nothing else', () => {
    expect(bodyTimeoutMs).toBe(10_000);
  });

  test('ends in an enveloped 408 and the end of the connection', async () => {
    const { app, url, head } = await hasty();
    await using _ = app;
    for (const begun of ['', '{', '{"text":"x"']) {
      using connection = await rawConnection(url);
      connection.write(head('POST', 12) + begun);
      await expectTooSlow(connection);
    }
  });

  test('ends so as well when it drips, or comes in chunks without a last one', async () => {
    const { app, url, head } = await hasty();
    await using _ = app;
    using dripping = await rawConnection(url);
    dripping.write(head('POST', 100_000));
    const drip = setInterval(() => dripping.write(' '), limitMs / 10);
    await expectTooSlow(dripping).finally(() => clearInterval(drip));
    using chunked = await rawConnection(url);
    const declared = head('POST').trimEnd();
    chunked.write(`${declared}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`);
    await expectTooSlow(chunked);
  });

  test('does not hinder others, however many wait for theirs', async () => {
    const { app, url, head } = await hasty();
    await using _ = app;
    const opening = Array.from({ length: manyConnections }, () => rawConnection(url));
    const slow = await Promise.all(opening);
    for (const connection of slow) connection.write(`${head('POST', 50)}{`);
    using quick = await rawConnection(url);
    quick.write(head('GET'));
    expect((await quick.answer())?.body).toEqual({ data: 'here' });
    quick.write(`${head('POST', 12)}{"text":"x"}`);
    expect((await quick.answer())?.body).toEqual({ data: { text: 'x' } });
    await Promise.all(slow.map(expectTooSlow));
  });

  test('costs nothing of a later request on another connection', async () => {
    const { app, url, head } = await hasty();
    await using _ = app;
    using slow = await rawConnection(url);
    slow.write(head('POST', 12));
    await expectTooSlow(slow);
    using next = await rawConnection(url);
    next.write(`${head('POST', 12)}{"text":"y"}`);
    expect((await next.answer())?.body).toEqual({ data: { text: 'y' } });
  });
});
