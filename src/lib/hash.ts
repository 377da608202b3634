import { timingSafeEqual } from 'node:crypto';

/** SHA-256 of bytes, or of a text (UTF-8), as lower-case hex. */
export function sha256Hex(input: string | Uint8Array): string {
  return Bun.SHA256.hash(input as Bun.StringOrBuffer, 'hex');
}

export function hmacSha256(key: string | Uint8Array, text: string | Uint8Array): Buffer {
  return new Bun.CryptoHasher('sha256', key).update(text).digest();
}

/** Compares without telling by its time where the texts differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** SHA-256 of a text as base64, as Content-Security-Policy names a style. */
export function sha256Base64(text: string): string {
  return Bun.SHA256.hash(text, 'base64');
}
