import { describe, expect, test } from 'bun:test';
import { createKey, type KeyInput } from '../../src/domain/site/create-key.ts';
import { revokeKeys } from '../../src/domain/site/keys-store.ts';
import { day } from '../../src/lib/clock.ts';
import { type Client, makeClient } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';
import { rowsIn } from '../support/rows-in.ts';
import { inLane } from '../../src/db/write.ts';

function probe(): Harness {
  return harness({ overrides: { groups: [probeGroup] } });
}

type Made = { key: string; id: string; client: Client };

async function makeKey(app: Harness, input: Partial<KeyInput> = {}): Promise<Made> {
  const siteId = input.siteId ?? (await app.makeSite()).id;
  const given: KeyInput = { siteId, name: 'test', scopes: ['site:read'], ...input };
  const { key, row } = await createKey(app.app.ctx, given);
  return { key, id: row.id, client: makeClient(app.app.handle, key) };
}

async function codeWith(app: Harness, key: string): Promise<string> {
  const reply = await app.anonymous.get('/probe/query', { 'x-api-key': key });
  return reply.status === 200 ? 'admitted' : reply.body.error.code;
}

describe('a key', () => {
  test('is fct_ and 64 hex characters, and only its hash is kept', async () => {
    await using app = probe();
    const { key } = await makeKey(app);
    expect(key).toMatch(/^fct_[0-9a-f]{64}$/);
    const rows = JSON.stringify(rowsIn(app.app.ctx, 'SELECT * FROM api_keys'));
    expect(rows).toContain(key.slice(0, 12));
    expect(rows).not.toContain(key.slice(0, 13));
  });

  test('that is missing, unknown, malformed or sent twice is unauthorized', async () => {
    await using app = probe();
    const { key } = await makeKey(app);
    expect((await app.anonymous.get('/probe/query')).body.error.code).toBe('unauthorized');
    const others = [
      `fct_${'0'.repeat(64)}`,
      key.toUpperCase(),
      key.slice(0, -1),
      `${key}0`,
      key.slice(4),
      key.slice(0, 12),
      `Bearer ${key}`,
      `${key}, ${key}`,
      `${key},${key}`,
      "' OR 1=1 --",
      'é',
    ];
    for (const other of others)
      expect([other, await codeWith(app, other)]).toEqual([other, 'unauthorized']);
    expect(await codeWith(app, key)).toBe('admitted');
  });

  test('is not taken from a query or an Authorization header', async () => {
    await using app = probe();
    const { key } = await makeKey(app);
    const inQuery = await app.anonymous.get(`/probe/query?x-api-key=${key}`);
    const asBearer = await app.anonymous.get('/probe/query', { authorization: `Bearer ${key}` });
    expect([inQuery.status, asBearer.status]).toEqual([401, 401]);
  });

  test('is refused from the millisecond of its expiry on', async () => {
    await using app = probe();
    const { client } = await makeKey(app, { expiresInDays: 30 });
    app.clock.advance(30 * day - 1);
    expect((await client.get('/probe/query')).status).toBe(200);
    app.clock.advance(1);
    const reply = await client.get('/probe/query');
    expect([reply.status, reply.body.error.code]).toEqual([401, 'key_expired']);
  });

  test('is refused from the very next request on when it is revoked', async () => {
    await using app = probe();
    const { client, id, key } = await makeKey(app, { expiresInDays: 30 });
    expect((await client.get('/probe/query')).status).toBe(200);
    await app.app.ctx.write((tx) => revokeKeys(tx, id), inLane('test'));
    const reply = await client.get('/probe/query');
    expect([reply.status, reply.body.error.code]).toEqual([401, 'key_revoked']);
    app.clock.advance(31 * day);
    expect(await codeWith(app, key)).toBe('key_revoked');
  });

  test('that is revoked or expired counts against the address, not against the key', async () => {
    await using app = probe();
    const { client, id } = await makeKey(app, { rateLimit: 10 });
    await app.app.ctx.write((tx) => revokeKeys(tx, id), inLane('test'));
    const reply = await client.get('/probe/query');
    expect(reply.headers.get('x-ratelimit-limit')).toBe('60');
  });
});

describe('making a key', () => {
  test('refuses limits, names, expiries and scopes out of bounds', async () => {
    await using app = probe();
    const siteId = (await app.makeSite()).id;
    const wrong: Partial<KeyInput>[] = [
      { rateLimit: 9 },
      { rateLimit: 501 },
      { rateLimit: 10.5 },
      { rateLimit: Number.NaN },
      { dailyLimit: 0 },
      { dailyLimit: 100_001 },
      { expiresInDays: 31 },
      { name: '  ' },
      { name: 'x'.repeat(201) },
      { scopes: [] },
    ];
    for (const input of wrong) {
      const attempt = makeKey(app, { siteId, ...input });
      expect(await attempt.catch((error: unknown) => error)).toMatchObject({
        code: 'validation_error',
      });
    }
    for (const rateLimit of [10, 500]) await makeKey(app, { siteId, rateLimit });
  });
});
