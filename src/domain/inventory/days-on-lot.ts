import { day } from '../../lib/clock.ts';

/** Whole days since the car came onto the lot; 0 for a date in the future. */
export function daysOnLot(onLotSinceMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - onLotSinceMs) / day));
}
