import { engineName, isSameEngine } from './engines.ts';
import type { ModelYear } from './model-reference.ts';

/** What the tables show of one model year and not of the one before, or the other way round. */
export type ModelChange = {
  year: number;
  kind: 'engine' | 'drive' | 'power';
  came: boolean;
  what: string;
};

/**
 * Only between years that follow each other and are both told: a gap in the data is no change, and
 * neither is what the next year takes back, or the last but one had.
 */
export function changesOf(years: readonly ModelYear[]): ModelChange[] {
  return years.flatMap((now, at) => {
    const [earlier, before, after] = [years[at - 2], years[at - 1], years[at + 1]];
    if (!before || before.year !== now.year - 1) return [];
    const told = [
      ...(after?.year === now.year + 1 ? [changesBetween(before, after)] : []),
      ...(earlier?.year === now.year - 2 ? [changesBetween(earlier, now)] : []),
    ];
    // Patterns of an engine stay on file after it has gone: its end is told by ratings alone.
    const isRated = before.epa !== undefined && now.epa !== undefined;
    return changesBetween(before, now)
      .filter(({ came }) => came || isRated)
      .filter((one) => told.every((others) => others.some((other) => isSame(one, other))));
  });
}

function isSame(one: ModelChange, other: ModelChange): boolean {
  return one.kind === other.kind && one.came === other.came && one.what === other.what;
}

function changesBetween(before: ModelYear, now: ModelYear): ModelChange[] {
  return [
    ...powerChanges(before, now),
    ...engineChanges(before, now),
    ...driveChanges(before, now),
  ];
}

const powerNames: Readonly<Record<string, string>> = {
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug-in hybrid',
  electric: 'electric version',
  diesel: 'diesel',
};

function powerChanges(before: ModelYear, now: ModelYear): ModelChange[] {
  if (before.powers.length === 0 || now.powers.length === 0) return [];
  return Object.entries(powerNames).flatMap(([power, what]) => {
    const [had, has] = [before, now].map(({ powers }) => powers.some((one) => one === power));
    return had === has ? [] : [{ year: now.year, kind: 'power', came: has === true, what }];
  });
}

function engineChanges(before: ModelYear, now: ModelYear): ModelChange[] {
  const [old = [], own = []] = [before.engines, now.engines];
  if (old.length === 0 || own.length === 0 || isOtherSource(before, now)) return [];
  const missingIn = (list: typeof own, other: typeof own) =>
    list.filter((one) => one.liters !== undefined && !other.some((two) => isSameEngine(one, two)));
  const { year } = now;
  return [
    ...missingIn(own, old).map((one) => change(year, true, engineName(one))),
    ...missingIn(old, own).map((one) => change(year, false, engineName(one))),
  ];
}

function driveChanges(before: ModelYear, now: ModelYear): ModelChange[] {
  const isDriven = ({ drives = [] }: ModelYear): boolean =>
    drives.some((one) => /^[A4]WD$/.test(one));
  if (!before.drives?.length || !now.drives?.length || isDriven(before) === isDriven(now))
    return [];
  const what = 'all- or four-wheel drive';
  return [{ year: now.year, kind: 'drive', came: isDriven(now), what }];
}

/** Where the EPA's list ends and the makers' filings go on, a difference may be the source's. */
function isOtherSource(before: ModelYear, now: ModelYear): boolean {
  return (before.epa === undefined) !== (now.epa === undefined);
}

function change(year: number, came: boolean, what: string): ModelChange {
  return { year, kind: 'engine', came, what };
}
