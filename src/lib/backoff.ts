import type { Random } from './random.ts';

/** When to try again. */
export type Backoff = {
  /** After so many failures in a row (1 after the first); null: never again. */
  waitMs(failures: number): number | null;
  /** A wait is longer or shorter by up to this share of it, so that not all come back at once. */
  jitterShare: number;
};

/** One wait after the other; after the last of them never again, or that one again and again. */
export function steps(
  waitsMs: readonly number[],
  { last, jitterShare = 0 }: { last: 'ends' | 'repeats'; jitterShare?: number },
): Backoff {
  const after = last === 'repeats' ? (waitsMs.at(-1) ?? null) : null;
  return { waitMs: (failures) => waitsMs[failures - 1] ?? after, jitterShare };
}

/** Twice as long each time, from the first wait up to a longest, and never less than the first. */
export function doubling(firstMs: number, longestMs: number): Backoff {
  return {
    waitMs: (failures) => Math.max(firstMs, Math.min(firstMs * 2 ** (failures - 1), longestMs)),
    jitterShare: 0,
  };
}

/** The time of the next attempt, or null when none is left. */
export function retryAt(
  { waitMs, jitterShare }: Backoff,
  failures: number,
  failedAt: number,
  random?: Random,
): number | null {
  const wait = waitMs(failures);
  if (wait === null) return null;
  if (!random || jitterShare === 0) return failedAt + wait;
  return failedAt + Math.round(wait * (1 + jitterShare * (2 * random.next() - 1)));
}

/**
 * The longest that anything waits after so many failures; what waits for longer was put off by a
 * clock that ran ahead. Nothing waits before its first attempt.
 */
export function longestWaitMs({ waitMs, jitterShare }: Backoff, failures: number): number {
  if (failures === 0) return 0;
  return Math.ceil((waitMs(failures) ?? 0) * (1 + jitterShare));
}
