import { describe, expect, test } from 'bun:test';
import { imageSizes } from '../../schema/contracts/images.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { type Operation, testCallers, testIds } from '../support/callers.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { outbox, rowsOf } from '../support/outbox.ts';
import { fakeMakers } from '../support/pictures.ts';

const generate: Operation = {
  method: 'POST',
  path: '/images/generate',
  scope: 'images:write',
  body: { prompt: 'winter tire event' },
};
const list: Operation = { method: 'GET', path: '/images', scope: 'images:read' };
const one: Operation = { ...list, path: '/images/{id}' };
const generation: Operation = { ...list, path: '/images/generations/{id}' };

function withFakes(): Harness {
  return harness({ overrides: { providers: fakeMakers() } });
}

async function generated(app: Harness, client: Client, body: object): Promise<Json> {
  const accepted = await client.post('/images/generate', body);
  expect([accepted.status, accepted.body.data.status]).toEqual([202, 'generating']);
  const id: string = accepted.body.data.generation_id;
  const before = await client.get(`/images/generations/${id}`);
  expect([before.body.data.status, before.body.data.image]).toEqual(['generating', null]);
  await app.drain();
  return (await client.get(`/images/generations/${id}`)).body.data;
}

describe('callers of images', () => {
  testCallers([generate, list, one, generation]);
  testIds([generation], async (client) => {
    return (await client.post('/images/generate', generate.body ?? {})).body.data.generation_id;
  });
  testIds([one], async (client, app) => {
    return (await generated(app, client, { prompt: 'a card' })).image.id;
  });

  test('a wrong method is told what each path takes', async () => {
    await using app = harness();
    const paths = {
      '/images': 'GET, HEAD',
      '/images/generate': 'POST',
      '/images/generations/01960000-0000-7000-8000-000000000000': 'GET, HEAD',
    };
    for (const [path, allow] of Object.entries(paths)) {
      const reply = await app.anonymous.delete(path);
      expect([path, reply.status, reply.headers.get('allow')]).toEqual([path, 405, allow]);
    }
  });
});

describe('POST /images/generate', () => {
  test('makes an image in each size, tells of it once and lists it', async () => {
    await using app = withFakes();
    const site = await app.makeSite();
    const client = await app.client(site);
    for (const size of imageSizes) {
      const made = await generated(app, client, { prompt: `card ${size}`, size });
      const [width, height] = size.split('x').map((side) => Math.floor(Number(side) / 10));
      expect([made.status, made.error]).toEqual(['complete', null]);
      expect(made.image).toMatchObject({ width, height, source: 'generated' });
      expect(made.image.prompt).toBe(`card ${size}`);
      expect(made.image.alt_text).toBe(`A card: card ${size}`);
      expect((await client.get(`/images/${made.image.id}`)).body.data).toEqual(made.image);
      const told = outbox(app).filter(({ data }) => data.generation_id === made.generation_id);
      const { id: image_id, url, prompt } = made.image;
      expect(told).toEqual([
        {
          type: 'image.generation.completed',
          siteId: site.id,
          data: { generation_id: made.generation_id, prompt, image_id, url },
        },
      ]);
    }
    const all = await client.get('/images?limit=4');
    expect(all.body.pagination).toMatchObject({ has_more: true, total_count: 6 });
    const rest = await client.get(`/images?limit=4&cursor=${all.body.pagination.next_cursor}`);
    const prompts = [...all.body.data, ...rest.body.data].map(({ prompt }: Json) => prompt);
    expect(prompts).toEqual(imageSizes.map((size) => `card ${size}`).reverse());
    expect((await client.get('/images?source=upload')).body.pagination.total_count).toBe(0);
    expect((await client.get('/images?source=generated')).body.pagination.total_count).toBe(6);
  });

  test('keeps the alternative text that is given', async () => {
    await using app = withFakes();
    const client = await app.client(await app.makeSite());
    const made = await generated(app, client, { prompt: 'a card', alt_text: '  A red car ' });
    expect(made.image.alt_text).toBe('A red car');
  });

  test('tells the reason of a refusal, once, and keeps nothing', async () => {
    await using app = withFakes();
    const client = await app.client(await app.makeSite());
    const made = await generated(app, client, { prompt: 'refuse this' });
    const error = 'No such vehicle is in stock.';
    expect([made.status, made.image, made.error]).toEqual(['failed', null, error]);
    const told = outbox(app).map(({ type, data }) => [type, data]);
    const data = { generation_id: made.generation_id, prompt: 'refuse this', error };
    expect(told).toEqual([['image.generation.failed', data]]);
    expect(rowsOf(app, 'images')).toEqual([]);
  });

  test('tries again when the maker breaks, and then fails with a reason of ours', async () => {
    let tries = 0;
    const make = async () => {
      tries += 1;
      throw new Error('The maker of cards broke: segmentation fault at 0x7f.');
    };
    await using app = harness({ overrides: { providers: fakeMakers({ make }) } });
    const client = await app.client(await app.makeSite());
    const accepted = await client.post('/images/generate', { prompt: 'a card' });
    for (let turn = 0; turn < 3; turn += 1) {
      await app.drain();
      app.clock.advance(60_000);
    }
    const path = `/images/generations/${accepted.body.data.generation_id}`;
    const { status, error } = (await client.get(path)).body.data;
    const words = 'The maker of cards failed. Try other words, or try again later.';
    expect([tries, status, error]).toEqual([3, 'failed', words]);
    expect(outbox(app).map(({ type }) => type)).toEqual(['image.generation.failed']);
  });

  test('an equal request with the same key makes one image and sends one event', async () => {
    await using app = withFakes();
    const client = await app.client(await app.makeSite());
    const key = { 'x-idempotency-key': 'card-1' };
    const first = await client.post('/images/generate', { prompt: 'a card' }, key);
    const again = await client.post('/images/generate', { prompt: 'a card' }, key);
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await client.post('/images/generate', { prompt: 'another' }, key);
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict']);
    await app.drain();
    expect(outbox(app)).toHaveLength(1);
    expect((await client.get('/images')).body.pagination.total_count).toBe(1);
  });

  const refused: [name: string, body: object, path: string][] = [
    ['no prompt', {}, 'prompt'],
    ['an empty prompt', { prompt: '  ' }, 'prompt'],
    ['a prompt that is too long', { prompt: 'x'.repeat(2001) }, 'prompt'],
    ['a size of its own', { prompt: 'a', size: '512x512' }, 'size'],
    [
      'an alternative text that is too long',
      { prompt: 'a', alt_text: 'x'.repeat(501) },
      'alt_text',
    ],
    ['an article that is no id', { prompt: 'a', content_id: '7' }, 'content_id'],
    [
      'an unknown article',
      { prompt: 'a', content_id: '01960000-0000-7000-8000-000000000000' },
      'content_id',
    ],
    ['an unknown field', { prompt: 'a', n: 2 }, 'n'],
  ];
  for (const [name, body, path] of refused) {
    test(`refuses ${name}`, async () => {
      await using app = withFakes();
      const client = await app.client(await app.makeSite());
      const reply = await client.post('/images/generate', body);
      expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_error']);
      expect(reply.body.error.details.issues[0].path).toBe(path);
    });
  }

  test('refuses an unknown source and a cursor of another list', async () => {
    await using app = withFakes();
    const client = await app.client(await app.makeSite());
    for (const query of ['source=stock', 'limit=0', 'cursor=abc', 'page=2']) {
      expect((await client.get(`/images?${query}`)).status).toBe(400);
    }
  });

  test('makes no picture of the same card known to another site', async () => {
    await using app = withFakes();
    const owner = await app.client(await app.makeSite());
    const other = await createSite(app.app.ctx, { name: 'Harbor Auto', slug: 'harbor' });
    const stranger = await app.client(other);
    const made = await generated(app, owner, { prompt: 'a card' });
    const same = await generated(app, stranger, { prompt: 'a card' });
    expect(same.image.url).toBe(made.image.url);
    expect((await stranger.get(`/images/${made.image.id}`)).status).toBe(404);
    expect((await stranger.get('/images')).body.pagination.total_count).toBe(1);
  });
});
