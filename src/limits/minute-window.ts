const windowMs = 60_000;

/**
 * The exact sliding window over any rolling 60 s: a ring of the times of the last `limit` requests,
 * oldest at `next`. A request is free when the limit-th before it is older than the window. Refused
 * ones are pushed too, so that hammering extends the wait.
 */
export class MinuteWindow {
  private readonly times: Float64Array;
  private next = 0;

  constructor(readonly limit: number) {
    this.times = new Float64Array(limit).fill(Number.NEGATIVE_INFINITY);
  }

  /** `times` in milliseconds, oldest first; only the last `limit` of them count. */
  static of(limit: number, times: Iterable<number>): MinuteWindow {
    const window = new MinuteWindow(limit);
    for (const time of times) window.push(time);
    return window;
  }

  isFree(nowMs: number): boolean {
    this.setBack(nowMs);
    return this.oldest() + windowMs <= nowMs;
  }

  push(nowMs: number): void {
    this.setBack(nowMs);
    this.times[this.next] = nowMs;
    this.next = (this.next + 1) % this.limit;
  }

  /** How many requests are in the window. The ring is in order, so the search can halve. */
  used(nowMs: number): number {
    this.setBack(nowMs);
    let from = 0;
    let to = this.limit;
    while (from < to) {
      const middle = (from + to) >> 1;
      const time = this.times[(this.next + middle) % this.limit] ?? Number.NEGATIVE_INFINITY;
      if (time + windowMs > nowMs) to = middle;
      else from = middle + 1;
    }
    return this.limit - from;
  }

  /** When the window is empty again, if nothing more comes. */
  emptyAt(nowMs: number): number {
    return Math.max(nowMs, this.newest() + windowMs);
  }

  /** How long until a request would be free, if nothing more comes. */
  waitMs(nowMs: number): number {
    return Math.max(0, this.oldest() + windowMs - nowMs);
  }

  isIdle(nowMs: number): boolean {
    return this.newest() + windowMs <= nowMs;
  }

  /** The times that still count, oldest first. */
  inWindow(nowMs: number): number[] {
    const inOrder = [...this.times.subarray(this.next), ...this.times.subarray(0, this.next)];
    return inOrder.filter((time) => time + windowMs > nowMs);
  }

  /**
   * After the clock was set back the newest request counts as of now, and those before it keep
   * their distances: what lay in the future would count for as long as the clock was set back.
   */
  private setBack(nowMs: number): void {
    const aheadMs = this.newest() - nowMs;
    if (aheadMs > 0) for (const [at, time] of this.times.entries()) this.times[at] = time - aheadMs;
  }

  private oldest(): number {
    return this.times[this.next] ?? Number.NEGATIVE_INFINITY;
  }

  private newest(): number {
    const last = (this.next + this.limit - 1) % this.limit;
    return this.times[last] ?? Number.NEGATIVE_INFINITY;
  }
}
