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
 * `recent` are those that may count for the minute. Both lists are in order of time.
 */
type Log = { times: number[]; recent: number[]; setBacks: number };

/** More than can ever count again: what is older is forgotten. */
const keptMs = 3 * day;

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
    const log = this.logs.get(key) ?? { times: [], recent: [], setBacks: 0 };
    this.logs.set(key, log);
    this.changed.add(key);
    setRight(log, now);
    const { times, recent, setBacks } = log;
    const usedInMinute = within(recent, minute, now);
    const slack = setBacks * minute;
    // Counted in buckets of a minute, which are left whole.
    const maxInDay = within(times, day + minute + slack, now);
    const minInDay = within(times, day - slack, now);
    forget(recent, now - minute);
    forget(times, now - keptMs - slack);
    times.push(now);
    recent.push(now);
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
      this.saved.set(key, { ...log, times: [...log.times], recent });
    }
    this.changed.clear();
  }

  /** The next process knows what was stored last. */
  restarted(): void {
    this.logs = new Map();
    for (const [key, { times, recent, setBacks }] of this.saved) {
      this.logs.set(key, { times: [...times], recent: [...recent], setBacks });
    }
    this.changed.clear();
  }
}

/** How many are later than `window` before `now`. */
function within(times: readonly number[], window: number, now: number): number {
  return times.length - firstAfter(times, now - window);
}

/** Where in a sorted list those later than `time` begin. */
function firstAfter(times: readonly number[], time: number): number {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((times[middle] ?? 0) > time) to = middle;
    else from = middle + 1;
  }
  return from;
}

function forget(times: number[], until: number): void {
  const gone = firstAfter(times, until);
  if (gone > 0) times.splice(0, gone);
}

/** After the clock was set back the last request counts as of now, others keep their distance. */
function setRight(log: Log, now: number): void {
  const ahead = (log.times.at(-1) ?? now) - now;
  if (ahead <= 0) return;
  log.setBacks += 1;
  for (const list of [log.times, log.recent]) {
    for (const [index, time] of list.entries()) list[index] = time - ahead;
  }
}
