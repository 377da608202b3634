import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { createKey } from '../../src/domain/site/create-key.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import type { Reply } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, cars, type FeedCar, importCars } from '../support/make-vehicle.ts';

async function stocked(app: Harness, count: number) {
  const site = await app.makeSite();
  await importCars(app, site, cars(count));
  await app.drain();
  app.clock.advance(5_000);
  return { site, client: await app.client(site) };
}

function validatorsOf({ headers }: Reply): { etag: string; modified: string } {
  return { etag: headers.get('etag') ?? '', modified: headers.get('last-modified') ?? '' };
}

async function fetcher(app: Harness, siteId: string) {
  const { key } = await createKey(app.app.ctx, {
    siteId,
    name: 'feed',
    scopes: ['inventory:read'],
  });
  return (encoding: string, method = 'GET') =>
    app.app.handle(
      new Request('http://localhost/v1/public/inventory/feed', {
        method,
        headers: { 'x-api-key': key, 'accept-encoding': encoding },
      }),
    );
}

describe('a copy of the feed', () => {
  test('is confirmed by 304 without a body for as long as the stock stays the same', async () => {
    await using app = harness();
    const { site, client } = await stocked(app, 3);
    const first = await client.get('/inventory/feed');
    const { etag, modified } = validatorsOf(first);
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(Date.parse(modified)).toBeLessThanOrEqual(app.clock.now());
    await importCars(app, site, cars(3));
    const held: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag.slice(2)}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ];
    for (const headers of held) {
      const again = await client.get('/inventory/feed', headers);
      expect([headers, again.status, again.text]).toEqual([headers, 304, '']);
      expect(validatorsOf(again)).toEqual({ etag, modified });
      expect(again.headers.get('vary')).toBe('Accept-Encoding, X-API-Key');
      expect(again.headers.get('x-ratelimit-limit')).toBe('500');
    }
  });

  test('is out of date after any change of the stock, also within one second', async () => {
    await using app = harness();
    const { site, client } = await stocked(app, 3);
    const states: FeedCar[][] = [
      [...cars(2), car(2, { price: 1 })],
      [...cars(2), car(2, { price: 1, trim: 'XLE' })],
      cars(2),
      [...cars(2), car(7)],
      cars(3).slice(1),
    ];
    let known = validatorsOf(await client.get('/inventory/feed'));
    for (const listed of states) {
      await importCars(app, site, listed, true);
      const byTag = await client.get('/inventory/feed', { 'if-none-match': known.etag });
      const byTime = await client.get('/inventory/feed', { 'if-modified-since': known.modified });
      expect([byTag.status, byTime.status]).toEqual([200, 200]);
      known = validatorsOf(byTag);
    }
    await app.drain();
  });

  test('is out of date when a vehicle gets a description', async () => {
    await using app = harness();
    const { site, client } = await stocked(app, 2);
    const { etag, modified } = validatorsOf(await client.get('/inventory/feed'));
    using store = new Database(stateFile(app.app.ctx.config.dataDir));
    store.run('UPDATE vehicles SET ai_description = ?, description_generated_at = ?', [
      'A sedan.',
      app.clock.now(),
    ]);
    const byTag = await client.get('/inventory/feed', { 'if-none-match': etag });
    const byTime = await client.get('/inventory/feed', { 'if-modified-since': modified });
    expect([byTag.status, byTime.status]).toEqual([200, 200]);
    expect(byTag.body.data.vehicles[0].ai_description).toBe('A sedan.');
    expect(site.id).not.toBe('');
  });

  test('is known for its site and its format alone', async () => {
    await using app = harness();
    const { client } = await stocked(app, 2);
    const other = await app.client(await app.makeSite());
    const { etag } = validatorsOf(await client.get('/inventory/feed'));
    const held = { 'if-none-match': etag };
    expect((await client.get('/inventory/feed?format=xml', held)).status).toBe(200);
    expect((await other.get('/inventory/feed', held)).status).toBe(200);
  });

  test('is judged by its tag alone where the caller sends tag and time', async () => {
    await using app = harness();
    const { client } = await stocked(app, 2);
    const { modified } = validatorsOf(await client.get('/inventory/feed'));
    const both = { 'if-none-match': '"other"', 'if-modified-since': modified };
    expect((await client.get('/inventory/feed', both)).status).toBe(200);
    const nonsense = { 'if-modified-since': 'yesterday' };
    expect((await client.get('/inventory/feed', nonsense)).status).toBe(200);
  });
});

describe('the feed compressed', () => {
  const unpack: Record<string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array> = {
    zstd: (bytes) => Bun.zstdDecompressSync(bytes),
    gzip: (bytes) => Bun.gunzipSync(bytes),
    plain: (bytes) => bytes,
  };
  for (const [accepted, encoding] of [
    ['gzip, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip'],
    ['zstd;q=0, gzip;q=0.5', 'gzip'],
    ['br, deflate', 'plain'],
    ['identity, gzip;q=0.5', 'plain'],
    ['', 'plain'],
  ] as const) {
    test(`comes as ${encoding} for "${accepted}" and says the same`, async () => {
      await using app = harness();
      const { site } = await stocked(app, 600);
      const get = await fetcher(app, site.id);
      const plain = await (await get('')).text();
      const response = await get(accepted);
      const named = response.headers.get('content-encoding') ?? 'plain';
      expect([named, response.headers.get('vary')]).toEqual([
        encoding,
        'Accept-Encoding, X-API-Key',
      ]);
      const bytes = await response.bytes();
      const text = new TextDecoder().decode(unpack[encoding]?.(bytes));
      expect(text).toBe(plain);
    });
  }

  test('has one tag in every encoding', async () => {
    await using app = harness();
    const { site } = await stocked(app, 1);
    const get = await fetcher(app, site.id);
    const answers = await Promise.all(['', 'gzip', 'zstd'].map((encoding) => get(encoding)));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    for (const answer of answers) await answer.body?.cancel();
  });
});

test('HEAD tells what GET would, without a body', async () => {
  await using app = harness();
  const { site } = await stocked(app, 5);
  const client = await app.overTcp(site);
  const plain = { 'accept-encoding': 'identity' };
  const got = await client.get('/inventory/feed', plain);
  const head = await client.send('HEAD', '/inventory/feed', { headers: plain });
  expect([got.status, head.status, head.text]).toEqual([200, 200, '']);
  expect(got.body.data.count).toBe(5);
  for (const name of ['etag', 'last-modified', 'vary', 'cache-control', 'content-type']) {
    expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
  }
  const { etag } = validatorsOf(got);
  const headers = { ...plain, 'if-none-match': etag };
  expect((await client.send('HEAD', '/inventory/feed', { headers })).status).toBe(304);
});

describe('a slow reader of the feed', () => {
  async function firstPart(app: Harness, siteId: string) {
    const get = await fetcher(app, siteId);
    const reader = (await get('')).body?.getReader();
    if (!reader) throw new Error('The feed has no body.');
    const decoder = new TextDecoder();
    let text = '';
    for (let parts = 0; parts < 2; parts += 1) {
      text += decoder.decode((await reader.read()).value, { stream: true });
    }
    async function rest(): Promise<string> {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += decoder.decode(part.value, { stream: true });
      }
      return text;
    }
    return { rest, cancel: () => reader.cancel() };
  }

  test('sees the vehicles and the prices of its start', async () => {
    await using app = harness();
    const { site } = await stocked(app, 1200);
    const feed = await firstPart(app, site.id);
    await importCars(app, site, [...cars(1000, () => ({ price: 17_007 })), car(9000)]);
    await app.drain();
    const { vehicles } = JSON.parse(await feed.rest()).data;
    const prices = vehicles.map((one: FeedCar) => one.price);
    expect(prices).toEqual(
      cars(1200)
        .map(({ price }) => price)
        .reverse(),
    );
  });

  test('sees the same vehicles at later prices once the snapshot has been given up', async () => {
    await using app = harness();
    const { site } = await stocked(app, 1200);
    const feed = await firstPart(app, site.id);
    await importCars(app, site, [...cars(1000, () => ({ price: 17_007 })), car(9000)]);
    await app.drain();
    app.clock.advance(31_000);
    const { vehicles } = JSON.parse(await feed.rest()).data;
    const vins = cars(1200).map(({ vin }) => vin);
    expect(vehicles.map((one: FeedCar) => one.vin)).toEqual(vins.reverse());
    expect(vehicles.at(-1).price).toBe(17_007);
  });

  test('does not hold the write-ahead log when it goes away', async () => {
    await using app = harness();
    const { site } = await stocked(app, 1200);
    const feed = await firstPart(app, site.id);
    await feed.cancel();
    await importCars(app, site, cars(1000));
    await app.drain();
    using store = new Database(stateFile(app.app.ctx.config.dataDir));
    const [row] = store.query<{ busy: number }, []>('PRAGMA wal_checkpoint(TRUNCATE)').all();
    expect(row?.busy).toBe(0);
    const log = Bun.file(join(app.app.ctx.config.dataDir, 'forecourt.db-wal'));
    expect(log.size).toBe(0);
  });
});
