import { day, hour } from '../../lib/clock.ts';

export const dailyKept = 7;
export const weeklyKept = 4;

/** Between two and four in the morning from the Atlantic to the Pacific coast. */
const nightHourUtc = 9;
/** A night that the machine slept through is made up for by day. */
const oldestMs = 25 * hour;
/** So that a backup made up for late in the day does not keep the next night's from being made. */
const freshMs = 12 * hour;

/**
 * Whether it is time for the next backup. It is asked every hour, so that a machine which is off at
 * night gets its backups too.
 */
export function isBackupDue(newest: number | null, now: number): boolean {
  if (newest === null) return true;
  const age = now - newest;
  const isNight = new Date(now).getUTCHours() === nightHourUtc;
  return age >= oldestMs || (isNight && age >= freshMs);
}

/**
 * Which backups stay: the newest of each of the last seven days that have one, and from before
 * those the first of each of the last four weeks that have one.
 */
export function backupsToKeep(times: readonly number[]): Set<number> {
  const newestOfDay = new Map<number, number>();
  for (const time of times) {
    const of = Math.floor(time / day);
    newestOfDay.set(of, Math.max(time, newestOfDay.get(of) ?? time));
  }
  const daily = [...newestOfDay.values()].sort((a, b) => b - a);
  const firstOfWeek = new Map<number, number>();
  // From the newest to the oldest: the last one set for a week is its first backup.
  for (const time of daily.slice(dailyKept)) firstOfWeek.set(weekOf(time), time);
  const weekly = [...firstOfWeek.values()].sort((a, b) => b - a).slice(0, weeklyKept);
  return new Set([...daily.slice(0, dailyKept), ...weekly]);
}

/** Weeks from Monday to Sunday, counted; 1970 began on a Thursday. */
function weekOf(time: number): number {
  return Math.floor((Math.floor(time / day) + 3) / 7);
}
