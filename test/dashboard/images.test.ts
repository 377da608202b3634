import { afterAll, beforeAll, expect, test } from 'bun:test';
import { putArticleImage } from '../../src/domain/images/article-images-store.ts';
import { findGeneration } from '../../src/domain/images/generations-store.ts';
import { imagePolicyOf } from '../../src/domain/images/policy.ts';
import { findImage, listLibrary } from '../../src/domain/images/store.ts';
import { inLane } from '../../src/db/write.ts';
import { pngPicture } from '../support/pictures.ts';
import { audited } from './support/audited.ts';
import { sendFiles } from './support/sending-files.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const library = '/app/prairie/images';

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
}, 60_000);
afterAll(() => store[Symbol.asyncDispose]());

function pictureFile(number: number): File {
  return new File([new Uint8Array(pngPicture(64, 48, { seed: number }))], 'van.png');
}

let seed = 100;
async function upload(alt = 'A van'): Promise<string> {
  seed += 1;
  const author = await store.as('author');
  const file = pictureFile(seed);
  const { headers } = await sendFiles(author, `${library}/upload`, { file, alt });
  return /images\/([0-9a-f-]{36})/.exec(headers.get('location') ?? '')?.[1] ?? '';
}

function imageOf(id: string) {
  return findImage(store.ctx.reader, store.site.id, id);
}

test('a picture is uploaded with what it shows', async () => {
  const id = await upload('The new service bay');
  expect(await imageOf(id)).toMatchObject({ altText: 'The new service bay', source: 'upload' });
  expect(await audited(store, 'image.upload')).toMatchObject({
    actor: 'Dan Whitcomb',
    subjectId: id,
  });
  const { html } = await (await store.as('author')).get(library);
  expect(html).toContain('The new service bay');
  expect(html).toContain('Needs a description');
});

test('without words, or with another kind of file, it is not', async () => {
  const author = await store.as('author');
  const before = await listLibrary(store.ctx.reader, store.site.id, {}, { limit: 99 });
  const file = pictureFile(7);
  const silent = await sendFiles(author, `${library}/upload`, { file, alt: ' ' });
  expect([silent.status, silent.html.includes('Say what the image shows')]).toEqual([422, true]);
  const text = new File(['just text'], 'van.png');
  const wrong = await sendFiles(author, `${library}/upload`, { file: text, alt: 'A van' });
  expect([wrong.status, wrong.html.includes('This file cannot be used.')]).toEqual([422, true]);
  expect(wrong.html).toContain('value="A van"');
  const after = await listLibrary(store.ctx.reader, store.site.id, {}, { limit: 99 });
  expect(after.length).toBe(before.length);
});

test('what it shows is said anew', async () => {
  const id = await upload();
  const author = await store.as('author');
  const saved = await author.post(`${library}/${id}`, { alt: 'A white van' });
  expect(saved.status).toBe(303);
  expect((await imageOf(id))?.altText).toBe('A white van');
  expect(await audited(store, 'image.change')).toMatchObject({ subjectId: id });
  const wrong = await author.post(`${library}/${id}`, { alt: 'x'.repeat(501) });
  expect([wrong.status, (await imageOf(id))?.altText]).toEqual([422, 'A white van']);
  const elsewhere = await (await store.as('owner')).post(`/app/omaha/images/${id}`, { alt: 'X' });
  expect(elsewhere.status).toBe(404);
});

test('a picture is made, and its page follows how far it is', async () => {
  const author = await store.as('author');
  const wrong = await author.post(`${library}/generate`, { prompt: ' ', size: '1080x1080' });
  expect([wrong.status, wrong.html.includes('Say what to show')]).toEqual([422, true]);
  const asked = { prompt: 'winter tire event', size: '1080x1350' };
  const { headers } = await author.post(`${library}/generate`, asked);
  const path = headers.get('location') ?? '';
  const id = path.split('/').at(-1) ?? '';
  expect(await findGeneration(store.ctx.reader, store.site.id, id)).toMatchObject(asked);
  expect(await audited(store, 'image.generate')).toMatchObject({ subjectId: id });
  const { html } = await author.get(path);
  expect(html).toContain(`watch=generation%3A${id}`);
  expect((await author.get(path.replace('prairie', 'omaha'))).status).toBe(404);
});

test('an image goes, unless something shows it', async () => {
  const manager = await store.as('manager');
  const used = await upload();
  const key = { siteId: store.site.id, articleId: store.articles.submitted, purpose: 'featured' };
  await store.ctx.write(
    (tx) => putArticleImage(tx, key as Parameters<typeof putArticleImage>[1], used),
    inLane(store.site.id),
  );
  const asked = await manager.get(`${library}/${used}/delete`);
  expect(asked.html).toContain('It cannot be deleted while these use it');
  expect((await manager.post(`${library}/${used}/delete`)).status).toBe(409);
  expect(await imageOf(used)).toBeDefined();
  const free = await upload();
  expect((await (await store.as('reviewer')).post(`${library}/${free}/delete`)).status).toBe(403);
  const gone = await manager.post(`${library}/${free}/delete`);
  expect(gone.headers.get('location')).toBe(`${library}?said=deleted`);
  expect(await imageOf(free)).toBeUndefined();
  expect(await audited(store, 'image.delete')).toMatchObject({ subjectId: free });
});

test('color, logo and what comes by itself are chosen', async () => {
  const manager = await store.as('manager');
  const logo = await upload('Our logo');
  expect((await manager.post(`${library}/${logo}/logo`)).status).toBe(303);
  const typed = { color: '#0A5FB4', articles: 'all', photos: '4' };
  expect((await manager.post(`${library}/settings`, typed)).status).toBe(303);
  expect(await imagePolicyOf(store.ctx.reader, store.site.id)).toMatchObject({
    brandColor: '#0a5fb4',
    articleImages: 'all',
    feedPhotos: 4,
    logoImageId: logo,
  });
  expect(await audited(store, 'site.change')).toMatchObject({ subjectKind: 'images' });
  const wrong = await manager.post(`${library}/settings`, {
    ...typed,
    color: 'blue',
    photos: '99',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('Enter a color such as #0a5fb4.');
  expect(wrong.html).toContain('Enter a whole number from 0 to 20.');
  expect(wrong.html).toContain('value="blue"');
  await manager.post(`${library}/settings`, { ...typed, color: '', no_logo: 'yes' });
  expect(await imagePolicyOf(store.ctx.reader, store.site.id)).toMatchObject({
    brandColor: null,
    logoImageId: null,
  });
});
