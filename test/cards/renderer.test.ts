import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Card } from '../../src/media/cards/card-request.ts';
import { drawScene } from '../../src/media/cards/draw/takumi.ts';
import { makeCard } from '../../src/media/cards/index.ts';
import { layOut } from '../../src/media/cards/layout/lay-out.ts';
import { packFonts } from '../data-files/pack-card-fonts.ts';
import { requestFor, sourcesOf, stock, store } from './made-store.ts';
import { designOf, samples, sizes } from './sample-cards.ts';

/** Only what hangs is to fail: drawing takes its time on a busy machine. */
setDefaultTimeout(120_000);

const prompt = 'price card for the 2026 Equinox LT';
const draw = resolve(import.meta.dir, '../../src/media/cards/draw');

async function made(size: { width: number; height: number }): Promise<Card> {
  const card = await makeCard(requestFor(prompt, { size }), sourcesOf({ store, stock }));
  if ('reason' in card) throw new Error(card.reason);
  return card;
}

describe('what is packed into the program', () => {
  test('is the renderer of the installed package', async () => {
    const packed = await Bun.file(join(draw, 'takumi.bin')).bytes();
    const installed = import.meta.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm');
    const bytes = await Bun.file(new URL(installed)).bytes();
    expect(Bun.zstdDecompressSync(packed).equals(bytes)).toBe(true);
  });

  test('is the fonts of the installed packages, with their licences', async () => {
    const packed = Buffer.from(await Bun.file(join(draw, 'fonts.bin')).bytes());
    expect(packed.equals(await packFonts())).toBe(true);
    expect(packed.toString('utf8', 0, 40_000)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});

describe('a card', () => {
  test('is a JPEG of its size, neither tiny nor heavy', async () => {
    for (const size of sizes) {
      const card = await made(size);
      expect(await new Bun.Image(card.bytes).metadata()).toEqual({ ...size, format: 'jpeg' });
      expect(card).toMatchObject({ contentType: 'image/jpeg', ...size });
      expect([...card.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(card.bytes.length).toBeGreaterThan(30_000);
      expect(card.bytes.length).toBeLessThan(300_000);
    }
  });

  test('is the same whenever it is drawn of the same facts', async () => {
    const [one, two] = [await made(sizes[0]), await made(sizes[0])];
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
  });

  test('keeps the alternative text that the client gave', async () => {
    const request = requestFor(prompt, { altText: 'Our Equinox.' });
    const card = await makeCard(request, sourcesOf({ store, stock }));
    expect(card).toMatchObject({ altText: 'Our Equinox.' });
  });

  test('is drawn one beside others as it is alone', async () => {
    const names = ['article', 'review', 'event', 'plain'];
    const one = async (name: string): Promise<Uint8Array> => {
      const sample = samples[name];
      if (!sample) throw new Error(name);
      return drawScene(await layOut(await designOf(sample, sizes[2])), 'jpeg');
    };
    const together = await Promise.all(names.map(one));
    for (const [index, name] of names.entries()) {
      expect(Buffer.compare(await one(name), together[index] ?? new Uint8Array())).toBe(0);
    }
  });

  test('is made in a worker as in the main thread', async () => {
    const worker = new Worker(new URL('./card-worker.ts', import.meta.url));
    const answer = new Promise<Card>((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<Card>) => done(data);
      worker.onerror = ({ message }) => fail(new Error(message));
    });
    worker.postMessage(prompt);
    const card = await answer;
    worker.terminate();
    expect(Buffer.compare(card.bytes, (await made(sizes[0])).bytes)).toBe(0);
  });
});

describe('compiled', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cards-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('one file draws the card by itself', async () => {
    const [binary, output] = [join(folder, 'card'), join(folder, 'card.jpg')];
    const flags = ['--compile', '--bytecode', '--format=esm', '--minify-syntax'];
    const entry = join(import.meta.dir, 'compiled-card.ts');
    const build = Bun.spawn([process.execPath, 'build', ...flags, '--outfile', binary, entry], {
      cwd: folder,
      stdout: 'ignore',
      stderr: 'pipe',
    });
    expect([await build.exited, await new Response(build.stderr).text()]).toEqual([
      0,
      expect.any(String),
    ]);
    const run = Bun.spawn([binary, prompt, output], { cwd: folder, stderr: 'pipe' });
    expect([await run.exited, await new Response(run.stderr).text()]).toEqual([0, '']);
    const bytes = await Bun.file(output).bytes();
    expect(Buffer.compare(bytes, (await made(sizes[0])).bytes)).toBe(0);
  });
});
