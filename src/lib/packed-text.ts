import { readFileSync } from 'node:fs';

/** How a zstd frame begins (RFC 8878, section 3.1.1). */
const zstdMagic = 0xfd2fb528;

/**
 * The text of a file that is embedded `with { type: 'file' }`, by its full path. Sources have it as
 * it was written; the compiled file holds it packed.
 */
export function packedText(path: string): string {
  const bytes = readFileSync(path);
  const isPacked = bytes.length > 4 && bytes.readUInt32LE(0) === zstdMagic;
  return new TextDecoder().decode(isPacked ? Bun.zstdDecompressSync(bytes) : bytes);
}
