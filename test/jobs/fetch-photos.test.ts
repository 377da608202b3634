import { describe, expect, test } from 'bun:test';
import { chooseImagePolicy } from '../../src/domain/images/policy.ts';
import { bringPhoto } from '../../src/domain/images/feed-photos/bring-photo.ts';
import { notePhotos } from '../../src/domain/images/feed-photos/photos-store.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { inLane } from '../../src/db/write.ts';
import { day, minute } from '../../src/lib/clock.ts';
import { yieldToEventLoop } from '../../src/lib/yield-to-event-loop.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, type FeedCar, importCars } from '../support/make-vehicle.ts';
import type { Reply } from '../support/network.ts';
import { rowsOf } from '../support/outbox.ts';
import { jpegPicture, pngPicture } from '../support/pictures.ts';

const photo = await jpegPicture(400, 300);

async function stocked(
  app: Harness,
  listed: readonly Partial<FeedCar>[],
  feedPhotos = '2',
): Promise<SiteRow> {
  const site = await app.makeSite();
  await chooseImagePolicy(app.app.ctx, site.id, { feedPhotos });
  await importCars(
    app,
    site,
    listed.map((changes, n) => car(n, changes)),
  );
  await app.drain();
  return site;
}

async function fetched(app: Harness) {
  const { counts, error } = await app.run('fetch-photos');
  if (error) throw new Error(error);
  return counts;
}

function photos(app: Harness) {
  return rowsOf(app, 'feed_photos');
}

describe('photos of the feed', () => {
  test('nothing is fetched unless the site has asked for it', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, [car(1)]);
    await app.drain();
    expect(await fetched(app)).toEqual({ kept: 0, unchanged: 0, failed: 0 });
    expect(photos(app)).toEqual([]);
  });

  test('the first of each vehicle come into the library, with words and sizes', async () => {
    await using app = harness();
    app.network.host('img.test', {
      reply: async ({ url }) => ({ body: await jpegPicture(500, 400, { seed: url.length }) }),
    });
    const images = [
      'https://img.test/1.jpg',
      'https://img.test/10.jpg',
      'https://img.test/100.jpg',
    ];
    const site = await stocked(app, [{ images }]);
    expect(await fetched(app)).toEqual({ kept: 2, unchanged: 0, failed: 0 });
    const client = await app.client(site);
    const { data, pagination } = (await client.get('/images?source=feed')).body;
    expect(pagination.total_count).toBe(2);
    const words = '2022 Toyota Camry SE in Celestial Silver Metallic at Prairie Motors';
    expect(data[0]).toMatchObject({ width: 500, height: 400, alt_text: words, prompt: null });
  });

  test('two addresses of one picture are one image', async () => {
    await using app = harness();
    app.network.host('img.test', { reply: { body: photo } });
    await stocked(app, [{ images: ['https://img.test/a', 'https://img.test/b'] }]);
    expect(await fetched(app)).toMatchObject({ kept: 2 });
    expect(rowsOf(app, 'images')).toHaveLength(1);
  });

  test('after a week it is asked for again by its tag, and an unchanged one is left', async () => {
    await using app = harness();
    const tags: (string | undefined)[] = [];
    app.network.host('img.test', {
      reply: ({ headers }): Reply => {
        tags.push(headers['if-none-match']);
        return headers['if-none-match'] === '"v1"'
          ? { status: 304 }
          : { headers: { etag: '"v1"' }, body: photo };
      },
    });
    await stocked(app, [{ images: ['https://img.test/a'] }]);
    await fetched(app);
    app.clock.advance(7 * day - 1);
    expect(await fetched(app)).toEqual({ kept: 0, unchanged: 0, failed: 0 });
    app.clock.advance(1);
    expect(await fetched(app)).toEqual({ kept: 0, unchanged: 1, failed: 0 });
    expect(tags).toEqual([undefined, '"v1"']);
  });

  test('a card waits for the photo that is being fetched, and for a turn of its host', async () => {
    await using app = harness();
    const open = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let asked = 0;
    app.network.host('img.test', {
      reply: async ({ url }) => {
        asked += 1;
        if (asked === 2) begun.resolve();
        await open.promise;
        return { body: await jpegPicture(500, 400, { seed: url.length }) };
      },
    });
    const images = ['https://img.test/1', 'https://img.test/10'];
    const site = await stocked(app, [{ images }]);
    const { ctx } = app.app;
    const late = { url: 'https://img.test/100', host: 'img.test', altText: 'Late' };
    const loop = fetched(app);
    await begun.promise;
    await ctx.write((tx) => notePhotos(tx, site.id, [late]), inLane(site.id));
    const { signal } = new AbortController();
    const wanted = [...images, late.url].map((url) => bringPhoto(ctx, site.id, url, signal));
    open.resolve();
    const hashes = await Promise.all(wanted);
    await loop;
    expect([hashes.includes(null), new Set(hashes).size, asked]).toEqual([false, 3, 3]);
  });

  test('one host gets as many requests a minute as is set, another its own', async () => {
    await using app = harness({ environment: { IMAGES_FETCH_RATE: '3' } });
    for (const host of ['one.test', 'two.test']) app.network.host(host, { reply: { body: photo } });
    const listed = [0, 1, 2, 3, 4].map((n) => ({ images: [`https://one.test/${n}`] }));
    await stocked(app, [...listed, { images: ['https://two.test/1'] }]);
    expect(await fetched(app)).toMatchObject({ kept: 4 });
    expect(await fetched(app)).toMatchObject({ kept: 0 });
    app.clock.advance(minute);
    expect(await fetched(app)).toMatchObject({ kept: 2 });
  });

  test('never more than two requests to one host are under way', async () => {
    await using app = harness();
    let running = 0;
    let most = 0;
    app.network.host('img.test', {
      reply: async () => {
        running += 1;
        most = Math.max(most, running);
        for (let turn = 0; turn < 30; turn += 1) await yieldToEventLoop();
        running -= 1;
        return { body: photo };
      },
    });
    await stocked(
      app,
      Array.from({ length: 8 }, (_, n) => ({ images: [`https://img.test/${n}`] })),
    );
    expect(await fetched(app)).toMatchObject({ kept: 8 });
    expect(rowsOf(app, 'images')).toHaveLength(1);
    expect(photos(app).every(({ image_id }) => image_id !== null)).toBe(true);
    expect(most).toBe(2);
  });
});

describe('photos that cannot be had', () => {
  const failures: [name: string, reply: Reply, error: RegExp][] = [
    ['a page in the place of a photo', { body: '<html>Sold</html>' }, /not a JPEG/],
    ['an SVG that calls itself a JPEG', svg(), /not a JPEG/],
    ['a photo that is cut off', { body: photo.subarray(0, 2_000) }, /cut off/],
    ['one that is gone', { status: 404 }, /status 404/],
    ['a host that breaks', { status: 503 }, /status 503/],
    ['a host that never answers', { delayMs: Number.POSITIVE_INFINITY }, /timed_out/],
    ['a connection that breaks off', { fails: 'broken_off' }, /broken_off/],
    ['a file without end', { body: Buffer.alloc(15 * 1024 * 1024 + 1) }, /15 MB/],
    ['a picture of one pixel', { body: pngPicture(1, 1) }, /1 by 1/],
    ['a redirect to itself', { status: 302, headers: { location: '/a' } }, /on and on/],
  ];

  function svg(): Reply {
    const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    return { headers: { 'content-type': 'image/jpeg' }, body };
  }

  for (const [name, reply, error] of failures) {
    test(`${name} is told, and asked for again later`, async () => {
      await using app = harness();
      app.network.host('img.test', { reply });
      await stocked(app, [{ images: ['https://img.test/a'] }]);
      expect(await fetched(app)).toEqual({ kept: 0, unchanged: 0, failed: 1 });
      const [row] = photos(app);
      expect(row?.error).toMatch(error);
      expect([row?.failures, rowsOf(app, 'images').length]).toEqual([1, 0]);
      expect(row?.next_at).toBeGreaterThan(app.clock.now());
      expect(await fetched(app)).toEqual({ kept: 0, unchanged: 0, failed: 0 });
      app.clock.advance(7 * day);
      app.network.host('img.test', { reply: { body: photo } });
      expect(await fetched(app)).toEqual({ kept: 1, unchanged: 0, failed: 0 });
    });
  }

  test('no address that is not public is asked, nor one that a redirect leads to', async () => {
    await using app = harness();
    app.network.host('inside.test', { addresses: ['10.0.0.8'], reply: { body: photo } });
    app.network.host('open.test', {
      reply: { status: 301, headers: { location: 'http://169.254.169.254/latest/meta-data' } },
    });
    app.network.host('169.254.169.254', { reply: { body: photo } });
    app.network.host('secure.test', {
      reply: { status: 302, headers: { location: 'http://open.test/x' } },
    });
    const images = [
      'https://inside.test/a',
      'http://open.test/a',
      'http://127.0.0.1/a',
      'http://[::1]/a',
      'https://secure.test/a',
    ];
    await stocked(
      app,
      images.map((image) => ({ images: [image] })),
    );
    expect(await fetched(app)).toEqual({ kept: 0, unchanged: 0, failed: 5 });
    const asked = new Set(app.network.requests.map(({ host }) => host));
    expect([...asked].sort()).toEqual(['open.test', 'secure.test']);
    expect(rowsOf(app, 'images')).toEqual([]);
  });

  test('what is no web address is not written down at all', async () => {
    await using app = harness();
    const images = ['ftp://img.test/a.jpg', 'https://user:secret@img.test/a.jpg', 'javascript:1'];
    await stocked(app, [{ images }], '20');
    expect(photos(app)).toEqual([]);
  });

  test('a redirect to the place of the file is followed', async () => {
    await using app = harness();
    app.network.host('old.test', {
      reply: { status: 301, headers: { location: 'https://cdn.test/a' } },
    });
    app.network.host('cdn.test', { reply: { body: photo } });
    await stocked(app, [{ images: ['http://old.test/a'] }]);
    expect(await fetched(app)).toMatchObject({ kept: 1 });
  });

  test('a photo that a dead process was fetching is taken up by the next', async () => {
    await using app = harness();
    app.network.host('img.test', { reply: { body: photo } });
    await stocked(app, [{ images: ['https://img.test/a'] }]);
    const { claimPhoto, nextDuePhoto } =
      await import('../../src/domain/images/feed-photos/photos-store.ts');
    const { inLane } = await import('../../src/db/write.ts');
    const { ctx } = app.app;
    const due = await nextDuePhoto(ctx.reader, ctx.clock.now(), []);
    if (!due) throw new Error('nothing is due');
    await ctx.write((tx) => claimPhoto(tx, due, 'dead/1', 2 * minute), inLane('test'));
    expect(await fetched(app)).toMatchObject({ kept: 0 });
    app.clock.advance(2 * minute);
    expect(await fetched(app)).toMatchObject({ kept: 1 });
  });
});
