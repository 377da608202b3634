import { engineName, isSameEngine } from './engines.ts';
import type { FiledEngine } from './filed-year.ts';
import type { ModelYear } from './model-reference.ts';

/** What the tables show of one model year and not of the one before, or the other way round. */
export type ModelChange = {
  year: number;
  kind: 'engine' | 'drive' | 'power';
  came: boolean;
  what: string;
};

/** A change, and which model years have what came or went. */
type Seen = ModelChange & { has: (one: ModelYear) => boolean };

/**
 * Only between years that follow each other and are both told: a gap in the data is no change, and
 * what comes back, or is filed for a year or two, is one filing's slip more often than the maker's
 * doing.
 */
export function changesOf(years: readonly ModelYear[]): ModelChange[] {
  const seen = years.flatMap((now, at) => {
    const before = years[at - 1];
    if (!before || before.year !== now.year - 1) return [];
    // Patterns of an engine stay on file after it has gone: its end is told by ratings alone.
    const isRated = before.epa !== undefined && now.epa !== undefined;
    const all = [
      ...powerChanges(before, now),
      ...engineChanges(before, now),
      ...driveChanges(before, now),
    ];
    return all.filter(({ came }) => came || isRated);
  });
  return seen
    .filter((one) => isLasting(one, years))
    .map(({ year, kind, came, what }) => ({ year, kind, came, what }));
}

/** Model years on file, below which an engine may be a slip. */
const leastYears = 3;

function isLasting({ year, came, has }: Seen, years: readonly ModelYear[]): boolean {
  const [earlier, later] = [
    years.filter((one) => one.year < year),
    years.filter((one) => one.year >= year),
  ];
  if (came) return !earlier.some(has) && later.slice(0, leastYears).every(has);
  return !later.some(has) && earlier.slice(-leastYears).every(has);
}

const powerNames: Readonly<Record<string, string>> = {
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug-in hybrid',
  electric: 'electric version',
  diesel: 'diesel',
};

function powerChanges(before: ModelYear, now: ModelYear): Seen[] {
  if (before.powers.length === 0 || now.powers.length === 0) return [];
  return Object.entries(powerNames).flatMap(([power, what]) => {
    const has = ({ powers }: ModelYear): boolean => powers.some((one) => one === power);
    const came = has(now);
    return has(before) === came
      ? []
      : [{ year: now.year, kind: 'power' as const, came, what, has }];
  });
}

function engineChanges(before: ModelYear, now: ModelYear): Seen[] {
  const [old = [], own = []] = [before.engines, now.engines];
  if (old.length === 0 || own.length === 0 || isOtherSource(before, now)) return [];
  const missingIn = (list: typeof own, other: typeof own) =>
    list.filter((one) => one.liters !== undefined && !other.some((two) => isSameEngine(one, two)));
  const { year } = now;
  return [
    ...missingIn(own, old).map((one) => change(year, true, one)),
    ...missingIn(old, own).map((one) => change(year, false, one)),
  ];
}

function driveChanges(before: ModelYear, now: ModelYear): Seen[] {
  // "4WD or AWD" as older lists have it.
  const has = ({ drives = [] }: ModelYear): boolean => drives.some((one) => /\b[A4]WD\b/.test(one));
  if (!before.drives?.length || !now.drives?.length || has(before) === has(now)) return [];
  const what = 'all- or four-wheel drive';
  return [{ year: now.year, kind: 'drive', came: has(now), what, has }];
}

/** Where the EPA's list ends and the makers' filings go on, a difference may be the source's. */
function isOtherSource(before: ModelYear, now: ModelYear): boolean {
  return (before.epa === undefined) !== (now.epa === undefined);
}

function change(year: number, came: boolean, engine: FiledEngine): Seen {
  const has = ({ engines = [] }: ModelYear): boolean =>
    engines.some((one) => isSameEngine(one, engine));
  return { year, kind: 'engine', came, what: engineName(engine), has };
}
