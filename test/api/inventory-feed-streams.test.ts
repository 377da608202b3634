import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { renameSync } from 'node:fs';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { minute, second } from '../../src/lib/clock.ts';
import { yieldToEventLoop } from '../../src/lib/yield-to-event-loop.ts';
import { type Harness, harness } from '../support/harness.ts';
import { cars, importCars } from '../support/make-vehicle.ts';

type Ask = (headers?: Record<string, string>) => Promise<Response>;

async function asker(app: Harness, site: SiteRow): Promise<Ask> {
  const scopes = ['inventory:read'] as const;
  const { key } = await createKey(app.app.ctx, {
    siteId: site.id,
    name: 'feed',
    scopes: [...scopes],
  });
  const url = 'http://localhost/v1/public/inventory/feed';
  return (headers = {}) =>
    app.app.handle(new Request(url, { headers: { 'x-api-key': key, ...headers } }));
}

async function stocked(app: Harness, count = 600): Promise<SiteRow> {
  const site = await app.makeSite();
  await importCars(app, site, cars(count));
  await app.drain();
  return site;
}

/** Whether somebody still reads from an older state of the store, which holds its log back. */
function isHeld(app: Harness): boolean {
  using connection = new Database(stateFile(app.app.ctx.config.dataDir));
  connection.run('PRAGMA busy_timeout = 0');
  const result = connection.query('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  return result.busy !== 0;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await yieldToEventLoop();
}

test('a key gets four feeds at the same time, and the fifth is told to come again', async () => {
  await using app = harness();
  const ask = await asker(app, await stocked(app));
  const open = [await ask(), await ask(), await ask({ 'accept-encoding': 'gzip' }), await ask()];
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({
    error: { code: 'rate_limit_exceeded', details: { retry_after: 10 } },
  });
  const tag = open[0]?.headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': tag })).status).toBe(304);
  expect(await open[1]?.json()).toMatchObject({ data: { count: 600 } });
  expect((await ask()).status).toBe(200);
  await open[0]?.body?.cancel();
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('all keys together get thirty-two, and one that has none is refused too', async () => {
  await using app = harness();
  const site = await stocked(app, 3);
  for (let key = 0; key < 8; key += 1) {
    const ask = await asker(app, site);
    for (let count = 0; count < 4; count += 1) expect((await ask()).status).toBe(200);
  }
  const last = await asker(app, site);
  expect((await last()).status).toBe(429);
  app.clock.advance(31 * second);
  expect((await last()).status).toBe(200);
});

test('a feed that nobody takes is ended, with its place and its hold of the store', async () => {
  await using app = harness();
  const site = await stocked(app, 2_000);
  const ask = await asker(app, site);
  const stalled = await Promise.all([ask(), ask(), ask(), ask()]);
  const read = stalled[0]?.body?.getReader();
  await read?.read();
  await importCars(app, site, cars(2_001));
  expect(isHeld(app)).toBe(true);
  app.clock.advance(29 * second);
  await read?.read();
  expect((await ask()).status).toBe(429);
  app.clock.advance(2 * second);
  // Three were left lying, and the fourth was read from just now.
  const again = await Promise.all([ask(), ask(), ask()]);
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask()).status).toBe(429);
  await expect(stalled[1]?.text()).rejects.toThrow('has not taken anything');
  for (let part = await read?.read(); part && !part.done;) part = await read?.read();
  for (const { body } of again) await body?.cancel();
  await settled();
  expect(isHeld(app)).toBe(false);
  await app.drain();
});

test('a reader that goes away before its first byte leaves nothing open', async () => {
  await using app = harness();
  const site = await stocked(app);
  const ask = await asker(app, site);
  for (let count = 0; count < 20; count += 1) {
    await (await ask({ 'accept-encoding': count % 2 ? 'gzip' : 'zstd' })).body?.cancel();
    await settled();
  }
  await importCars(app, site, cars(601));
  await settled();
  expect(isHeld(app)).toBe(false);
  await app.drain();
});

test('a slow reader keeps its feed for as long as it takes from it', async () => {
  await using app = harness();
  const site = await stocked(app, 2_000);
  const reader = (await (await asker(app, site))()).body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    app.clock.advance(29 * second);
  }
  expect(JSON.parse(text).data.vehicles).toHaveLength(2_000);
  expect(app.clock.now()).toBeGreaterThan(minute);
  await app.drain();
});

test('a database that cannot be opened once more is a 503, and gives the place back', async () => {
  await using app = harness();
  const ask = await asker(app, await stocked(app));
  const file = stateFile(app.app.ctx.config.dataDir);
  renameSync(file, `${file}.gone`);
  // As for want of a file descriptor: SQLite says of both that it cannot open.
  for (let count = 0; count < 6; count += 1) {
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  }
  renameSync(`${file}.gone`, file);
  expect((await (await ask()).json()).data.count).toBe(600);
});
