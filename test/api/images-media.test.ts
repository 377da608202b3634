import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'bun:test';
import { addImage } from '../../src/domain/images/add-image.ts';
import { minute } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { jpegPicture, pngPicture } from '../support/pictures.ts';

const year = 'public, max-age=31536000, immutable';

async function added(app: Harness, bytes: Uint8Array) {
  return addImage(app.app.ctx, (await app.makeSite()).id, bytes, 'A red car');
}

function get(app: Harness, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return app.app.handle(new Request(`http://localhost${path}`, { method, headers }));
}

async function sizeOf(response: Response): Promise<[number, string]> {
  const { width, format } = await new Bun.Image(await response.bytes()).metadata();
  return [width, format];
}

describe('/media', () => {
  test('serves a picture to everybody, to be kept for ever', async () => {
    await using app = harness();
    const image = await added(app, await jpegPicture(800, 600));
    const answer = await get(app, `/media/${image.hash}.jpg`);
    expect(answer.status).toBe(200);
    const { headers } = answer;
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe(year);
    expect(headers.get('etag')).toBe(`"${image.hash}.jpg"`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('vary') ?? '').not.toContain('X-API-Key');
    const bytes = await answer.bytes();
    expect(Bun.SHA256.hash(bytes, 'hex')).toBe(image.hash);
  });

  test('gives a smaller one by a width in the query or the name', async () => {
    await using app = harness();
    const { hash } = await added(app, await jpegPicture(800, 600));
    const webp = { accept: 'image/avif,image/webp,*/*' };
    expect(await sizeOf(await get(app, `/media/${hash}.jpg?w=320`))).toEqual([320, 'jpeg']);
    expect(await sizeOf(await get(app, `/media/${hash}.jpg?w=640`, webp))).toEqual([640, 'webp']);
    const largest = await get(app, `/media/${hash}.jpg?w=1280`, webp);
    expect(await sizeOf(largest)).toEqual([800, 'jpeg']);
    expect(await sizeOf(await get(app, `/media/${hash}-640.webp`))).toEqual([640, 'webp']);
    expect(await sizeOf(await get(app, `/media/${hash}-640.jpg`))).toEqual([640, 'jpeg']);
    const asked = await get(app, `/media/${hash}.jpg?w=320`);
    expect([asked.headers.get('vary'), asked.headers.get('cache-control')]).toEqual([
      'Accept',
      year,
    ]);
  });

  test('answers 304 to whoever has it, and HEAD without a body', async () => {
    await using app = harness();
    const { hash } = await added(app, await jpegPicture(100, 100));
    const path = `/media/${hash}.jpg`;
    const known = await get(app, path, { 'if-none-match': `"${hash}.jpg"` });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('cache-control')).toBe(year);
    const head = await get(app, path, {}, 'HEAD');
    expect([head.status, (await head.bytes()).length]).toEqual([200, 0]);
    expect(head.headers.get('content-type')).toBe('image/jpeg');
  });

  test('knows nothing but the pictures of its libraries', async () => {
    await using app = harness();
    const { hash } = await added(app, await jpegPicture(400, 300));
    const folder = join(app.app.ctx.config.dataDir, 'images');
    const stray = `${'ab'.repeat(32)}.jpg`;
    await Bun.write(join(folder, 'ab', stray), await jpegPicture(100, 100));
    const unknown = [
      '/media',
      '/media/',
      `/media/${hash}`,
      `/media/${hash}.png`,
      `/media/${hash}.svg`,
      `/media/${hash}.JPG`,
      `/media/${hash.toUpperCase()}.jpg`,
      `/media/${hash}-320.png`,
      `/media/${hash}-321.webp`,
      `/media/${hash}.jpg?w=0`,
      `/media/${hash}.jpg?w=99999`,
      `/media/${hash}.jpg?w=320px`,
      `/media/${stray}`,
      '/media/..%2f..%2fmaster.key',
      '/media/..%2fforecourt.db',
      '/media/%00.jpg',
      `/media/${'0'.repeat(64)}.jpg`,
      `/media/ab/${stray}`,
    ];
    for (const path of unknown) {
      const answer = await get(app, path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await answer.json()).error.code).toBe('not_found');
    }
  });

  test('takes GET and HEAD alone', async () => {
    await using app = harness();
    const { hash } = await added(app, await jpegPicture(100, 100));
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await get(app, `/media/${hash}.jpg`, {}, method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('says 404 where the file itself is lost', async () => {
    await using app = harness();
    const { hash } = await added(app, pngPicture(100, 100));
    rmSync(join(app.app.ctx.config.dataDir, 'images'), { recursive: true });
    expect((await get(app, `/media/${hash}.png`)).status).toBe(404);
  });

  test('counts what an address asks for in a window of its own', async () => {
    await using app = harness();
    const { hash } = await added(app, await jpegPicture(100, 100));
    const path = `/media/${hash}.jpg`;
    for (let n = 0; n < 300; n += 1) {
      const { status } = await get(app, path, { 'if-none-match': `"${hash}.jpg"` });
      if (status !== 304) throw new Error(`request ${n} got ${status}`);
    }
    const refused = await get(app, path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    // The window for guessed keys is another.
    expect((await app.anonymous.get('/images')).status).toBe(401);
    app.clock.advance(minute);
    expect((await get(app, path)).status).toBe(200);
  });

  test('gives a part of a file over TCP, out of a folder', async () => {
    await using app = harness();
    const { hash, bytes } = await added(app, await jpegPicture(400, 300));
    const { url } = app.app.listen(0);
    const whole = await fetch(`${url}/media/${hash}.jpg`);
    expect((await whole.bytes()).length).toBe(bytes);
    const part = await fetch(`${url}/media/${hash}.jpg`, { headers: { range: 'bytes=0-9' } });
    const range = part.headers.get('content-range');
    const got = (await part.bytes()).length;
    expect([part.status, got, range]).toEqual([206, 10, `bytes 0-9/${bytes}`]);
    const beyond = { range: `bytes=${bytes}-` };
    expect((await fetch(`${url}/media/${hash}.jpg`, { headers: beyond })).status).toBe(416);
    const head = await fetch(`${url}/media/${hash}.jpg`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)]);
  });
});
