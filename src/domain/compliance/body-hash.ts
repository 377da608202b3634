import { sha256Hex } from '../../lib/hash.ts';

/** By which a report knows the text that it was made of. */
export function bodyHashOf(body: string): string {
  return sha256Hex(body);
}
