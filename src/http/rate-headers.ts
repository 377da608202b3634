import { second } from '../lib/clock.ts';
import type { RateVerdict, WindowVerdict } from '../limits/rate-limiter.ts';
import { type Problem, problem } from '../problem.ts';

type Set = { headers: Record<string, string | number> };

/**
 * The minute window as X-RateLimit-*, and both windows in the fields of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers): policies with quota and window in seconds, and what is
 * left with the seconds until the window is empty.
 */
export function setRateHeaders(set: Set, verdict: RateVerdict, nowMs: number): void {
  const { minute, day } = verdict;
  const { headers } = set;
  headers['x-ratelimit-limit'] = String(minute.limit);
  headers['x-ratelimit-remaining'] = String(minute.remaining);
  headers['x-ratelimit-reset'] = String(Math.ceil(minute.emptyAt / second));
  headers['ratelimit-policy'] =
    `"minute";q=${minute.limit};w=60` + (day ? `, "day";q=${day.limit};w=86400` : '');
  headers.ratelimit = left('minute', minute, nowMs) + (day ? `, ${left('day', day, nowMs)}` : '');
}

function left(name: string, window: WindowVerdict, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((window.emptyAt - nowMs) / second));
  return `"${name}";r=${window.remaining};t=${seconds}`;
}

export function tooMany({ headers }: Set, { waitMs }: RateVerdict): Problem {
  const retryAfter = Math.max(1, Math.ceil(waitMs / second));
  headers['retry-after'] = String(retryAfter);
  const message = `Too many requests. Try again in ${retryAfter} seconds.`;
  return problem('rate_limit_exceeded', message, { retry_after: retryAfter });
}
