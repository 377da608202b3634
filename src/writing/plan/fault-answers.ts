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
  'car.reliable-list',
  'car.troubles-year',
  'car.troubles-other',
  'car.troubles-rest',
];

/** The same faults are told once, whatever is asked of them. */
export const ofFaults = [
  'car.reliable-years',
  'car.reliable-few',
  'car.reliable-record',
  'car.reliable-list',
  'car.reliable',
  'car.best-years',
  'car.best-few',
  'car.worst-years',
  'car.troubles',
  'car.troubles-year',
  'car.troubles-other',
  'car.troubles-rest',
  'car.troubles-engine',
  'car.troubles-transmission',
  'car.recalls',
];
