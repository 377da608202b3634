import { day, minute } from '../../../lib/clock.ts';

export type Allowance = { perMinute: number; perDay: number };

/** What must become of a request. Between the two the day's count may be rounded up. */
export type Verdict = {
  mustAdmit: boolean;
  mustRefuse: boolean;
  usedInMinute: number;
  usedInDay: number;
};

/** `setBacks`: how often the clock went back, each of which may cost or give a minute of the day. */
type Log = { times: readonly number[]; setBacks: number };

/**
 * A second account of the limits: the times of all requests of each key, counted anew each time.
 * Refused requests count too.
 */
export class LimitModel {
  private logs = new Map<string, Log>();
  private saved = new Map<string, Log>();

  /** Counts a request at `now` on the wall and says what must become of it. */
  take(key: string, { perMinute, perDay }: Allowance, now: number): Verdict {
    const { times, setBacks } = notAhead(this.logs.get(key) ?? { times: [], setBacks: 0 }, now);
    const within = (window: number) => times.filter((time) => time + window > now).length;
    const usedInMinute = within(minute);
    const slack = setBacks * minute;
    // Counted in buckets of a minute, which are left whole.
    const mostInDay = within(day + minute + slack);
    const leastInDay = within(day - slack);
    this.logs.set(key, { times: [...times, now], setBacks });
    return {
      mustAdmit: usedInMinute < perMinute && mostInDay < perDay,
      mustRefuse: usedInMinute >= perMinute || leastInDay >= perDay,
      usedInMinute: usedInMinute + 1,
      usedInDay: mostInDay + 1,
    };
  }

  /** The program has stored the windows. */
  stored(): void {
    this.saved = new Map(this.logs);
  }

  /** What came after the windows were stored last is lost with the process. */
  crashed(): void {
    this.logs = new Map(this.saved);
  }
}

/** After the clock was set back the last request counts as of now; the others keep their distance. */
function notAhead({ times, setBacks }: Log, now: number): Log {
  const ahead = (times.at(-1) ?? now) - now;
  if (ahead <= 0) return { times, setBacks };
  return { times: times.map((time) => time - ahead), setBacks: setBacks + 1 };
}
