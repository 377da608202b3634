import { sha256Hex } from '../../lib/hash.ts';
import type { Random } from '../../lib/random.ts';

/** 192 bits: nobody finds a page by guessing. */
const tokenBytes = 24;
const tokenPattern = /^[\w-]{32}$/;
const startLength = 6;

/** What names a page: shown once, and stored only as its hash. */
export type NewToken = { token: string; hash: string; start: string };

export function newToken(random: Random): NewToken {
  const token = Buffer.from(random.bytes(tokenBytes)).toString('base64url');
  return { token, hash: sha256Hex(token), start: token.slice(0, startLength) };
}

/** Of whatever was asked for; what cannot be a token is no page's. */
export function tokenHash(asked: string): string {
  return sha256Hex(asked);
}

/** The token in a link, or the token itself; null for other texts. */
export function tokenIn(text: string): string | null {
  const last = text.trim().split(/[?#]/)[0]?.replace(/\/$/, '').split('/').at(-1) ?? '';
  return tokenPattern.test(last) ? last : null;
}
