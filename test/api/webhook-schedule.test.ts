import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  afterFailedAttempt,
  maxAttempts,
  mustDisable,
  deliveryBackoff,
  noFailures,
} from '../../src/domain/webhooks/schedule.ts';
import { retryAt } from '../../src/lib/backoff.ts';
import { type Random, seededRandom } from '../../src/lib/random.ts';

const minute = 60_000;
const failedAtMs = 1_700_000_000_000;

function always(value: number): Random {
  return { next: () => value, bytes: (count) => new Uint8Array(count) };
}

describe('the attempts of a delivery', () => {
  test('come after 1 minute, 5 minutes, 30 minutes and 2 hours, and then no more', () => {
    const middle = always(0.5);
    const waits = [1, 2, 3, 4].map(
      (made) => (retryAt(deliveryBackoff, made, failedAtMs, middle) ?? 0) - failedAtMs,
    );
    expect(waits).toEqual([minute, 5 * minute, 30 * minute, 120 * minute]);
    expect(maxAttempts).toBe(5);
    expect(retryAt(deliveryBackoff, 5, failedAtMs, middle)).toBeNull();
    expect(retryAt(deliveryBackoff, 6, failedAtMs, middle)).toBeNull();
  });

  test('are spread by a tenth to either side', () => {
    expect(retryAt(deliveryBackoff, 1, 0, always(0))).toBe(54_000);
    expect(retryAt(deliveryBackoff, 1, 0, always(1 - Number.EPSILON))).toBe(66_000);
    const random = seededRandom('spread');
    const waits = Array.from({ length: 500 }, () => retryAt(deliveryBackoff, 2, 0, random) ?? 0);
    expect(Math.min(...waits)).toBeWithin(270_000, 275_000);
    expect(Math.max(...waits)).toBeWithin(325_000, 330_001);
  });

  test('fall at whole milliseconds', () => {
    const at = retryAt(deliveryBackoff, 3, failedAtMs, always(0.123456789)) ?? 0;
    expect(Number.isInteger(at)).toBe(true);
  });
});

describe('a subscription', () => {
  function streakOf(eventIds: readonly string[]) {
    return eventIds.reduce(afterFailedAttempt, noFailures);
  }

  test('is disabled at the tenth failed attempt in a row over two events', () => {
    const nine = ['a', 'b', 'a', 'b', 'a', 'a', 'a', 'a', 'a'];
    expect(mustDisable(streakOf(nine))).toBe(false);
    expect(mustDisable(streakOf([...nine, 'a']))).toBe(true);
    expect(mustDisable(streakOf([...Array<string>(9).fill('a'), 'b']))).toBe(true);
  });

  test('is not disabled for one event that it cannot take, however often', () => {
    const many = Array<string>(30).fill('a');
    expect(mustDisable(streakOf(many))).toBe(false);
    expect(mustDisable(streakOf([...many, 'b']))).toBe(true);
  });

  test('is disabled exactly when ten failed and they were of different events', () => {
    const ids = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 });
    fc.assert(
      fc.property(ids, (eventIds) => {
        const expected = eventIds.length >= 10 && new Set(eventIds).size >= 2;
        expect(mustDisable(streakOf(eventIds))).toBe(expected);
        expect(streakOf(eventIds).failures).toBe(eventIds.length);
      }),
    );
  });
});
