export type Quota = {
  /** Requests in any rolling 60 s. */
  minute: number;
  /** Requests in any rolling 24 h; null where only the minute counts. */
  day: number | null;
};

export type WindowVerdict = {
  limit: number;
  remaining: number;
  /** Milliseconds since the epoch at which the window is empty again. */
  emptyAt: number;
};

export type RateVerdict = {
  admitted: boolean;
  minute: WindowVerdict;
  day: WindowVerdict | null;
  /** Milliseconds until a request would be admitted; 0 when this one was. */
  waitMs: number;
};

/** A caller's windows as they are kept over a restart. */
export type SavedWindows = { caller: string; times: number[]; minutes: [number, number][] };

/**
 * Counts every request of every caller, refused ones too, and says which to admit. One that counts
 * for several nodes answers later, with a promise that never rejects: what it does when it cannot
 * ask is its own matter.
 */
export type RateLimiter = {
  take(caller: string, quota: Quota, nowMs: number): RateVerdict | Promise<RateVerdict>;
  /** The same figures, and whether a request would be admitted, without counting one. */
  peek(caller: string, quota: Quota, nowMs: number): RateVerdict | Promise<RateVerdict>;
  /** The windows that changed since the last call, where a restart would lose them. */
  takeChanged(nowMs: number): SavedWindows[];
  /** Puts back what was saved, before the first request. */
  restore(saved: readonly SavedWindows[]): void;
};
