import type { CarEconomy, CarFigure, CarSpan, FigureName } from './car-model.ts';
import type { Car } from './car-of.ts';
import { isOfEngine } from './asked-engines.ts';
import { type CarVersion, versionIn } from './car-version.ts';
import { lastGuideYear } from './guide.ts';
import { withoutRemark, withoutTrims } from './named-trims.ts';
import { ofTrim, type OfTrim } from './of-trim.ts';
import { ofYear, strictlyOfYear, withoutYear, yearsIn } from './in-year.ts';

/** What a hybrid shares with the others, unless a figure of its own is told. */
const ofBody: readonly FigureName[] = [
  'seats',
  'cargo',
  'length',
  'clearance',
  'bed',
  'tank',
  'legroom',
];

/** What any trim can be given, which stands for those that are not named. */
const forAny = /^$|\bproper|\bright equipment\b|^(?:behind|in the trunk)\b/;

/** Of a hybrid what is said of hybrids, of a model year what is of it; else all that is known. */
export function figuresOf(car: Car, name: FigureName): readonly CarFigure[] {
  return trimFigures(car, name).rows;
}

/** The same, and whether they are those of the trim that is asked for. */
export function trimFigures(car: Car, name: FigureName): OfTrim<CarFigure> {
  const { span, year, trim } = car;
  const version = car.version ?? car.typed ?? null;
  const years = { year, isSold: span.to === null };
  const all = ofYear(span.figures[name] ?? [], years, ({ note }) => note).map((one) => ({
    ...one,
    note: withoutYear(one.note, year),
  }));
  const own = all.filter(({ note }) => version === null || versionIn(note) === version);
  const ofVersion = own.length > 0 || !ofBody.includes(name) ? own : all;
  const told = ofEngine(
    ofToday(ofVersion, car, ({ note }) => note),
    car,
    ({ note }) => note,
  );
  return ofTrim<CarFigure>(told, trim, span.trims, {
    noteOf: ({ note }) => note,
    withNote: (one, note) => ({ ...one, note }),
    isForAny: ({ note }) => forAny.test(withoutTrims(note, trim ?? '', span.trims)),
  });
}

/** Of what is still sold a rating that ended years ago is none, where there are others. */
function ofToday<Item>(
  all: readonly Item[],
  { year, span }: Car,
  noteOf: (item: Item) => string,
): readonly Item[] {
  if (year !== null || span.to !== null) return all;
  const kept = all.filter((one) => (yearsIn(noteOf(one))?.[1] ?? Infinity) >= lastGuideYear - 2);
  return kept.length > 0 ? kept : all;
}

/** Of the one engine that is asked for what is known of it alone, else all. */
function ofEngine<Item>(
  all: readonly Item[],
  { engines = [] }: Car,
  noteOf: (item: Item) => string,
): readonly Item[] {
  const [engine, more] = engines;
  if (engine === undefined || more !== undefined) return all;
  const own = all.filter((item) => isOfEngine(noteOf(item), engine));
  return own.length > 0 ? own : all;
}

export function economyOfCar(car: Car): readonly CarEconomy[] {
  return trimEconomy(car).rows;
}

export function trimEconomy(car: Car): OfTrim<CarEconomy> {
  const { span, year, trim } = car;
  const version = car.version ?? car.typed ?? null;
  const isGas = isGasTrim(car);
  const all = span.economy.filter(
    (one) => (version === null && !isGas) || versionIn(one.version) === version,
  );
  const only = year ?? (span.from === span.to ? span.from : null);
  const ofYears = ofYear(all, { year, isSold: span.to === null }, (one) => one.version);
  const ofNow = ofToday(ofYears, car, (one) => one.version);
  const told = ofEngine(ofNow, car, (one) => one.version);
  // Of one year alone, each is of that year.
  const named = told.map((one) => ({ ...one, version: withoutYear(one.version, only) }));
  return ofTrim<CarEconomy>(named, trim, span.trims, {
    noteOf: (one) => one.version,
    withNote: (one, note) => ({ ...one, version: note }),
    isForAny: (one) => forAny.test(one.version),
  });
}

/** Beside trims that are called hybrids one that is not so called runs on gas: a CR-V EX-L. */
export function isGasTrim({ guide, span, version, trim }: Car): boolean {
  if (version !== null || trim === null || versionIn(trim) !== null) return false;
  const isListed = span.trims.some((one) => withoutRemark(one) === trim);
  const gas = span.economy.filter((one) => versionIn(one.version) === null);
  const isSplit = gas.length > 0 && gas.length < span.economy.length;
  const named = span.trims.some((one) => versionIn(one) !== null);
  return versionIn(guide.model) === null && isListed && isSplit && named;
}

/**
 * "2.7L turbo V6 (325 hp)", so that a list of them has one comma an engine. Of every trim: which
 * ones an engine is offered in is seldom said of all.
 */
export function enginesOf({ span, version, year }: Car): readonly string[] {
  const all = enginesIn(span, version, year);
  if (year !== null || span.to !== null) return all;
  // Of what is sold now, an engine or a power that ended years ago is none.
  const kept = strictlyOfYear(all, lastGuideYear, String);
  return kept.map((one) => withoutStart(one));
}

/** "305 hp, from 2023" of what is sold now. */
function withoutStart(engine: string): string {
  return engine.replace(/, from 20\d\d\)$/, ')');
}

/** The same of other model years: null for all of a shape. */
export function enginesIn(
  span: Pick<CarSpan, 'engines'>,
  version: CarVersion,
  year: number | null,
): readonly string[] {
  const own = span.engines.filter((one) => version === null || versionIn(one) === version);
  return strictlyOfYear(own, year, String).map((one) => withPower(withoutYear(one, year)));
}

/** The trims of the years that are told of, without the years in which each was sold. */
export function trimsOf({ span, version, year }: Car): readonly string[] {
  const told = year ?? (span.to === null ? lastGuideYear : null);
  if (version !== null) return [];
  if (told === null) return span.trims;
  return strictlyOfYear(span.trims, told, (one) => yearsSold.exec(one)?.[1] ?? '').map((one) =>
    one.replace(yearsSold, ''),
  );
}

/** "Type R (from 2023)", "Bullitt (2019 to 2020)" */
const yearsSold = / \(((?:from |to |through |until )?20\d\d(?:(?: to | and |-)20\d\d)?)\)$/;

/** What goes into the tank, where the guide says it of each of its engines. */
export function fuelsOf({ span, version }: Car): readonly string[] {
  return version === null || span.fuel.length === 1 ? span.fuel : [];
}

function withPower(engine: string): string {
  return engine.replace(/, (\d+(?: to \d+)? hp.*)$/, (_all, power: string) => {
    return ` (${power.replace(/ \(([^)]*)\)/g, ', $1')})`;
  });
}
