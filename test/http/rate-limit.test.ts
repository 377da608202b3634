import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { RateLimiter } from '../../src/http/rate-limit.ts';

const windowMs = 60_000;
/** Gaps between requests: bursts, and pauses around the window's length. */
const gaps = fc.array(
  fc.oneof(fc.nat(50), fc.nat(5_000), fc.integer({ min: 59_000, max: 61_000 })),
  {
    minLength: 1,
    maxLength: 300,
  },
);

function timesFrom(steps: number[]): number[] {
  let now = 1_700_000_000_000;
  return steps.map((step) => {
    now += step;
    return now;
  });
}

describe('the minute window', () => {
  test('decides exactly as a log of all requests of the last 60 s would', () => {
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 40 }), (steps, limit) => {
        const limiter = new RateLimiter();
        const log: number[] = [];
        for (const now of timesFrom(steps)) {
          const inWindow = log.filter((time) => time > now - windowMs).length;
          const verdict = limiter.take('key', limit, now);
          expect(verdict.admitted).toBe(inWindow < limit);
          log.push(now);
          if (verdict.admitted) expect(verdict.remaining).toBe(limit - inWindow - 1);
        }
      }),
    );
  });

  test('never admits more than its quota in any rolling 60 s', () => {
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 40 }), (steps, limit) => {
        const limiter = new RateLimiter();
        const admitted = timesFrom(steps).filter((now) => limiter.take('key', limit, now).admitted);
        for (const end of admitted) {
          const inside = admitted.filter((time) => time > end - windowMs && time <= end);
          expect(inside.length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  test('admits again exactly when it said it would, if nobody hammers', () => {
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 20 }), (steps, limit) => {
        const limiter = new RateLimiter();
        for (const now of timesFrom(steps)) {
          const verdict = limiter.take('key', limit, now);
          if (verdict.admitted) continue;
          expect(verdict.retryAfter).toBeGreaterThanOrEqual(1);
          expect(limiter.take('key', limit, now + verdict.retryAfter * 1000).admitted).toBe(true);
          return;
        }
      }),
    );
  });

  test('callers have windows of their own, and a new limit keeps what was used', () => {
    const limiter = new RateLimiter();
    for (let count = 0; count < 10; count += 1) limiter.take('one', 10, 1_000);
    expect(limiter.take('one', 10, 1_000).admitted).toBe(false);
    expect(limiter.take('two', 10, 1_000).admitted).toBe(true);
    expect(limiter.take('one', 20, 1_000).admitted).toBe(true);
    expect(limiter.take('one', 5, 1_000).admitted).toBe(false);
  });

  test('peeking counts nothing', () => {
    const limiter = new RateLimiter();
    limiter.take('one', 10, 1_000);
    expect(limiter.peek('one', 10, 1_000).remaining).toBe(9);
    expect(limiter.peek('one', 10, 1_000).remaining).toBe(9);
  });
});
