#!/usr/bin/env bun
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../src/media/cards/draw/scene.ts';
import { drawScene } from '../../src/media/cards/draw/takumi.ts';
import { layOut } from '../../src/media/cards/layout/lay-out.ts';
import { designOf, samples, sizes } from './sample-cards.ts';

/**
 * Every sample card in every size, to be looked at: `bun test/cards/sheet.ts <folder> [names]`. A
 * sheet is one sample; with `--full` each card is a file of its own.
 */
const [folder, ...rest] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: sheet.ts <folder> [--full] [names]');
mkdirSync(folder, { recursive: true });
const isFull = rest.includes('--full');
const names = rest.filter((one) => one !== '--full');
const shown = names.length > 0 ? names : Object.keys(samples);
const [height, gap] = [560, 16];

for (const name of shown) {
  const sample = samples[name];
  if (!sample) throw new Error(`There is no sample ${name}.`);
  const pictures = new Map<string, Uint8Array>();
  const items: Item[] = [];
  let x = gap;
  for (const size of sizes) {
    const bytes = await drawScene(await layOut(await designOf(sample, size)), 'png');
    const file = `${name}-${size.width}x${size.height}`;
    if (isFull) await Bun.write(join(folder, `${file}.png`), bytes);
    pictures.set(file, bytes);
    const width = (height * size.width) / size.height;
    const area = { x, y: gap, width, height };
    items.push({ kind: 'picture', role: 'photo', name: file, ...area, whole: area });
    x += width + gap;
  }
  const all = { width: Math.ceil(x), height: height + gap * 2 };
  const scene = { ...all, language: 'en', background: '#7d838c', items, pictures };
  await Bun.write(join(folder, `${name}.png`), await drawScene(scene, 'png'));
}
