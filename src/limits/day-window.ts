const bucketMs = 60_000;
/** 24 hours and the minute that is under way: a bucket counts until all of it is a day old. */
const bucketCount = 24 * 60 + 1;

/**
 * The window over any rolling 24 h, counted in buckets of one minute. A bucket counts whole until
 * its last moment is a day old, so the count is never too low: it rounds against the client, by
 * less than a minute.
 */
export class DayWindow {
  private readonly buckets = new Uint32Array(bucketCount);
  /** The minute (since the epoch) that was counted last. */
  private minute = 0;
  /** The newest minute with a request. */
  private newest = 0;
  private total = 0;

  /** Pairs of minute (since the epoch) and count, oldest first. */
  static of(pairs: readonly (readonly [minute: number, count: number])[]): DayWindow {
    const window = new DayWindow();
    for (const [minute, count] of pairs) {
      window.advance(minute);
      window.add(count);
    }
    return window;
  }

  used(nowMs: number): number {
    this.advance(Math.floor(nowMs / bucketMs));
    return this.total;
  }

  push(nowMs: number): void {
    this.advance(Math.floor(nowMs / bucketMs));
    this.add(1);
  }

  /** How long until fewer than `limit` requests count, if nothing more comes. */
  waitMs(limit: number, nowMs: number): number {
    let left = this.used(nowMs);
    for (const [minute, count] of this.pairs()) {
      if (left < limit) return 0;
      left -= count;
      if (left < limit) return (minute + bucketCount) * bucketMs - nowMs;
    }
    return 0;
  }

  /** When the window is empty again, if nothing more comes. */
  emptyAt(nowMs: number): number {
    return this.total === 0 ? nowMs : (this.newest + bucketCount) * bucketMs;
  }

  /** Minutes with requests, oldest first. */
  pairs(): [minute: number, count: number][] {
    const found: [number, number][] = [];
    for (let minute = this.minute - bucketCount + 1; minute <= this.minute; minute += 1) {
      const count = this.buckets[minute % bucketCount] ?? 0;
      if (minute >= 0 && count > 0) found.push([minute, count]);
    }
    return found;
  }

  private add(count: number): void {
    const place = this.minute % bucketCount;
    this.buckets[place] = (this.buckets[place] ?? 0) + count;
    this.total += count;
    this.newest = this.minute;
  }

  /** Forgets the buckets whose place the new minute takes. */
  private advance(minute: number): void {
    if (minute < this.minute) return this.setBack(this.minute - minute);
    if (minute - this.minute >= bucketCount) {
      this.buckets.fill(0);
      this.total = 0;
    } else {
      for (let gone = this.minute + 1; gone <= minute; gone += 1) {
        const place = gone % bucketCount;
        this.total -= this.buckets[place] ?? 0;
        this.buckets[place] = 0;
      }
    }
    this.minute = minute;
  }

  /** After the clock was set back all buckets move with it; see MinuteWindow. */
  private setBack(minutes: number): void {
    const pairs = this.pairs();
    this.buckets.fill(0);
    this.total = 0;
    const last = this.minute - minutes;
    for (const [minute, count] of pairs) {
      this.minute = minute - minutes;
      this.add(count);
    }
    this.minute = last;
  }
}
