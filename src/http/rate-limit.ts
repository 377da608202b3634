import { minute, second } from '../lib/clock.ts';

export type RateVerdict = {
  admitted: boolean;
  limit: number;
  remaining: number;
  /** Unix seconds at which the window is empty again. */
  resetAt: number;
  /** Whole seconds until a request would be admitted; 0 when this one was. */
  retryAfter: number;
};

const windowMs = minute;
/** Windows of callers who have been silent for a minute are dropped at about this many. */
const sweepAt = 10_000;

/**
 * The exact sliding window over any rolling 60 s. The times of the last `limit` requests are
 * enough: a request is admitted when the limit-th before it is older than the window. Refused ones
 * are logged too, so that hammering extends the wait.
 */
export class RateLimiter {
  private readonly windows = new Map<string, Window>();
  /** A flood of addresses must not cost a walk over all windows for each request. */
  private nextSweepMs = 0;

  take(caller: string, limit: number, nowMs: number): RateVerdict {
    const window = this.windowOf(caller, limit, nowMs);
    const admitted = window.isFree(nowMs);
    window.push(nowMs);
    return verdict(window, admitted, nowMs);
  }

  /** The same figures without counting a request. */
  peek(caller: string, limit: number, nowMs: number): RateVerdict {
    const window = this.windows.get(caller) ?? new Window(limit);
    return verdict(window, true, nowMs);
  }

  private windowOf(caller: string, limit: number, nowMs: number): Window {
    const known = this.windows.get(caller);
    if (known?.limit === limit) return known;
    if (this.windows.size >= sweepAt && nowMs >= this.nextSweepMs) this.sweep(nowMs);
    const made = known ? known.resized(limit) : new Window(limit);
    this.windows.set(caller, made);
    return made;
  }

  private sweep(nowMs: number): void {
    this.nextSweepMs = nowMs + second;
    for (const [caller, window] of this.windows) {
      if (window.newest() + windowMs <= nowMs) this.windows.delete(caller);
    }
  }
}

/** A ring of the times of the last `limit` requests, oldest at `next`. */
class Window {
  private readonly times: Float64Array;
  private next = 0;

  constructor(readonly limit: number) {
    this.times = new Float64Array(limit).fill(Number.NEGATIVE_INFINITY);
  }

  isFree(nowMs: number): boolean {
    return this.oldest() + windowMs <= nowMs;
  }

  push(nowMs: number): void {
    // A clock that was set back must not make a stored time look newer than the present.
    this.times[this.next] = Math.max(nowMs, this.newest());
    this.next = (this.next + 1) % this.limit;
  }

  oldest(): number {
    return this.times[this.next] ?? Number.NEGATIVE_INFINITY;
  }

  newest(): number {
    return this.times[(this.next + this.limit - 1) % this.limit] ?? Number.NEGATIVE_INFINITY;
  }

  used(nowMs: number): number {
    let count = 0;
    for (const time of this.times) if (time + windowMs > nowMs) count += 1;
    return count;
  }

  resized(limit: number): Window {
    const window = new Window(limit);
    const inOrder = [...this.times.slice(this.next), ...this.times.slice(0, this.next)];
    for (const time of inOrder) if (time > Number.NEGATIVE_INFINITY) window.push(time);
    return window;
  }
}

function verdict(window: Window, admitted: boolean, nowMs: number): RateVerdict {
  const newest = window.newest();
  const resetMs = newest + windowMs > nowMs ? newest + windowMs : nowMs;
  const waitMs = window.oldest() + windowMs - nowMs;
  return {
    admitted,
    limit: window.limit,
    remaining: admitted ? window.limit - window.used(nowMs) : 0,
    resetAt: Math.ceil(resetMs / second),
    retryAfter: admitted ? 0 : Math.max(1, Math.ceil(waitMs / second)),
  };
}
