import { day, minute } from '../../../lib/clock.ts';

export type Allowance = { perMinute: number; perDay: number };

/** What must become of a request. Between the two the day's count may be rounded up. */
export type Verdict = {
  mustAdmit: boolean;
  mustRefuse: boolean;
  usedInMinute: number;
  usedInDay: number;
};

/**
 * `setBacks`: how often the clock went back, each of which may cost or give a minute of the day.
 * `recent` are those that may count for the minute.
 */
type Log = { times: readonly number[]; recent: readonly number[]; setBacks: number };

/**
 * A second account of the limits: the times of all requests of each key, counted anew each time.
 * Refused requests count too.
 */
export class LimitModel {
  private logs = new Map<string, Log>();
  private readonly saved = new Map<string, Log>();
  private readonly changed = new Set<string>();

  /** Counts a request at `now` on the wall and says what must become of it. */
  take(key: string, { perMinute, perDay }: Allowance, now: number): Verdict {
    const log = notAhead(this.logs.get(key) ?? { times: [], recent: [], setBacks: 0 }, now);
    const { times, recent, setBacks } = log;
    this.changed.add(key);
    const usedInMinute = within(recent, minute, now);
    const slack = setBacks * minute;
    // Counted in buckets of a minute, which are left whole.
    const maxInDay = within(times, day + minute + slack, now);
    const minInDay = within(times, day - slack, now);
    this.logs.set(key, { times: [...times, now], recent: [...recent, now], setBacks });
    return {
      mustAdmit: usedInMinute < perMinute && maxInDay < perDay,
      mustRefuse: usedInMinute >= perMinute || minInDay >= perDay,
      usedInMinute: usedInMinute + 1,
      usedInDay: maxInDay + 1,
    };
  }

  /** The program has stored the windows that changed, without what is out of them. */
  stored(now: number): void {
    for (const key of this.changed) {
      const log = this.logs.get(key);
      if (!log) continue;
      const recent = log.recent.filter((time) => time + minute > now);
      this.saved.set(key, { ...log, recent });
    }
    this.changed.clear();
  }

  /** The next process knows what was stored last. */
  restarted(): void {
    this.logs = new Map(this.saved);
    this.changed.clear();
  }
}

function within(times: readonly number[], window: number, now: number): number {
  return times.filter((time) => time + window > now).length;
}

/** After the clock was set back the last request counts as of now, others keep their distance. */
function notAhead({ times, recent, setBacks }: Log, now: number): Log {
  const ahead = (times.at(-1) ?? now) - now;
  if (ahead <= 0) return { times, recent, setBacks };
  const earlier = (time: number) => time - ahead;
  return { times: times.map(earlier), recent: recent.map(earlier), setBacks: setBacks + 1 };
}
