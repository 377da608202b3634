import { describe, expect, test } from 'bun:test';
import type { Platform } from '../../schema/contracts/social.ts';
import { addImage } from '../../src/domain/images/add-image.ts';
import { second } from '../../src/lib/clock.ts';
import type { CallRequest } from '../../src/providers/call.ts';
import { ImageStoreError } from '../../src/providers/image-store/port.ts';
import { type Harness, harness } from '../support/harness.ts';
import { playGoogle } from '../support/networks/play-google.ts';
import { playLinkedIn } from '../support/networks/play-linkedin.ts';
import { playMeta } from '../support/networks/play-meta.ts';
import { playX } from '../support/networks/play-x.ts';
import type { Json } from '../support/client.ts';
import { pngPicture } from '../support/pictures.ts';
import { account, library, publishAll } from '../support/social.ts';

const text = 'Winter tires are in stock. See you on Saturday.';
const altText = 'A blue sedan on the lot';

async function webp(width: number, height: number): Promise<Uint8Array> {
  return new Bun.Image(pngPicture(width, height)).webp({ quality: 80 }).bytes();
}

type Sent = { app: Harness; post: Json; requests: readonly Readonly<CallRequest>[] };

/** Posts a picture of the site's own library and lets it go out. */
async function sendPicture(app: Harness, platform: Platform, bytes: Uint8Array): Promise<Sent> {
  const site = await app.makeSite();
  const client = await app.client(site);
  const { id: accountId } = await account(app, site, platform);
  const { id: imageId } = await addImage(app.app.ctx, site.id, bytes, altText);
  const body = { text, account_ids: [accountId], image_ids: [imageId] };
  const reply = await client.post('/social/posts', body);
  expect([reply.status, reply.body.error]).toEqual([202, undefined]);
  await publishAll(app);
  app.clock.advance(30 * second);
  await publishAll(app);
  const post = (await client.get(`/social/posts/${reply.body.data.id}`)).body.data;
  return { app, post, requests: app.network.requests.map(({ request }) => request) };
}

/** What the network fetches at this address. */
async function fetched(app: Harness, url: string) {
  const { pathname } = new URL(url);
  const response = await app.app.handle(new Request(`http://localhost${pathname}`));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { width, height, format } = await new Bun.Image(bytes).metadata();
  const type = String(response.headers.get('content-type'));
  return { type, width, height, format: String(format) };
}

function bodies(requests: Sent['requests'], end: RegExp): Json[] {
  return requests
    .filter(({ url }) => end.test(url))
    .map(({ body }) => JSON.parse(typeof body === 'string' ? body : '{}'));
}

describe('a WebP picture of the library', () => {
  test('is fetched as a JPEG by Facebook, with its alt text', async () => {
    await using app = harness();
    const played = playMeta(app);
    const { post, requests } = await sendPicture(app, 'facebook', await webp(800, 600));
    expect([post.status, played.faults]).toEqual(['published', []]);
    const [photo] = bodies(requests, /\/photos$/);
    expect(photo.alt_text_custom).toBe(altText);
    const jpeg = { type: 'image/jpeg', format: 'jpeg', width: 800, height: 600 };
    expect(await fetched(app, photo.url)).toEqual(jpeg);
  });

  test('is fetched in a shape that Instagram takes', async () => {
    await using app = harness();
    const played = playMeta(app);
    const { post, requests } = await sendPicture(app, 'instagram', await webp(2400, 600));
    expect([post.status, played.faults]).toEqual(['published', []]);
    const [container] = bodies(requests, /\/media$/);
    expect(container.alt_text).toBe(altText);
    const { type, width, height } = await fetched(app, container.image_url);
    expect([type, width]).toEqual(['image/jpeg', 1800]);
    expect(Math.abs(width / height - 1.91)).toBeLessThan(0.01);
  });

  test('is fetched as a JPEG by Google', async () => {
    await using app = harness();
    const played = playGoogle(app);
    const { post } = await sendPicture(app, 'google_business', await webp(800, 600));
    expect([post.status, played.faults]).toEqual(['published', []]);
    const { sourceUrl } = played.posts[0]?.body.media[0] ?? {};
    expect((await fetched(app, sourceUrl)).type).toBe('image/jpeg');
  });

  test('goes to LinkedIn as the bytes of a JPEG', async () => {
    await using app = harness();
    const played = playLinkedIn(app);
    const { post, requests } = await sendPicture(app, 'linkedin', await webp(800, 600));
    expect([post.status, played.faults]).toEqual(['published', []]);
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(sent?.headers['content-type']).toBe('image/jpeg');
    const { format } = await new Bun.Image(sent?.body as Uint8Array).metadata();
    expect(format).toBe('jpeg');
  });

  test('goes to X as it is', async () => {
    await using app = harness();
    const played = playX(app);
    const { post, requests } = await sendPicture(app, 'x', await webp(800, 600));
    expect([post.status, played.faults]).toEqual(['published', []]);
    const [upload] = bodies(requests, /\/media\/upload$/);
    const bytes = Buffer.from(upload.media, 'base64');
    expect((await new Bun.Image(bytes).metadata()).format).toBe('webp');
  });
});

test('a copy for a network is gone after two days, the picture itself is not', async () => {
  await using app = harness();
  playMeta(app);
  const { requests } = await sendPicture(app, 'facebook', await webp(800, 600));
  const [photo] = bodies(requests, /\/photos$/);
  app.clock.advance(49 * 60 * 60 * second);
  await app.run('sweep-images');
  await app.run('sweep-images');
  const { pathname } = new URL(photo.url);
  expect((await app.app.handle(new Request(`http://localhost${pathname}`))).status).toBe(404);
});

test('a store that cannot keep a copy makes the post wait, and leaves no doubt', async () => {
  const bytes = await webp(800, 600);
  const pictures = library({ contentType: 'image/webp' }, bytes);
  let isFull = true;
  const { keepCopy } = pictures;
  pictures.keepCopy = async (copy) => {
    if (isFull) throw new ImageStoreError('The disk is full.');
    return keepCopy(copy);
  };
  await using app = harness({ overrides: { providers: { library: pictures } } });
  const played = playMeta(app);
  const site = await app.makeSite();
  const client = await app.client(site);
  const { id: accountId } = await account(app, site, 'facebook');
  const body = { text, account_ids: [accountId], image_ids: [pictures.picture.id] };
  const { id } = (await client.post('/social/posts', body)).body.data;
  await publishAll(app);
  const waiting = (await client.get(`/social/posts/${id}`)).body.data.targets[0];
  expect([waiting.status, waiting.error, played.asked]).toEqual([
    'pending',
    'The disk is full.',
    [],
  ]);
  isFull = false;
  app.clock.advance(30 * second);
  await publishAll(app);
  expect((await client.get(`/social/posts/${id}`)).body.data.status).toBe('published');
  expect(played.asked).toEqual(['photo', 'feed']);
});
