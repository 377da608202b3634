import { expect, test } from 'bun:test';
import { MemoryRateLimiter } from '../../src/limits/memory-rate-limiter.ts';

const minute = 60_000;
const hour = 60 * minute;
const quota = { minute: 10, day: 15 };

/** A limiter whose caller has used its minute up at `now`. */
function usedUp(now: number): MemoryRateLimiter {
  const limiter = new MemoryRateLimiter();
  for (let count = 0; count < quota.minute; count += 1) limiter.take('key', quota, now);
  return limiter;
}

test('a clock that was set back an hour costs a caller a minute and not an hour', () => {
  const now = 1_000 * hour;
  const limiter = usedUp(now);
  const back = now - hour;
  const refused = limiter.take('key', quota, back);
  expect([refused.admitted, refused.waitMs]).toEqual([false, minute]);
  expect(limiter.take('key', quota, back + minute).admitted).toBe(true);
});

test('what was used of the day still counts after the clock was set back, for no longer', () => {
  const now = 1_000 * hour;
  const limiter = usedUp(now);
  const back = now - 5 * hour;
  expect(limiter.take('key', quota, back).admitted).toBe(false);
  for (let count = 0; count < 4; count += 1) {
    expect(limiter.take('key', quota, back + 2 * minute).admitted).toBe(true);
  }
  expect(limiter.take('key', quota, back + 2 * minute).admitted).toBe(false);
  expect(limiter.take('key', quota, back + 24 * hour + 4 * minute).admitted).toBe(true);
});
