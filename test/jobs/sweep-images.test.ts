import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'bun:test';
import { addImage, removeImage } from '../../src/domain/images/add-image.ts';
import { day } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import { rowsIn } from '../support/rows-in.ts';
import { jpegPicture } from '../support/pictures.ts';
import { chooseImagePolicy } from '../../src/domain/images/policy.ts';

function filesOf(app: Harness): string[] {
  const folder = join(app.app.ctx.config.dataDir, 'images');
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The disk has a clock of its own: its files are made as old as the test's clock needs. */
function age(app: Harness, ms: number): void {
  const at = new Date(app.clock.now() - ms);
  for (const file of filesOf(app)) utimesSync(file, at, at);
}

test('files that no image names go after a day, and those of another image stay', async () => {
  await using app = harness();
  const [one, other] = [await app.makeSite(), await app.makeSite()];
  const { ctx } = app.app;
  const bytes = await jpegPicture(700, 500);
  const shared = await addImage(ctx, one.id, bytes, '');
  const kept = await addImage(ctx, other.id, bytes, '');
  const alone = await addImage(ctx, one.id, await jpegPicture(700, 500, { seed: 2 }), '');
  expect(kept.hash).toBe(shared.hash);
  expect(filesOf(app)).toHaveLength(10);
  await removeImage(ctx, one.id, shared.id);
  await removeImage(ctx, one.id, alone.id);
  age(app, day / 2);
  expect((await app.run('sweep-images')).counts).toMatchObject({ files: 0 });
  app.clock.advance(2 * day);
  age(app, 2 * day);
  expect((await app.run('sweep-images')).counts).toMatchObject({ files: 5 });
  expect(filesOf(app).every((file) => file.includes(kept.hash))).toBe(true);
  expect(rowsIn(app.app.ctx, 'SELECT hash FROM image_files')).toEqual([{ hash: kept.hash }]);
});

test('what a writer left that died goes as well, and strange files are left alone', async () => {
  await using app = harness();
  const { id } = await app.makeSite();
  const image = await addImage(app.app.ctx, id, await jpegPicture(100, 100), '');
  const [file = ''] = filesOf(app);
  const draft = `${file}.01960000-0000-7000-8000-000000000000.draft`;
  const stranger = join(app.app.ctx.config.dataDir, 'images', 'notes.txt');
  await Bun.write(draft, 'half');
  await Bun.write(stranger, 'mine');
  app.clock.advance(3 * day);
  age(app, 2 * day);
  expect((await app.run('sweep-images')).counts).toMatchObject({ files: 1 });
  expect([existsSync(draft), existsSync(stranger), existsSync(file)]).toEqual([false, true, true]);
  expect(file).toContain(image.hash);
});

test('photos of cars that left stay for 30 days, generations for 90', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const photo = await jpegPicture(300, 200);
  app.network.host('img.test', { reply: { body: photo } });
  await chooseImagePolicy(app.app.ctx, site.id, { feedPhotos: '1' });
  const cars = [1, 2].map((n) => car(n, { images: [`https://img.test/${n}.jpg`] }));
  await importCars(app, site, cars);
  await app.drain();
  await app.run('fetch-photos');
  const client = await app.client(site);
  const { data } = (await client.post('/images/generate', { prompt: 'x' })).body;
  await app.drain();
  app.clock.advance(1_000);
  await importCars(app, site, cars.slice(0, 1), true);
  await app.drain();
  app.clock.advance(29 * day);
  expect((await app.run('sweep-images')).counts).toMatchObject({ photos: 0 });
  app.clock.advance(2 * day);
  expect((await app.run('sweep-images')).counts).toMatchObject({ photos: 1 });
  expect((await client.get('/images?source=feed')).body.pagination.total_count).toBe(1);
  expect((await client.get(`/images/generations/${data.generation_id}`)).status).toBe(200);
  app.clock.advance(70 * day);
  expect((await app.run('sweep-images')).counts).toMatchObject({ generations: 1 });
  expect((await client.get(`/images/generations/${data.generation_id}`)).status).toBe(404);
});
