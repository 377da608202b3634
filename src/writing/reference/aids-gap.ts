import type { DriverAid } from './filed-year.ts';

/** By now makers fit automatic emergency braking to nearly all that they sell. */
const brakesSince = 2023;

/**
 * Whether a filing of standard aids can't be right: what brakes for people brakes for cars, and of
 * these model years a list without either has been filed for a few trims alone.
 */
export function hasAidsGap(standard: readonly DriverAid[], year: number): boolean {
  if (standard.includes('aeb')) return false;
  return standard.includes('paeb') || year >= brakesSince;
}
