import { describe, expect, test } from 'bun:test';
import { chooseImagePolicy } from '../../src/domain/images/policy.ts';
import { withOwnPhotos } from '../../src/domain/share/html/photos.ts';
import { car, cars, type FeedCar, importCars } from '../support/make-vehicle.ts';
import { jpegPicture } from '../support/pictures.ts';
import { onPage, share, type SharedPage, sharedPage } from '../support/share-page.ts';

const host = 'img.test';

/** A page of these cars, of which the library keeps this many photos each. */
async function pictured(stock: FeedCar[], kept: number, width = 1_600): Promise<SharedPage> {
  const page = await sharedPage({}, { stock });
  const { app } = page;
  const height = Math.round((width * 3) / 4);
  app.network.host(host, {
    reply: async ({ url }) => ({ body: await jpegPicture(width, height, { seed: url.length }) }),
  });
  await chooseImagePolicy(app.app.ctx, page.site.id, { feedPhotos: String(kept) });
  await importCars(app, page.site, [...stock, car(999, { images: [] })]);
  await app.drain();
  const { counts, error } = await app.run('fetch-photos');
  expect([error, counts?.['kept']]).toEqual([null, stock.length * kept]);
  return page;
}

function policyOf({ headers }: { headers: Headers }): string | undefined {
  const policy = headers.get('content-security-policy') ?? '';
  return policy.split('; ').find((one) => one.startsWith('img-src'));
}

function imagesIn(text: string): Record<string, string>[] {
  return [...text.matchAll(/<img ([^>]*)>/g)].map(([, inner = '']) => {
    const pairs = [...inner.matchAll(/([\w-]+)="([^"]*)"/g)];
    return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
  });
}

describe('photos of a page', () => {
  test('are our own where the library keeps them, in sizes to choose from', async () => {
    const images = [1, 10, 100].map((name) => `https://${host}/${name}.jpg`);
    const page = await pictured([car(1, { images })], 2);
    await using app = page.app;
    const opened = await page.open();
    const [one, two, three] = imagesIn(opened.text);
    expect(one?.['src']).toMatch(/^\/media\/[0-9a-f]{64}\.jpg\?w=640$/);
    expect(two?.['src']).not.toBe(one?.['src'] ?? '');
    expect(three?.['src']).toBe('https://img.test/100.jpg');
    expect([three?.['srcset'], typeof one?.['sizes']]).toEqual([undefined, 'string']);
    expect(policyOf(opened)).toBe("img-src 'self' https://img.test");
    const wanted = (one?.['srcset'] ?? '').split(', ').map((candidate) => candidate.split(' '));
    expect(wanted.map(([, width]) => width)).toEqual(['320w', '640w', '1280w']);
    for (const [path = '', width = ''] of wanted) {
      const reply = await fetch(`${app.app.listen(0).url}${path}`, {
        headers: { accept: 'image/webp' },
      });
      expect([path, reply.status]).toEqual([path, 200]);
      const served = await new Bun.Image(await reply.bytes()).metadata();
      expect(`${served.width}w`).toBe(width);
    }
    const { vehicles } = (await page.get()).body.page;
    expect(vehicles[0].images).toEqual(images);
  });

  test('are asked for as they are where they are small', async () => {
    const page = await pictured([car(1, { images: [`https://${host}/1.jpg`] })], 1, 300);
    await using _app = page.app;
    const opened = await page.open();
    const [one] = imagesIn(opened.text);
    expect(one?.['src']).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/);
    expect(one?.['srcset']).toBeUndefined();
    expect(policyOf(opened)).toBe("img-src 'self'");
  });

  test('of another store with the same feed are not taken for our own', async () => {
    const images = [`https://${host}/1.jpg`];
    const page = await pictured([car(1, { images })], 1);
    await using app = page.app;
    const other = await app.makeSite();
    await importCars(app, other, [car(1, { images })]);
    await app.drain();
    const token = await share(app, other, { vehicles: [car(1).vin ?? ''] });
    expect(policyOf(await onPage(app, other, token).open())).toBe('img-src https://img.test');
  });

  test('leave a page of 50 vehicles under 60 kB', async () => {
    const stock = cars(50, (number) => ({ images: [`https://${host}/${'x'.repeat(number)}.jpg`] }));
    const page = await pictured(stock, 1, 700);
    await using _app = page.app;
    const opened = await page.open();
    expect(imagesIn(opened.text)).toHaveLength(50);
    expect(opened.text.match(/\/media\//g)?.length).toBe(50);
    expect(Buffer.byteLength(opened.text)).toBeLessThan(60_000);
  }, 120_000);

  test('that no policy can name are not shown, and name no directive of their own', async () => {
    const images = [
      'https://*/2.jpg',
      'https://a.example,b.example/3.jpg',
      'https://x%3Breport-uri/4.jpg',
      'https://[2001:db8::1]/5.jpg',
      'https://good_one.example:8443/6.jpg',
    ];
    const page = await sharedPage({}, { stock: [car(1, { images })] });
    await using _app = page.app;
    const opened = await page.open();
    expect(policyOf(opened)).toBe('img-src https://good_one.example:8443');
    expect(opened.headers.get('content-security-policy')).not.toMatch(/sandbox|\*|,|report/);
    expect(imagesIn(opened.text).map(({ src }) => src)).toEqual(images.slice(-1));
  });
});

test('a text shows our own photos in the place of the same ones elsewhere', () => {
  const path = `/media/${'a'.repeat(64)}.jpg`;
  const own = new Map([['https://x.example/1?a=1&b=2', { path, widths: [320, 500], width: 500 }]]);
  const html =
    '<p><img alt="A" src="https://x.example/1?a=1&amp;b=2"> <img src="https://y.example/"></p>';
  expect(withOwnPhotos(html, own)).toBe(
    `<p><img alt="A" src="${path}?w=320"> <img src="https://y.example/"></p>`,
  );
});
