import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { DayWindow } from '../../src/limits/day-window.ts';
import { MemoryRateLimiter } from '../../src/limits/memory-rate-limiter.ts';
import type { Quota } from '../../src/limits/rate-limiter.ts';

const windowMs = 60_000;
const dayMs = 24 * 60 * windowMs;
const perMinute = (limit: number): Quota => ({ minute: limit, day: null });
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
        const limiter = new MemoryRateLimiter();
        const log: number[] = [];
        for (const now of timesFrom(steps)) {
          const inWindow = log.filter((time) => time > now - windowMs).length;
          const verdict = limiter.take('key', perMinute(limit), now);
          expect(verdict.admitted).toBe(inWindow < limit);
          log.push(now);
          if (verdict.admitted) expect(verdict.minute.remaining).toBe(limit - inWindow - 1);
        }
      }),
    );
  });

  test('never admits more than its quota in any rolling 60 s', () => {
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 40 }), (steps, limit) => {
        const limiter = new MemoryRateLimiter();
        const admitted = timesFrom(steps).filter(
          (now) => limiter.take('key', perMinute(limit), now).admitted,
        );
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
        const limiter = new MemoryRateLimiter();
        for (const now of timesFrom(steps)) {
          const verdict = limiter.take('key', perMinute(limit), now);
          if (verdict.admitted) continue;
          expect(verdict.waitMs).toBeGreaterThan(0);
          const again = limiter.take('key', perMinute(limit), now + verdict.waitMs);
          expect(again.admitted).toBe(true);
          return;
        }
      }),
    );
  });

  test('callers have windows of their own, and a new limit keeps what was used', () => {
    const limiter = new MemoryRateLimiter();
    for (let count = 0; count < 10; count += 1) limiter.take('one', perMinute(10), 1_000);
    expect(limiter.take('one', perMinute(10), 1_000).admitted).toBe(false);
    expect(limiter.take('two', perMinute(10), 1_000).admitted).toBe(true);
    expect(limiter.take('one', perMinute(20), 1_000).admitted).toBe(true);
    expect(limiter.take('one', perMinute(5), 1_000).admitted).toBe(false);
  });

  test('peeking counts nothing', () => {
    const limiter = new MemoryRateLimiter();
    limiter.take('one', perMinute(10), 1_000);
    expect(limiter.peek('one', perMinute(10), 1_000).minute.remaining).toBe(9);
    expect(limiter.peek('one', perMinute(10), 1_000).minute.remaining).toBe(9);
  });
});

describe('the day window', () => {
  /** Requests over more than two days, with pauses around the length of the window. */
  const dayGaps = fc.array(
    fc.oneof(fc.nat(600_000), fc.integer({ min: dayMs - 120_000, max: dayMs + 120_000 })),
    { minLength: 1, maxLength: 200 },
  );

  test('never counts too low, and too high by less than a minute', () => {
    fc.assert(
      fc.property(dayGaps, (steps) => {
        const window = new DayWindow();
        const log: number[] = [];
        for (const now of timesFrom(steps)) {
          window.push(now);
          log.push(now);
          const inDay = log.filter((time) => time > now - dayMs).length;
          const inDayAndMinute = log.filter((time) => time > now - dayMs - windowMs).length;
          expect(window.used(now)).toBeGreaterThanOrEqual(inDay);
          expect(window.used(now)).toBeLessThanOrEqual(inDayAndMinute);
        }
      }),
    );
  });

  test('never admits more than its quota in any rolling day', () => {
    fc.assert(
      fc.property(dayGaps, fc.integer({ min: 1, max: 30 }), (steps, day) => {
        const limiter = new MemoryRateLimiter();
        const admitted = timesFrom(steps).filter((now) => {
          return limiter.take('key', { minute: 500, day }, now).admitted;
        });
        for (const end of admitted) {
          const inside = admitted.filter((time) => time > end - dayMs && time <= end);
          expect(inside.length).toBeLessThanOrEqual(day);
        }
      }),
    );
  });

  test('admits again exactly when it said it would, and not a moment before', () => {
    const limiter = new MemoryRateLimiter();
    const quota = { minute: 500, day: 3 };
    const start = 1_700_000_000_000;
    for (let count = 0; count < 3; count += 1) limiter.take('key', quota, start + count);
    const refused = limiter.take('key', quota, start + 10_000);
    expect(refused.admitted).toBe(false);
    // The refused one counts as well: two must leave before one is admitted.
    expect(limiter.peek('key', quota, start).day?.remaining).toBe(0);
    expect(limiter.take('key', quota, start + 10_000 + refused.waitMs).admitted).toBe(true);
  });

  test('windows that were saved and restored decide as if nothing had happened', () => {
    fc.assert(
      fc.property(dayGaps, gaps, fc.integer({ min: 1, max: 20 }), (before, after, day) => {
        const quota = { minute: 10, day };
        const first = new MemoryRateLimiter();
        const times = timesFrom([...before, ...after]);
        const cut = before.length;
        for (const now of times.slice(0, cut)) first.take('key', quota, now);
        const second = new MemoryRateLimiter();
        second.restore(first.takeChanged(times[cut - 1] ?? 0));
        for (const now of times.slice(cut)) {
          const expected = first.take('key', quota, now).admitted;
          expect(second.take('key', quota, now).admitted).toBe(expected);
        }
      }),
    );
  });
});
