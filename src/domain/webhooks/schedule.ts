import { steps } from '../../lib/backoff.ts';
import { hour, minute } from '../../lib/clock.ts';

/** When a delivery is tried: at once, then after each failure these waits. Contract section 10. */
export const waitsAfterFailureMs = [minute, 5 * minute, 30 * minute, 2 * hour] as const;

/** Then the delivery is a dead letter. */
export const maxAttempts = 1 + waitsAfterFailureMs.length;

/** So that the deliveries which failed together in an outage do not all come back together. */
const jitterShare = 0.1;

export const deliveryBackoff = steps(waitsAfterFailureMs, { last: 'ends', jitterShare });

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
