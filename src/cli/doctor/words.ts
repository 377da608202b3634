import { day, hour, isFromFuture, isoTime, minute, second } from '../../lib/clock.ts';

const units: [unit: 'day' | 'hour' | 'minute' | 'second', ms: number][] = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
];

/** "3 hours ago", or the time itself where it lies ahead: that is what is strange about it. */
export function ago(then: number, now: number): string {
  if (isFromFuture(then, now)) return `at ${isoTime(then).slice(0, 16)}Z, which is yet to come`;
  const age = Math.max(0, now - then);
  const [unit, ms] = units.find(([, length]) => age >= 2 * length) ?? ['second', second];
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return format.format(-Math.floor(age / ms), unit);
}

/** "12.5 GB", in powers of ten as disks are sold. */
export function size(bytes: number): string {
  const [unit, scale] = bytes >= 1e9 ? (['GB', 1e9] as const) : (['MB', 1e6] as const);
  return `${(bytes / scale).toFixed(1)} ${unit}`;
}
