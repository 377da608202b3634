import { paragraphBreak } from './message-ids.ts';

/** What to do about faults, where recalls are among them and where none is. */
export const checks = ['car.troubles-check', 'car.troubles-papers'];

/** A sentence on the faults on record, how to look them up, and all of them in a table. */
export function faultsAfter(...ways: readonly (readonly string[])[]): string[][] {
  const more = [...checks, paragraphBreak, 'table:car-troubles', paragraphBreak];
  return ways.map((way) => [...way, ...more]);
}

/** What is on paper against a model, or its year, that outlasts others. */
export const lastingButs = [
  'car.reliable-record',
  'car.reliable',
  'car.troubles-year',
  'car.troubles-other',
  'car.late-years',
];

/** The same faults are told once, whatever is asked of them. */
export const ofFaults =
  /^car\.(?:reliable|best-|by-paper|worst-|recalls|troubles(?!-(?:check|papers)))/;
