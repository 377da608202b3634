/** Where every random choice comes from, so that a test can replay a run. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** Fresh bytes; cryptographically strong in production. */
  bytes(count: number): Uint8Array;
};

/** The operating system's generator: for keys, secrets and ids. */
export function systemRandom(): Random {
  return {
    next: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  };
}

/**
 * A repeatable generator: equal seeds give equal sequences. For wording choices and tests,
 * never for secrets. Algorithm: FNV-1a over the seed, then mulberry32 (public domain).
 */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, bytes: (count) => Uint8Array.from({ length: count }, () => next() * 256) };
}
