/** The one source of the present: milliseconds since the epoch, and pauses that a test can skip. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 UTC with milliseconds, as every time in the API is written. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** A clock is set right by less than this again and again; beyond it somebody's clock was wrong. */
const slackMs = 60 * 60_000;

/**
 * Whether a time that has been recorded cannot be: it was written while the clock was ahead. What
 * hangs on "since the last time" must not wait until the present has caught up.
 */
export function isFromFuture(recorded: number, now: number): boolean {
  return recorded - now > slackMs;
}

export function isoTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms);
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
