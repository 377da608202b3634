import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rotateMasterKey } from '../../src/secrets/rotate-master-key.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';

const body = { url: 'https://hooks.example.com/in', events: ['content.completed'] };
const once = { 'x-idempotency-key': 'subscribe-1' };

function stored(app: Harness): { body: string; sealed: string | null }[] {
  const query = sql`SELECT body, sealed_body AS sealed FROM idempotency_records`;
  return rowsIn(app.app.ctx, query);
}

describe('POST /webhooks with an idempotency key', () => {
  test('subscribes once, and gives the same secret again', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const first = await client.post('/webhooks', body, once);
    const again = await client.post('/webhooks', body, once);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    expect((await client.get('/webhooks')).body.data.webhooks).toHaveLength(1);
    const other = await client.post('/webhooks', { ...body, url: `${body.url}/2` }, once);
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict']);
  });

  test('subscribes once for two equal requests of the same moment', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const both = await Promise.all([1, 2].map(() => client.post('/webhooks', body, once)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.text).toBe(both[1]?.text ?? '');
    expect((await client.get('/webhooks')).body.data.webhooks).toHaveLength(1);
  });

  test('keeps the secret sealed, in the file too', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const { secret } = (await client.post('/webhooks', body, once)).body.data;
    expect(stored(app)).toEqual([{ body: '', sealed: expect.stringMatching(/^v1\./) }]);
    const folder = app.app.ctx.config.dataDir;
    for (const name of ['forecourt.db', 'forecourt.db-wal']) {
      expect(readFileSync(join(folder, name)).includes(secret)).toBe(false);
    }
  });

  test('gives the same answer after a change of the master key', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const many = { events: body.events, url: body.url };
    const first = await client.post('/webhooks', body, once);
    for (let number = 0; number < 3; number += 1) {
      await client.post('/webhooks', many, { 'x-idempotency-key': `more-${number}` });
    }
    const rotation = await rotateMasterKey(app.app.ctx);
    expect(rotation).toMatchObject({ version: 2, rewrapped: 8, removed: [1] });
    for (const { sealed } of stored(app)) expect(sealed).toMatch(/^v2\./);
    const again = await client.post('/webhooks', body, once);
    expect([again.status, again.text]).toEqual([201, first.text]);
  });
});

describe('the header Idempotency-Key', () => {
  test('is taken in the place of X-Idempotency-Key', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const first = await client.post('/webhooks', body, { 'idempotency-key': 'subscribe-1' });
    const again = await client.post('/webhooks', body, once);
    expect(again.text).toBe(first.text);
    const both = { ...once, 'idempotency-key': 'subscribe-1' };
    expect((await client.post('/webhooks', body, both)).text).toBe(first.text);
  });

  test('is refused where it says something else, is empty or too long', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const wrong = [
      { ...once, 'idempotency-key': 'another' },
      { 'idempotency-key': '' },
      { 'idempotency-key': 'x'.repeat(257) },
    ];
    for (const headers of wrong) {
      const answer = await client.post('/webhooks', body, headers);
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.issues[0].path).toBe('Idempotency-Key');
    }
    expect((await client.get('/webhooks')).body.data.webhooks).toEqual([]);
  });
});
