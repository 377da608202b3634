import { hour, minute } from '../../lib/clock.ts';
import type { Random } from '../../lib/random.ts';

/** When a delivery is tried: at once, then after each failure these waits. Contract section 10. */
export const waitsAfterFailureMs = [minute, 5 * minute, 30 * minute, 2 * hour] as const;

/** Then the delivery is a dead letter. */
export const maxAttempts = 1 + waitsAfterFailureMs.length;

/** So that the deliveries which failed together in an outage do not all come back together. */
const jitterShare = 0.1;

/**
 * The time of the next attempt in milliseconds since the epoch, or null when none is left.
 * `attempts` counts the ones made so far (1 after the first); `failedAtMs` is the end of the last.
 */
export function nextAttemptAt(attempts: number, failedAtMs: number, random: Random): number | null {
  const waitMs = waitsAfterFailureMs[attempts - 1];
  if (waitMs === undefined) return null;
  const factor = 1 + jitterShare * (2 * random.next() - 1);
  return failedAtMs + Math.round(waitMs * factor);
}

/** The failed attempts of one subscription since its last success, in any order of deliveries. */
export type FailureStreak = {
  failures: number;
  /** The event that failed first, and whether another one failed after it. */
  firstEventId: string | null;
  severalEvents: boolean;
};

/** After a success, and when somebody enables the subscription again. */
export const noFailures: FailureStreak = { failures: 0, firstEventId: null, severalEvents: false };

export function afterFailedAttempt(streak: FailureStreak, eventId: string): FailureStreak {
  const firstEventId = streak.firstEventId ?? eventId;
  return {
    failures: streak.failures + 1,
    firstEventId,
    severalEvents: streak.severalEvents || eventId !== firstEventId,
  };
}

/** One event that a receiver cannot digest is not a dead receiver: a second must have failed. */
export function mustDisable(streak: FailureStreak): boolean {
  return streak.failures >= failuresToDisable && streak.severalEvents;
}

const failuresToDisable = 10;
