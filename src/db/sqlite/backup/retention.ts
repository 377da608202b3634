import { day, hour } from '../../../lib/clock.ts';

export const dailyKept = 7;
export const weeklyKept = 4;

/** Between one in the morning on the Pacific coast and five on the Atlantic one. */
const nightHourUtc = 9;

/**
 * Whether there is none since the last night. It is asked every hour, so that a machine which is
 * off at night gets its backup by day.
 */
export function isBackupDue(newest: number | null, now: number): boolean {
  const nightBegan = nightHourUtc * hour;
  const lastNight = Math.floor((now - nightBegan) / day) * day + nightBegan;
  return newest === null || newest < lastNight;
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
