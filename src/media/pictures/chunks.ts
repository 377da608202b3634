/** A part of a PNG or WebP file, from its own head to its end. */
export type Chunk = { type: string; from: number; to: number; data: Uint8Array };

/** PNG (RFC 2083, 3.2): length, type, data, checksum. */
export function pngChunks(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let from = 8; from + 12 <= bytes.length;) {
    const length = view.getUint32(from);
    const to = from + 12 + length;
    if (to > bytes.length) break;
    const data = bytes.subarray(from + 8, from + 8 + length);
    chunks.push({ type: textAt(bytes, from + 4), from, to, data });
    from = to;
  }
  return chunks;
}

/** WebP (RFC 9649, 2.3): type, length, data, and a byte more where that is odd. */
export function webpChunks(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let from = 12; from + 8 <= bytes.length;) {
    const length = view.getUint32(from + 4, true);
    const to = Math.min(bytes.length, from + 8 + length + (length % 2));
    if (from + 8 + length > bytes.length) break;
    const data = bytes.subarray(from + 8, from + 8 + length);
    chunks.push({ type: textAt(bytes, from), from, to, data });
    from = to;
  }
  return chunks;
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
