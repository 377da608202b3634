import type { Clock } from '../../src/lib/clock.ts';

export type TestClock = Clock & {
  /** Moves the present forward, or back when negative. */
  advance(ms: number): void;
};

/** Stands still until it is told to move. */
export function testClock(start = '2026-11-16T15:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
