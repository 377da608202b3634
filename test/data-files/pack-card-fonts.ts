#!/usr/bin/env bun
import { charactersOf } from './woff2-characters.ts';

/**
 * Makes src/media/cards/draw/fonts.bin of the fonts in npm, both under the SIL Open Font License
 * 1.1, whose text is packed with them:
 *
 *     bun test/data-files/pack-card-fonts.ts
 *
 * A length, an index, and the WOFF2 files as they are, each with the characters that it has.
 */
const target = new URL('../../src/media/cards/draw/fonts.bin', import.meta.url);
const faces = [
  { face: 'display', package: 'barlow-condensed', family: 'Barlow Condensed', weight: 700 },
  { face: 'displayLight', package: 'barlow-condensed', family: 'Barlow Condensed', weight: 600 },
  { face: 'strong', package: 'inter', family: 'Inter', weight: 700 },
  { face: 'plain', package: 'inter', family: 'Inter', weight: 500 },
];
const subsets = ['latin', 'latin-ext', 'vietnamese'];

export async function packFonts(): Promise<Uint8Array> {
  const files: Uint8Array[] = [];
  const fonts: unknown[] = [];
  let start = 0;
  for (const { package: name, ...face } of faces) {
    for (const subset of subsets) {
      const file = `@fontsource/${name}/files/${name}-${subset}-${face.weight}-normal.woff2`;
      const bytes = await Bun.file(new URL(import.meta.resolve(file))).bytes();
      const characters = charactersOf(bytes);
      fonts.push({ ...face, subset, start, length: bytes.length, characters });
      files.push(bytes);
      start += bytes.length;
    }
  }
  const licences: Record<string, string> = {};
  for (const { package: name, family } of faces) {
    const text = new URL(import.meta.resolve(`@fontsource/${name}/LICENSE`));
    licences[family] = await Bun.file(text).text();
  }
  const index = Buffer.from(JSON.stringify({ fonts, licences }));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(index.length);
  return Buffer.concat([size, index, ...files]);
}

if (import.meta.main) {
  const bytes = await packFonts();
  await Bun.write(target, bytes);
  console.log(`${target.pathname}: ${bytes.length} bytes`);
}
