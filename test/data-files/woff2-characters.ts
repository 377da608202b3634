import { brotliDecompressSync } from 'node:zlib';

const headerBytes = 48;
/** Tables that WOFF2 knows by number, up to the one that is looked for. */
const cmapIndex = 0;
const ownTag = 63;
const [glyf, loca] = [10, 11];

/** The characters that a WOFF2 font has a glyph for, as inclusive ranges. */
export function charactersOf(font: Uint8Array): [first: number, last: number][] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = view.getUint16(12);
  let at = headerBytes;
  let place = 0;
  let cmap: { place: number; length: number } | null = null;
  for (let count = 0; count < tables; count += 1) {
    const flags = view.getUint8(at);
    at += 1;
    const index = flags & 63;
    if (index === ownTag) at += 4;
    const size = readBase128(view, at);
    at = size.next;
    let length = size.value;
    const version = flags >> 6;
    const isTransformed = index === glyf || index === loca ? version !== 3 : version !== 0;
    if (isTransformed) {
      const transformed = readBase128(view, at);
      at = transformed.next;
      length = transformed.value;
    }
    if (index === cmapIndex) cmap = { place, length };
    place += length;
  }
  if (!cmap) throw new Error('The font has no table of characters.');
  const data = brotliDecompressSync(font.subarray(at, at + view.getUint32(20)));
  return rangesOf(readCmap(data.subarray(cmap.place, cmap.place + cmap.length)));
}

function readBase128(view: DataView, start: number): { value: number; next: number } {
  let value = 0;
  for (let at = start; ; at += 1) {
    const byte = view.getUint8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: at + 1 };
  }
}

function readCmap(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Set<number>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const start = view.getUint32(4 + index * 8 + 4);
    const format = view.getUint16(start);
    if (format === 4) for (const one of segments(view, start)) found.add(one);
    if (format === 12) for (const one of groups(view, start)) found.add(one);
  }
  return [...found].sort((one, two) => one - two);
}

function* segments(view: DataView, start: number): Generator<number> {
  const count = view.getUint16(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + count * 2];
  for (let index = 0; index < count; index += 1) {
    const [first, last] = [view.getUint16(starts + index * 2), view.getUint16(ends + index * 2)];
    const delta = view.getUint16(starts + count * 2 + index * 2);
    const rangeAt = starts + count * 4 + index * 2;
    const offset = view.getUint16(rangeAt);
    for (let char = first; char <= last && char !== 0xffff; char += 1) {
      const glyph = offset === 0 ? char : view.getUint16(rangeAt + offset + (char - first) * 2);
      const isThere = offset === 0 ? ((glyph + delta) & 0xffff) !== 0 : glyph !== 0;
      if (isThere) yield char;
    }
  }
}

function* groups(view: DataView, start: number): Generator<number> {
  for (let index = 0; index < view.getUint32(start + 12); index += 1) {
    const at = start + 16 + index * 12;
    for (let char = view.getUint32(at); char <= view.getUint32(at + 4); char += 1) yield char;
  }
}

function rangesOf(characters: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const one of characters) {
    const last = ranges.at(-1);
    if (last && last[1] === one - 1) last[1] = one;
    else ranges.push([one, one]);
  }
  return ranges;
}
