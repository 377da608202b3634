import type { CarEconomy } from './car-model.ts';

/** Two versions that differ by their driven wheels alone. */
export type DrivePair = {
  /** "2.5L"; empty where nothing else sets versions apart. */
  version: string;
  two: { drive: string; combined: string };
  four: { drive: string; combined: string };
};

const driven = /\b(front|rear|all|four)-wheel drive\b/;

/** The pairs in a list of estimates, in its order. */
export function drivePairsIn(rows: readonly CarEconomy[]): DrivePair[] {
  const groups = Map.groupBy(rows, ({ version }) => {
    return version
      .replace(driven, '')
      .replace(/^[,\s]+|[,\s]+$/g, '')
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/,\s*\(/, ' (');
  });
  return [...groups].flatMap(([version, all]) => {
    const told = all.flatMap(({ version: own, combined }) => {
      const [drive = '', wheels = ''] = driven.exec(own) ?? [];
      return drive === '' ? [] : [{ drive, combined, isFour: /all|four/.test(wheels) }];
    });
    const [two, more] = told.filter(({ isFour }) => !isFour);
    const [four, again] = told.filter(({ isFour }) => isFour);
    return two && four && !more && !again ? [{ version, two, four }] : [];
  });
}
