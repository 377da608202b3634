import { describe, expect, test } from 'bun:test';
import type { CardRequest, CardSources } from '../../src/media/cards/card-request.ts';
import { chooseImagePolicy } from '../../src/domain/images/policy.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { removeImage } from '../../src/domain/images/add-image.ts';
import type { ImageMaker } from '../../src/providers/image-maker/port.ts';
import { harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import { makeArticle } from '../support/make-article.ts';
import { rowsOf } from '../support/outbox.ts';
import { fakeMaker, fakeMakers, jpegPicture } from '../support/pictures.ts';
import { quickProviders } from '../support/canned-providers.ts';

/** Keeps what it was asked, and asks the store what a test wants to know. */
function curious(ask: (sources: CardSources) => Promise<unknown> = async () => null) {
  const requests: CardRequest[] = [];
  const answers: unknown[] = [];
  const make: ImageMaker['make'] = async (job) => {
    requests.push(job.request);
    answers.push(await ask(job.sources));
    return fakeMaker().make(job);
  };
  return { requests, answers, providers: { ...quickProviders(), ...fakeMakers({ make }) } };
}

describe('what a maker of cards is told', () => {
  test('the store, its colour, the size, and the article that the picture is for', async () => {
    const { requests, providers } = curious();
    await using app = harness({ overrides: { providers } });
    const site = await app.makeSite();
    const client = await app.client(site);
    await chooseImagePolicy(app.app.ctx, site.id, { brandColor: '#0a5fb4' });
    const content_id = await makeArticle(app, client);
    await client.post('/images/generate', { prompt: ' card ', size: '1080x1350', content_id });
    await app.drain();
    const [request] = requests;
    const { title } = (await client.get(`/content/${content_id}`)).body.data;
    expect(request).toMatchObject({ prompt: 'card', size: { width: 1080, height: 1350 } });
    expect(request?.brand).toEqual({ color: '#0a5fb4', logoHash: null });
    expect([request?.store.name, request?.locale]).toEqual(['Prairie Motors', 'en-US']);
    expect([request?.article?.id, request?.article?.title]).toEqual([content_id, title]);
  });

  test('stock by any part of it, photos as they are needed, and prices that fell', async () => {
    const found: string[][] = [];
    const { answers, providers } = curious(async (sources) => {
      const names = async (question: Parameters<CardSources['stock']>[0]) => {
        found.push((await sources.stock(question)).map(({ stockNumber }) => stockNumber ?? ''));
      };
      await names({ make: 'toyota', model: 'CAMRY' });
      await names({ model: 'camry', year: 2024 });
      await names({ trim: 'xle' });
      await names({ stockNumber: 'p1002' });
      await names({ make: 'Toyota', model: 'Corolla' });
      await names({ priceDrop: true });
      const [one] = await sources.stock({ stockNumber: 'P1001' });
      const bytes = one && (await sources.photo(one.photoHashes[0] ?? ''));
      return { models: await sources.models(), before: one?.priceBefore, kind: bytes?.[0] };
    });
    await using app = harness({ overrides: { providers } });
    const site = await app.makeSite();
    const other = await app.makeSite();
    app.network.host('img.test', { reply: { body: await jpegPicture(400, 300) } });
    const images = ['https://img.test/1.jpg'];
    const listed = [car(1, { images }), car(2, { images, year: 2024 }), car(3, { trim: 'XLE' })];
    await importCars(
      app,
      site,
      listed.map((one) => ({ ...one, price: 21_000 })),
    );
    await importCars(app, other, [car(9)]);
    app.clock.advance(86_400_000);
    const later = listed.map((one) => ({
      ...one,
      price: one.stock_number === 'P1001' ? 19_500 : 21_000,
    }));
    await importCars(app, site, later);
    app.network.host('img.example.com', { reply: { status: 404 } });
    const client = await app.client(site);
    await client.post('/images/generate', { prompt: 'card' });
    await app.drain();
    expect(found.map((one) => one.toSorted())).toEqual([
      ['P1001', 'P1002', 'P1003'],
      ['P1002'],
      ['P1003'],
      ['P1002'],
      [],
      ['P1001'],
    ]);
    const [told] = answers as { models: object[]; before: object; kind: number }[];
    expect(told?.kind).toBe(0xff);
    expect(told?.before).toMatchObject({ priceCents: 2_100_000 });
    expect(told?.models).toHaveLength(2);
  });

  test('what is wrong with a text by the advertising rules', async () => {
    const { answers, providers } = curious((sources) =>
      Promise.all([sources.check('Everybody is approved!'), sources.check('Come and see us.')]),
    );
    await using app = harness({ overrides: { providers } });
    const client = await app.client(await app.makeSite());
    await client.post('/images/generate', { prompt: 'card' });
    await app.drain();
    const [[bad, good] = []] = answers as string[][][];
    expect([bad?.length === 0, good]).toEqual([false, []]);
  });
});

describe('pictures of articles', () => {
  test('none is made where the site wants none', async () => {
    const { requests, providers } = curious();
    await using app = harness({ overrides: { providers } });
    const client = await app.client(await app.makeSite());
    await makeArticle(app, client);
    await app.drain();
    expect([requests.length, rowsOf(app, 'images').length]).toEqual([0, 0]);
  });

  test('a finished one gets a card, which no one removes while it shows it', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const { ctx } = app.app;
    // As every site is that has said nothing.
    const site = await createSite(ctx, { name: 'Harbor Auto', slug: 'harbor' });
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    await app.drain();
    const [image] = (await client.get('/images')).body.data;
    const [row] = rowsOf(app, 'articles');
    expect(JSON.parse(row?.featured_image)).toEqual({
      url: image.url,
      altText: image.alt_text,
      width: 120,
      height: 63,
    });
    const shown = `The image is shown by the article ${id}.`;
    await expect(removeImage(ctx, site.id, image.id)).rejects.toThrow(shown);
  });

  test('each post gets one in the shape of its network, and a new one replaces it', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const site = await app.makeSite();
    await chooseImagePolicy(app.app.ctx, site.id, { articleImages: 'all' });
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    for (let time = 0; time < 2; time += 1) {
      const asked = await client.post(`/content/${id}/content-tools/social-snippets`, {});
      expect(asked.status).toBe(202);
      await app.drain();
    }
    const read = async (type: string) =>
      (await client.get(`/content/${id}/components/${type}`)).body.data.metadata.image;
    const sizes = await Promise.all(
      ['facebookSnip', 'twitterSnip', 'linkedinSnip', 'instagramSnip', 'googleBusinessSnip'].map(
        async (type) => {
          const { width, height } = await read(type);
          return `${width}x${height}`;
        },
      ),
    );
    expect(sizes).toEqual(['120x63', '120x63', '120x63', '108x135', '108x108']);
    expect((await client.get('/images')).body.pagination.total_count).toBe(4);
  });

  test('a maker that fails leaves the article as it was', async () => {
    const make = async () => ({ reason: 'No facts.' });
    const providers = { ...quickProviders(), ...fakeMakers({ make }) };
    await using app = harness({ overrides: { providers } });
    const site = await app.makeSite();
    await chooseImagePolicy(app.app.ctx, site.id, { articleImages: 'featured' });
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    await app.drain();
    expect((await client.get(`/content/${id}`)).body.data.status).toBe('complete');
    expect(rowsOf(app, 'images')).toEqual([]);
  });
});
