import { steps } from '../../lib/backoff.ts';
import { day, hour, minute } from '../../lib/clock.ts';

/** A CRM that is down over a weekend still gets its leads: nearly three days. */
const waitsAfterFailureMs = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  day,
  day,
] as const;

/** Then the delivery is a dead letter, which `doctor` tells of. */
export const maxAttempts = 1 + waitsAfterFailureMs.length;

export const leadBackoff = steps(waitsAfterFailureMs, { last: 'ends', jitterShare: 0.1 });

/** Longer than an attempt can take. */
export const leadLeaseMs = minute;
