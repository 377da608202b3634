import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { addFeed, type FeedInput } from '../../src/domain/inventory/add-feed.ts';
import { listFeeds } from '../../src/domain/inventory/polled-feeds.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { hour, minute, systemClock } from '../../src/lib/clock.ts';
import { makeCall } from '../../src/providers/call.ts';
import { yieldToEventLoop } from '../../src/lib/yield-to-event-loop.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/folder.ts';
import { type Harness, harness } from '../support/harness.ts';
import { cars, type FeedCar } from '../support/make-vehicle.ts';
import { rowsOf } from '../support/outbox.ts';
import { inLane } from '../../src/db/write.ts';

function text(listed: readonly FeedCar[]): string {
  return JSON.stringify({ vehicles: listed });
}

/** The real client, allowed to reach this machine. */
function online(): Harness {
  const call = makeCall({ clock: systemClock, allowHosts: ['127.0.0.1'] });
  return harness({ environment: { WEBHOOK_ALLOW_HOSTS: '127.0.0.1' }, overrides: { call } });
}

function add(app: Harness, site: SiteRow, address: string, input: Partial<FeedInput> = {}) {
  return addFeed(app.app.ctx, { siteId: site.id, address, every: '60m', format: 'auto', ...input });
}

async function poll(app: Harness): Promise<Record<string, number>> {
  const { counts, error } = await app.run('poll-feeds');
  expect(error).toBeNull();
  await app.drain();
  return counts;
}

function inStock(app: Harness): number {
  return rowsOf(app, 'vehicles').filter(({ sold_at }) => sold_at === null).length;
}

async function onlyFeed(app: Harness) {
  const [feed] = await listFeeds(app.app.ctx.reader);
  if (!feed) throw new Error('There is no feed.');
  return feed;
}

type Supplier = { url: string; requests: Request[]; [Symbol.asyncDispose](): Promise<void> };

function supplier(answer: (request: Request) => Response): Supplier {
  const requests: Request[] = [];
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      requests.push(request);
      return answer(request);
    },
  });
  const url = `${server.url.origin}/stock.json`;
  return { url, requests, [Symbol.asyncDispose]: () => server.stop(true) };
}

describe('a feed from the web', () => {
  test('is taken in when it is due, and asked for by its tag afterwards', async () => {
    await using app = online();
    const site = await app.makeSite();
    let tag = '"1"';
    await using web = supplier((request) => {
      if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304 });
      return new Response(text(cars(tag === '"1"' ? 5 : 6)), { headers: { etag: tag } });
    });
    await add(app, site, web.url);
    expect(await poll(app)).toEqual({ imported: 1, unchanged: 0, failed: 0 });
    expect(await poll(app)).toEqual({ imported: 0, unchanged: 0, failed: 0 });
    app.clock.advance(hour);
    expect(await poll(app)).toEqual({ imported: 0, unchanged: 1, failed: 0 });
    expect(await onlyFeed(app)).toMatchObject({ etag: '"1"', vehicleCount: 5, failures: 0 });
    tag = '"2"';
    app.clock.advance(hour);
    expect((await poll(app)).imported).toBe(1);
    expect([inStock(app), web.requests.length]).toEqual([6, 3]);
    expect(rowsOf(app, 'imports')).toHaveLength(2);
    expect(readdirSync(join(app.app.ctx.config.dataDir, 'downloads'))).toEqual([]);
  });

  test('is left alone when the same bytes come again without a tag', async () => {
    await using app = online();
    const site = await app.makeSite();
    await using web = supplier(() => new Response(Bun.gzipSync(text(cars(3)))));
    await add(app, site, web.url);
    await poll(app);
    app.clock.advance(hour);
    expect(await poll(app)).toEqual({ imported: 0, unchanged: 1, failed: 0 });
    expect([inStock(app), rowsOf(app, 'imports').length]).toEqual([3, 1]);
  });

  test('keeps stock and last good run through failures, and is asked less often', async () => {
    await using app = online();
    const site = await app.makeSite();
    let reply = () => new Response(text(cars(5)));
    await using web = supplier(() => reply());
    await add(app, site, web.url);
    await poll(app);
    const good = await onlyFeed(app);
    const failures: [() => Response, RegExp][] = [
      [() => new Response('no', { status: 503 }), /status 503/],
      [() => Response.redirect('https://example.com/moved'), /status 302.*Redirects/],
      [() => new Response('<html><body>Log in</body></html>'), /in no format/],
      [() => new Response(text([])), /empty|No row|in no format/],
      [() => new Response(text(cars(1))), /would remove 4 of 5/],
      [() => new Response(text(cars(5)).slice(0, -20)), /not well-formed/],
    ];
    let waitMs = hour;
    for (const [index, [bad, message]] of failures.entries()) {
      reply = bad;
      app.clock.advance(waitMs - 1);
      expect(await poll(app)).toEqual({ imported: 0, unchanged: 0, failed: 0 });
      app.clock.advance(1);
      expect(await poll(app)).toEqual({ imported: 0, unchanged: 0, failed: 1 });
      const feed = await onlyFeed(app);
      expect(feed.error).toMatch(message);
      expect(feed).toMatchObject({ outcome: 'failed', failures: index + 1, goodAt: good.goodAt });
      expect(feed).toMatchObject({ contentHash: good.contentHash, importedAt: good.importedAt });
      expect(inStock(app)).toBe(5);
      waitMs = feed.nextAt - app.clock.now();
      expect(waitMs).toBe(Math.min(hour * 2 ** index, 24 * hour));
    }
    reply = () => new Response(text(cars(6)));
    app.clock.advance(waitMs);
    expect((await poll(app)).imported).toBe(1);
    const again = { failures: 0, error: null, vehicleCount: 6, outcome: 'imported' };
    expect(await onlyFeed(app)).toMatchObject(again);
  });

  test('goes through the guard: an inner address fails without a connection', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await add(app, site, 'https://feeds.example.com/stock.csv');
    // As an earlier version, or a restored backup, may have it.
    const address = 'http://169.254.169.254/stock.csv';
    await app.app.ctx.write(async (tx) => {
      await tx.db.run(`UPDATE feeds SET address = '${address}'`);
    }, inLane('test'));
    expect((await poll(app)).failed).toBe(1);
    expect((await onlyFeed(app)).error).toContain('https');
  });

  test('may be large: it is imported by another process, and by its format only', async () => {
    await using app = online();
    const site = await app.makeSite();
    const many = text(cars(3_000));
    expect(many.length).toBeGreaterThan(1024 * 1024);
    await using web = supplier(() => new Response(many));
    const feed = await add(app, site, web.url, { format: 'vauto' });
    expect((await poll(app)).failed).toBe(1);
    expect((await onlyFeed(app)).error).toBe('The file is in the format vehicle-json, not vauto.');
    expect(inStock(app)).toBe(0);
    await app.app.ctx.write(async (tx) => {
      await tx.db.run(`UPDATE feeds SET format = 'vehicle-json' WHERE id = '${feed.id}'`);
    }, inLane('test'));
    app.clock.advance(hour);
    expect((await poll(app)).imported).toBe(1);
    expect(inStock(app)).toBe(3_000);
  }, 300_000);
});

describe('a feed that is not tiny once it is unpacked', () => {
  async function withFile(app: Harness, content: string | Uint8Array): Promise<TemporaryFolder> {
    const folder = temporaryFolder();
    const file = join(folder.path, 'stock.csv.gz');
    await Bun.write(file, content);
    await add(app, await app.makeSite(), file);
    return folder;
  }

  test('is imported by another process, however small its file is', async () => {
    await using app = harness();
    const packed = Bun.gzipSync(text(cars(400)));
    expect(packed.length).toBeLessThan(32 * 1024);
    using _ = await withFile(app, packed);
    expect((await poll(app)).imported).toBe(1);
    expect(inStock(app)).toBe(400);
    // The other process goes by the machine's own clock.
    expect(rowsOf(app, 'imports')[0]?.created_at).not.toBe(app.clock.now());
  }, 30_000);

  test('is refused with the reason when it is a bomb, and the server goes on', async () => {
    await using app = harness();
    const names = Array.from({ length: 200_000 }, () => 'c').join(',');
    using _ = await withFile(app, Bun.gzipSync(`${names}\n${'x\n'.repeat(200_000)}`));
    const polling = poll(app);
    // Answered while the file is being read, which it would not be by a process that reads it.
    expect((await app.anonymous.get('/health')).status).toBe(200);
    expect((await polling).failed).toBe(1);
    expect((await onlyFeed(app)).error).toBe('The file has more than 2000 columns.');
  }, 30_000);

  test('is left at once when the program is told to end, and stays due', async () => {
    await using app = harness();
    using _ = await withFile(app, text(cars(20_000)));
    const ending = new AbortController();
    const loop = app.app.loops.find(({ name }) => name === 'poll-feeds');
    const running = loop?.runOnce(app.app.ctx, ending.signal);
    while ((await onlyFeed(app)).leaseUntil === null) await yieldToEventLoop();
    ending.abort();
    expect(await running).toEqual({ imported: 0, unchanged: 0, failed: 0 });
    expect(await onlyFeed(app)).toMatchObject({ leaseUntil: null, checkedAt: null, failures: 0 });
    expect(inStock(app)).toBe(0);
  }, 30_000);
});

describe('a feed from the disk', () => {
  test('is the newest feed file of a folder, or the newest that matches', async () => {
    await using app = harness();
    using folder = temporaryFolder();
    const site = await app.makeSite();
    async function put(name: string, count: number, second: number): Promise<void> {
      await Bun.write(join(folder.path, name), text(cars(count)));
      utimesSync(join(folder.path, name), second, second);
    }
    await put('prairie-1.json', 4, 1_000);
    await put('prairie-2.json', 5, 2_000);
    await put('other.json', 9, 3_000);
    await put('upload.part', 9, 4_000);
    await add(app, site, join(folder.path, 'prairie-*.json'));
    expect((await poll(app)).imported).toBe(1);
    expect(inStock(app)).toBe(5);
    app.clock.advance(hour);
    expect((await poll(app)).unchanged).toBe(1);
    await put('prairie-3.json', 5, 5_000);
    app.clock.advance(hour);
    expect((await poll(app)).unchanged).toBe(1);
    await put('prairie-4.json', 6, 6_000);
    app.clock.advance(hour);
    expect((await poll(app)).imported).toBe(1);
    expect(inStock(app)).toBe(6);
    const harbor = await app.makeSite();
    await add(app, harbor, folder.path);
    expect((await poll(app)).imported).toBe(1);
    expect((await listFeeds(app.app.ctx.reader)).map((feed) => feed.vehicleCount)).toEqual([6, 6]);
    expect(existsSync(join(folder.path, 'prairie-4.json'))).toBe(true);
  });

  test('fails by name when nothing is there, and leaves the stock as it is', async () => {
    await using app = harness();
    using folder = temporaryFolder();
    const site = await app.makeSite();
    const file = join(folder.path, 'stock.json');
    await Bun.write(file, text(cars(2)));
    await add(app, site, file);
    await poll(app);
    rmSync(file);
    app.clock.advance(hour);
    expect((await poll(app)).failed).toBe(1);
    expect((await onlyFeed(app)).error).toBe(`There is no feed file at ${file}.`);
    expect(inStock(app)).toBe(2);
  });
});

describe('whose turn it is', () => {
  test('a feed that somebody is at work on is left alone until the lease runs out', async () => {
    await using app = harness();
    using folder = temporaryFolder();
    const site = await app.makeSite();
    const file = join(folder.path, 'stock.json');
    await Bun.write(file, text(cars(2)));
    const feed = await add(app, site, file);
    await app.app.ctx.write(async (tx) => {
      const until = app.clock.now() + 20 * minute;
      await tx.db.run(`UPDATE feeds SET lease_until = ${until} WHERE id = '${feed.id}'`);
    }, inLane('test'));
    expect((await poll(app)).imported).toBe(0);
    app.clock.advance(20 * minute);
    expect((await poll(app)).imported).toBe(1);
  });

  test('a run that is told to end gives its feed back untouched', async () => {
    await using app = online();
    const site = await app.makeSite();
    const ending = new AbortController();
    await using web = supplier(() => {
      ending.abort();
      return new Response(new ReadableStream({ start() {} }));
    });
    await add(app, site, web.url);
    const loop = app.app.loops.find(({ name }) => name === 'poll-feeds');
    const counts = await loop?.runOnce(app.app.ctx, ending.signal);
    expect(counts).toEqual({ imported: 0, unchanged: 0, failed: 0 });
    expect(await onlyFeed(app)).toMatchObject({ leaseUntil: null, checkedAt: null, failures: 0 });
  });
});

describe('adding a feed', () => {
  test('refuses what is no interval, format or address, and an address twice', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const bad: [string, Partial<FeedInput>, string][] = [
      ['/stock.csv', { every: '10' }, 'every'],
      ['/stock.csv', { every: '0m' }, 'every'],
      ['/stock.csv', { every: '32d' }, 'every'],
      ['/stock.csv', { format: 'excel' }, 'format'],
      ['stock.csv', {}, 'address'],
      ['ftp://example.com/stock.csv', {}, 'address'],
    ];
    for (const [address, input, field] of bad) {
      const error = await add(app, site, address, input).catch((thrown: unknown) => thrown);
      expect(String(error)).toContain(`${field}: must be`);
    }
    await add(app, site, '/stock.csv');
    await expect(add(app, site, '/stock.csv')).rejects.toThrow('already');
    expect(await listFeeds(app.app.ctx.reader)).toHaveLength(1);
  });
});
