const startOfScan = 0xda;
const endOfImage = 0xd9;

/** One segment of a JPEG (ITU T.81, B.1.1) from its 0xFF to its end, with a scan's data. */
export type JpegSegment = { marker: number; from: number; to: number };

/**
 * The segments up to the end of the image. `isWhole` is false for a file that stops before that:
 * it would decode to a picture that is grey where its data are missing.
 */
export function jpegSegments(bytes: Uint8Array): { segments: JpegSegment[]; isWhole: boolean } {
  const segments: JpegSegment[] = [];
  const { length } = bytes;
  let at = 2;
  while (at < length) {
    // What lies between segments is skipped, as decoders do.
    const from = bytes.indexOf(0xff, at);
    if (from < 0) break;
    const marker = bytes[from + 1];
    if (marker === undefined) break;
    if (marker === endOfImage) return { segments, isWhole: true };
    if (isAlone(marker)) {
      at = from + (marker === 0xff ? 1 : 2);
      continue;
    }
    const end = from + 2 + wordAt(bytes, from + 2);
    if (end > length || end < from + 4) break;
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
    segments.push({ marker, from, to: at });
  }
  return { segments, isWhole: false };
}

/** Markers without a length, and fill bytes. */
function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** In coded data 0xFF is followed by 0, a restart marker or another 0xFF. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (!isAlone(next) || next === 0xd8) return at;
    at += next === 0xff ? 1 : 2;
  }
}
