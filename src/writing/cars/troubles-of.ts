import type { CarModel, CarSpan } from './car-model.ts';
import type { Car } from './car-of.ts';
import type { CarTrouble } from './car-trouble.ts';
import { type CarVersion, versionIn } from './car-version.ts';
import { lastGuideYear } from './guide.ts';
import { recallPapers } from './recall-papers.ts';

/** The documented faults of a car, those of the newest years first; empty where none is known. */
export function troublesOf({
  guide,
  version,
  typed,
  engines = [],
}: Pick<Car, 'guide' | 'version' | 'typed' | 'engines'>): CarTrouble[] {
  const wanted = version ?? typed ?? null;
  const all = spansWith(guide, wanted)
    .flatMap(({ troubles }) => troubles)
    .filter((one) => isOfEngines(one, engines));
  return joined(wanted === null ? all : all.filter(({ what }) => isOfVersion(what, wanted)));
}

/** The years in which a version was sold: a Tundra of 2007 has no hybrid. */
export function spansWith({ model, spans }: CarModel, version: CarVersion): readonly CarSpan[] {
  if (version === null || versionIn(model) === version) return spans;
  const own = spans.filter(({ engines }) => engines.some((one) => versionIn(one) === version));
  return own.length > 0 ? own : spans;
}

/** Who names an engine is told of no fault of another one. */
function isOfEngines({ what }: CarTrouble, engines: readonly string[]): boolean {
  const named = what.match(/\b\d\.\dL\b|\bdiesels?\b/g) ?? [];
  if (engines.length === 0 || named.length === 0) return true;
  return engines.some((one) => named.some((other) => other.startsWith(one)));
}

/** One that crosses a redesign is one fault, with the papers of both. */
function joined(all: readonly CarTrouble[]): CarTrouble[] {
  const kept: CarTrouble[] = [];
  for (const one of all) {
    const at = kept.findIndex(({ what, from }) => what === one.what && from === one.to + 1);
    const newer = kept[at];
    if (!newer) kept.push(one);
    else {
      const papers = [newer, one].flatMap(({ source }) => source.split('; '));
      kept[at] = { ...newer, from: one.from, source: recallPapers(papers).join('; ') };
    }
  }
  return kept;
}

/** What is said of no version is of all of them, but for what only an engine of another has. */
function isOfVersion(what: string, wanted: string): boolean {
  const named = versionIn(what);
  return named === null ? !/\bV[68]\b|\bturbo|\d\.\dL\b/.test(what) : named === wanted;
}

/** Those of a model year, the costliest first. */
export function troublesIn(troubles: readonly CarTrouble[], year: number): CarTrouble[] {
  return troubles.filter(({ from, to }) => year >= from && year <= to);
}

/** At most `most` of them: the first of each shape, then the second of each. */
export function tellingTroubles(
  { spans }: CarModel,
  all: readonly CarTrouble[],
  most: number,
): CarTrouble[] {
  const own = spans.map(({ from, to }) =>
    all.filter((one) => one.to >= from && one.to <= (to ?? lastGuideYear)),
  );
  const ranked = [0, 1, 2, 3].flatMap((at) => own.flatMap((troubles) => troubles[at] ?? []));
  const told = ranked.slice(0, most);
  return all.filter((one) => told.includes(one));
}

export const troubleParts = ['transmission', 'engine', 'rust'] as const;
export type TroublePart = (typeof troubleParts)[number];

const partWords: Readonly<Record<TroublePart, RegExp>> = {
  transmission: new RegExp(
    String.raw`\b(?:transmissions?|transaxle|CVTs?|DCT|DSG|PowerShift|torque converters?|` +
      String.raw`clutch(?:es)?|manual gearbox|automatics? that|(?:delayed|down)\s?shifts?|` +
      String.raw`(?:six|seven|eight|nine|ten)-speed|shudder)\b`,
    'i',
  ),
  engine: new RegExp(
    String.raw`\bengine(?! (?:covers|shields))s?\b|` +
      String.raw`\b(?:oil (?:use|consumption|pumps?|rings)|(?<!caliper )pistons?|` +
      String.raw`head (?:gaskets?|bolts?)|cylinder heads?|(?:timing|balance) (?:belts?|chains?)|` +
      String.raw`cam(?:shafts?| phasers?)|lifters?|rocker|` +
      String.raw`(?:rod|engine|the 1.5L turbo|V6) bearings?|bearings of|` +
      String.raw`crankshaft|(?:intake|vent|vapor) valves?|valve springs?|coolant|water pumps?|` +
      String.raw`turbochargers?|air injection|throttle bod(?:y|ies)|fuel pipes?|` +
      String.raw`spark plugs?|fuel pumps?|injectors?|EGR|misfires?|stall\w*)\b|` +
      String.raw`\b(?:overheating of the \d|into the oil\b)`,
    'i',
  ),
  rust: /\b(?:rust|corro)/i,
};

/** Those of one part: "a CVT that judders" is of the transmission. */
export function troublesOfPart(all: readonly CarTrouble[], part: TroublePart): CarTrouble[] {
  return all.filter(({ what }) => partWords[part].test(what));
}

const driveline = new RegExp(
  String.raw`\b(?:inverters?|differentials?|transfer (?:cases?|units?)|drive ?shafts?|axle|` +
    String.raw`parking pawls?|park locks?)\b`,
  'i',
);

/** Of what costs most to repair: engine, transmission and what they drive. */
export function costlyOf(troubles: readonly CarTrouble[]): CarTrouble[] {
  return troubles.filter(({ what }) => {
    const parts = [driveline, partWords.engine, partWords.transmission];
    return !/\bkeys?\b|\bignition switch/.test(what) && parts.some((one) => one.test(what));
  });
}

/** One fault that a paper names of years apart is told once, with all of its years. */
export function onceEach(all: readonly CarTrouble[]): CarTrouble[] {
  const groups = Map.groupBy(all, ({ what, source }) => `${what} ${source}`);
  return [...groups.values()].flatMap((group) => {
    const sorted = group.toSorted((one, two) => one.from - two.from);
    const newest = sorted.at(-1);
    if (!newest) return [];
    const before = sorted.slice(0, -1).map(({ from, to }) => ({ from, to }));
    return [before.length === 0 ? newest : { ...newest, before }];
  });
}

/** As a table lists them: the newest model years first. */
export function newestFirst(troubles: readonly CarTrouble[]): CarTrouble[] {
  return troubles.toSorted((one, two) => two.to - one.to || two.from - one.from);
}

/** The first model year that the record of a car, or of its version, goes back to. */
export function recordFrom(guide: CarModel, version: CarVersion): number {
  return Math.min(...spansWith(guide, version).map(({ from }) => from));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** Model years with one, as spans, the oldest first. */
export function carefulYearsOf(costly: readonly CarTrouble[]): string[] {
  const years = costly.flatMap(({ from, to }) => range(from, to));
  return spansOf([...new Set(years)].toSorted((one, two) => one - two));
}

/** 2018, 2019, 2021 as "2018 and 2019" and "2021"; three in a row as "2018 to 2020". */
export function spansOf(years: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last && last.at(-1) === year - 1) last.push(year);
    else runs.push([year]);
  }
  return runs.flatMap((run) => {
    return run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String);
  });
}
