import { type Chunk, pngChunks, viewOf, webpChunks } from './chunks.ts';
import { type JpegSegment, jpegSegments } from './jpeg-segments.ts';

/** The profiles of cameras and screens take some 550 to 3,200 bytes; more is a place to hide in. */
const largestProfile = 4096;

/**
 * A picture that we have encoded, without whatever is not needed to show it. The encoder keeps
 * nothing of its source but the colour profile, which a stranger has written: one that is no
 * profile, or far larger than any, goes.
 */
export function withoutMetadata(bytes: Uint8Array, format: 'jpg' | 'png' | 'webp'): Uint8Array {
  if (format === 'jpg') return cleanJpeg(bytes);
  return format === 'png' ? cleanPng(bytes) : cleanWebp(bytes);
}

function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const { segments, isWhole } = jpegSegments(bytes);
  if (!isWhole) throw new Error('The encoder made a JPEG without an end.');
  const kept = segments.filter((segment) => isNeeded(bytes, segment));
  const last = segments.at(-1)?.to ?? 2;
  const parts = kept.map(({ from, to }) => bytes.subarray(from, to));
  return joined([bytes.subarray(0, 2), ...parts, bytes.subarray(last, last + 2)]);
}

/** APP0 is JFIF, APP14 tells Adobe's transform, APP2 may be a profile; others are remarks. */
function isNeeded(bytes: Uint8Array, { marker, from, to }: JpegSegment): boolean {
  const isRemark = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  if (!isRemark || marker === 0xe0 || marker === 0xee) return true;
  // "ICC_PROFILE", a zero, and which part of how many this is.
  return marker === 0xe2 && isProfile(bytes.subarray(from + 18, to));
}

const pngNeeds = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM']);

function cleanPng(bytes: Uint8Array): Uint8Array {
  const kept = pngChunks(bytes).filter(({ type, data }) => {
    return pngNeeds.has(type) || (type === 'iCCP' && data.length <= largestProfile);
  });
  return joined([bytes.subarray(0, 8), ...kept.map(({ from, to }) => bytes.subarray(from, to))]);
}

const webpNeeds = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
/** Of the first byte of VP8X. */
const hasProfile = 0x20;
const hasAlpha = 0x10;

function cleanWebp(bytes: Uint8Array): Uint8Array {
  const kept = webpChunks(bytes).filter(({ type, data }) => {
    return webpNeeds.has(type) || (type === 'ICCP' && isProfile(data));
  });
  const clean = joined([bytes.subarray(0, 12), ...kept.map((one) => partOf(bytes, one, kept))]);
  viewOf(clean).setUint32(4, clean.length - 8, true);
  return clean;
}

function partOf(bytes: Uint8Array, { type, from, to }: Chunk, kept: readonly Chunk[]): Uint8Array {
  const part = bytes.slice(from, to);
  if (type !== 'VP8X') return part;
  const profile = kept.some((chunk) => chunk.type === 'ICCP') ? hasProfile : 0;
  part[8] = ((part[8] ?? 0) & hasAlpha) | profile;
  return part;
}

/** "acsp" stands at byte 36 of every profile (ICC.1:2022, 7.2). */
function isProfile(data: Uint8Array): boolean {
  const signature = String.fromCharCode(...data.subarray(36, 40));
  return data.length <= largestProfile && signature === 'acsp';
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
