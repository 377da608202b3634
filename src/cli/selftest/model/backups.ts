import { day, hour } from '../../../lib/clock.ts';

/** When the night begins, in UTC. */
const nightMs = 9 * hour;
/** A clock that is this much ahead was wrong. */
const aheadMs = hour;

/** When the last night began, of all that had begun by `now`. */
export function lastNight(now: number): number {
  const midnight = now - (now % day);
  return now >= midnight + nightMs ? midnight + nightMs : midnight + nightMs - day;
}

/** Those of these times that were not made by a clock that was ahead. */
export function credible(times: readonly number[], now: number): number[] {
  return times.filter((time) => time <= now + aheadMs);
}

/**
 * Which of these stay, in the model's own words: one for each of the seven latest days, the last
 * of the day, and of what is older the first of each of the four latest weeks, which begin on
 * Monday. Those from the future stay too.
 */
export function kept(times: readonly number[], now: number): number[] {
  const past = credible(times, now);
  const days = lastOfEach(past, (time) => new Date(time).toISOString().slice(0, 10));
  const daily = days.slice(-7);
  const weeks = firstOfEach(days.slice(0, -7), mondayOf);
  const future = times.filter((time) => !past.includes(time));
  return [...weeks.slice(-4), ...daily, ...future].sort((one, other) => one - other);
}

function mondayOf(time: number): string {
  const date = new Date(time);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

function lastOfEach(times: readonly number[], groupOf: (time: number) => string): number[] {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted.filter((time, index) => {
    const next = sorted[index + 1];
    return next === undefined || groupOf(next) !== groupOf(time);
  });
}

function firstOfEach(times: readonly number[], groupOf: (time: number) => string): number[] {
  return times.filter((time, index) => {
    const before = times[index - 1];
    return before === undefined || groupOf(before) !== groupOf(time);
  });
}
