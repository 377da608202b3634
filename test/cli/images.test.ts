import { join } from 'node:path';
import { expect, test } from 'bun:test';
import { commands } from '../support/processes.ts';
import { exif, jpegPicture, withSegment } from '../support/pictures.ts';

test('images are added, listed, served and removed by command, beside a server', async () => {
  await using program = commands();
  await program.makeStore();
  const file = join(program.folder, 'lot.png');
  await Bun.write(file, withSegment(await jpegPicture(800, 600), 0xe1, exif(6)));
  const server = await program.serve();
  const site = ['--site', 'prairie', '--json'];
  const added = await program.run(['images', 'add', file, file, '--alt', 'The lot', ...site]);
  expect([added.code, added.errors]).toEqual([0, '']);
  const { images } = JSON.parse(added.output);
  expect(images[0]).toMatchObject({ width: 600, height: 800, content_type: 'image/jpeg' });
  expect([images[0].alt_text, images[0].id]).toEqual(['The lot', images[1].id]);
  const path = new URL(images[0].url).pathname;
  const answer = await fetch(server.url + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const listed = JSON.parse((await program.run(['images', 'list', ...site])).output);
  expect([listed.total, listed.images.length]).toEqual([1, 1]);
  const backup = await program.run(['backup', join(program.folder, 'copy.db')]);
  expect(backup.output).toMatch(/Images are not in it: copy .*images too \(3 files, \d+ bytes\)/);
  const removed = await program.run(['images', 'remove', images[0].id, ...site]);
  expect([removed.code, JSON.parse(removed.output).removed]).toEqual([0, true]);
  const again = await program.run(['images', 'remove', images[0].id, ...site]);
  expect([again.code, again.errors]).toEqual([
    1,
    `forecourt: The site has no image ${images[0].id}.\n`,
  ]);
}, 60_000);

test('says in one line why a file is not taken, and keeps settings', async () => {
  await using program = commands();
  await program.makeStore();
  const file = join(program.folder, 'logo.jpg');
  await Bun.write(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const refused = await program.run(['images', 'add', file, '--site', 'prairie']);
  const missing = await program.run(['images', 'add', `${file}x`, '--site', 'prairie']);
  expect([refused.code, refused.errors]).toEqual([
    1,
    'forecourt: The file is not a JPEG, PNG, WebP, GIF or BMP picture.\n',
  ]);
  expect([missing.code, missing.errors]).toEqual([1, `forecourt: There is no file "${file}x".\n`]);
  const chosen = ['--feed-photos', '3', '--article-images', 'all', '--brand-color', '#0A5FB4'];
  const set = ['images', 'settings', '--site', 'prairie', '--json'];
  await program.run([...set, ...chosen]);
  expect(JSON.parse((await program.run(set)).output)).toEqual({
    feed_photos: 3,
    article_images: 'all',
    brand_color: '#0a5fb4',
    logo: null,
  });
  for (const wrong of [
    '--feed-photos=99',
    '--article-images=on',
    '--brand-color=red',
    '--logo=7',
  ]) {
    expect((await program.run([...set, wrong])).code).toBe(2);
  }
}, 60_000);
