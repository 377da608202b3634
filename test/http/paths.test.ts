import { describe, expect, test } from 'bun:test';
import { scopeNames } from '../../schema/contracts/scopes.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import { minute } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rawConnection } from '../support/raw-http.ts';

const id = '01960000-0000-7000-8000-000000000001';

/** Stand in the place of a segment, and at its end. */
const hostile = [
  '%2F',
  '%2f..%2F',
  '%5C',
  '%00',
  '%0d%0aX-A:%20b',
  '%FF',
  '%C0%AF',
  '%ED%A0%80',
  '%E0%A4%A',
  '%zz',
  '%',
  '%252F',
  '%20',
  '%C3%A9',
  '%F0%9F%9A%97',
  '\xc3\xa9',
  '\xff',
  ';',
  '*',
  ':id',
  '{id}',
  "'--",
  '__proto__',
  'a'.repeat(4_000),
];

/** Every path of the API with each of its segments replaced, and lengthened, in turn. */
function spoiledPaths(app: Harness): { method: string; path: string }[] {
  const { paths } = app.app.describe() as { paths: Record<string, Record<string, object>> };
  // Those of share pages answer flat: see test/api/share.test.ts.
  const enveloped = Object.entries(paths).filter(([path]) => !path.includes('/share/'));
  return enveloped.flatMap(([path, operations]) => {
    const segments = path.replaceAll('{id}', id).replace('{vin}', '1HGCM82633A004352').split('/');
    return Object.keys(operations).flatMap((method) =>
      segments.slice(1).flatMap((segment, index) =>
        hostile.flatMap((one) =>
          [one, segment + one].map((spoiled) => ({
            method: method.toUpperCase(),
            path: segments.with(index + 1, spoiled).join('/'),
          })),
        ),
      ),
    );
  });
}

type Asked = { app: Harness; key: string };

async function withKey(): Promise<Asked> {
  const app = harness();
  const site = await app.makeSite({ plan: 'unlimited' });
  const input = { siteId: site.id, name: 'paths', scopes: scopeNames, rateLimit: 500 };
  const { key } = await createKey(app.app.ctx, { ...input, dailyLimit: 100_000 });
  return { app, key };
}

describe('a path with a spoiled segment', () => {
  test('is 400, 404, 405 or 410 with an envelope, in every place of every operation', async () => {
    const { app, key } = await withKey();
    await using _ = app;
    using connection = await rawConnection(app.app.listen(0).url);
    const paths = spoiledPaths(app);
    expect(paths.length).toBeGreaterThan(3_000);
    for (const [index, { method, path }] of paths.entries()) {
      if (index % 400 === 399) app.clock.advance(minute);
      const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`;
      connection.write(head);
      const reply = await connection.answer();
      const outcome = { method, path, status: reply?.status, code: reply?.body?.error?.code };
      expect(outcome).toEqual({ method, path, ...refusal(reply?.status) });
      expect(reply?.headers.get('x-request-id')).toBe(reply?.body.error.request_id);
    }
  }, 300_000);
});

function refusal(status = 404): { status: number; code: string } {
  const codes: Record<number, string> = {
    400: 'validation_error',
    404: 'not_found',
    405: 'method_not_allowed',
    // Of a retired operation, which reads no id.
    410: 'gone',
  };
  return { status, code: codes[status] ?? 'one of these' };
}

describe('a path that is nearly one of ours', () => {
  test('is another one: slashes and letters count', async () => {
    const { app, key } = await withKey();
    await using _ = app;
    using connection = await rawConnection(app.app.listen(0).url);
    const near = [
      '/v1/public/site/',
      '/v1/public//site',
      '//v1/public/site',
      '/v1//public/site',
      '/v1/public/Site',
      '/V1/public/site',
      '/v1/public/%73ite/x',
      '/v1/public/content/',
      '/v1/public/webhooks/',
      '/v1/public/inventory/',
      '/v1/public/inventory//',
      '/v1/public/',
      '/v1/public',
      '/v1',
      '/docs/',
      `/v1/public/${'a/'.repeat(4_000)}`,
      `/v1/public/content/${id}/html/`,
      `/v1/public/content//${id}`,
    ];
    for (const path of near) {
      connection.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`);
      const reply = await connection.answer();
      expect([path, reply?.status, reply?.body.error.code]).toEqual([path, 404, 'not_found']);
    }
  });

  test('is ours where dot segments resolve to it, as in every URL', async () => {
    const { app, key } = await withKey();
    await using _ = app;
    using connection = await rawConnection(app.app.listen(0).url);
    const dotted: [path: string, status: number][] = [
      ['/v1/./public/site', 200],
      ['/v1/public/content/../site', 200],
      ['/v1/public/content/%2e%2E/site', 200],
      ['/../../v1/public/site', 200],
      ['/v1/public/site/..', 404],
      ['/v1/public/site/%2e%2e%2fsite', 404],
      ['/v1/public/site/..%2f..', 404],
    ];
    for (const [path, status] of dotted) {
      connection.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`);
      const reply = await connection.answer();
      expect([path, reply?.status]).toEqual([path, status]);
    }
  });
});
