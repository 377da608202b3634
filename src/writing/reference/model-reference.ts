import type { FuelType } from '../../../schema/records/vehicle.ts';
import { knownModel } from '../research/lexicon/models.ts';
import { compact } from '../research/reading/normalise.ts';
import { type ModelChange, changesOf } from './changes.ts';
import { ratedEngines } from './engines.ts';
import type { FiledEngine, FiledYear } from './filed-year.ts';
import { type FiledSeats, powerBefore, seatsBefore } from './earlier-years.ts';
import { soundTrims, soundYears } from './sound-year.ts';
import { type FiledModels, modelsOfMake, referenceDays } from './tables.ts';

/** A source as it is cited, and the ISO day or month on which it held. */
export type Source = { name: string; asOf: string };

/** What one model year was offered with; what is absent is not known. */
export type ModelYear = FiledYear & { year: number; powers: FuelType[] };

/** A model as makers and agencies describe it, in the year asked or the newest one known. */
export type ModelPortrait = {
  make: string;
  model: string;
  /** Model years in the data, in order. */
  years: number[];
  first: number;
  last: number;
  /** Null where no year was asked for. */
  askedYear: number | null;
  shown: ModelYear;
  /** The newest year up to the shown one of which trims are known; null without any. */
  trimsOf: { year: number; trims: string[] } | null;
  /** The same of seats in their rows, and of engines with their horsepower, where it has none. */
  seatsOf: FiledSeats | null;
  powerOf: { year: number; engines: FiledEngine[] } | null;
  changes: ModelChange[];
  filing: Source;
  rating: Source;
};

const versionPowers: readonly (readonly [RegExp, FuelType])[] = [
  [/ (?:plug-in hybrid|prime|phev|4xe)$/i, 'plug_in_hybrid'],
  [/ hybrid$/i, 'hybrid'],
];

/** What is of the whole model, or of other years of it. */
const untold = { trimsOf: null, seatsOf: null, powerOf: null, changes: [] };

/** A "Corolla Cross Hybrid" that is filed as a Corolla Cross: what its engine alone decides. */
function versionOf(make: string, model: string, year: number | null, newest: number) {
  const [word, power] = versionPowers.find(([pattern]) => pattern.test(model)) ?? [];
  const base = word ? modelReference(make, model.replace(word, ''), year, newest) : null;
  const engines = base?.shown.engines?.filter((one) => one.power === power) ?? [];
  if (!base || power === undefined || engines.length === 0) return null;
  const { year: at, bodies } = base.shown;
  const shown: ModelYear = { year: at, engines, powers: [power], ...(bodies && { bodies }) };
  return { ...base, model, years: [at], first: at, last: at, shown, ...untold };
}

/** What makers name beside a model that has no table of its own. */
const bodyWords = / (?:hatchback|sedan|coupe|convertible|wagon|pickup|super duty)$/i;

const heavySizes = /^(Silverado|Sierra) ([23]500)$/i;

/** A year or two back the trims are still a guide; further back they are another car's. */
const maxTrimsAge = 2;

/**
 * The portrait of a model in a model year, else in the one of the newest years up to `newest` that
 * tells most. Null where the tables do not know the model, or not in that year: nothing is guessed
 * from other years.
 */
export function modelReference(
  make: string,
  model: string,
  year: number | null = null,
  newest: number = Infinity,
): ModelPortrait | null {
  const models = modelsOfMake(make);
  const name = nameIn(Object.keys(models), make, model);
  if (name === null) return versionOf(make, model, year, newest);
  const filed = models[name] && soundYears(name, models[name]);
  if (!filed) return null;
  const years = Object.keys(filed)
    .map(Number)
    .toSorted((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  const shownYear =
    year ??
    newestTold(
      years.filter((at) => at <= newest),
      filed,
    );
  const one = shownYear === null ? undefined : filed[shownYear];
  if (first === undefined || last === undefined || shownYear === null || !one) return null;
  const shown = yearOf(shownYear, one);
  const { vpicMonth, epaDay } = referenceDays();
  return {
    make,
    model: name,
    years,
    first,
    last,
    askedYear: year,
    shown,
    trimsOf: trimsNear(make, models, name, shownYear),
    seatsOf: seatsBefore(filed, shownYear),
    powerOf: powerBefore(filed, shownYear),
    changes: changesOf(years.map((at) => yearOf(at, filed[at] ?? {}))),
    filing: { name: 'NHTSA vPIC', asOf: vpicMonth },
    rating: { name: 'EPA fueleconomy.gov', asOf: epaDay },
  };
}

function nameIn(filed: readonly string[], make: string, model: string): string | null {
  const find = (text: string): string | undefined =>
    filed.find((name) => compact(name) === compact(text));
  const heavy = model.replace(heavySizes, '$1 $2HD');
  const names = [model, model.replace(bodyWords, ''), heavy, `${make} ${model}`];
  return names.flatMap((one) => find(one) ?? [])[0] ?? null;
}

/** What a shopper asks first. */
const mainParts = ['engines', 'drives', 'bodies', 'trims', 'seats'] as const;
/** Trims alone are no reason to tell of an older car. */
const muchMore = 2;
const enoughParts = 4;
const maxToldAge = 6;
/** Model years that are alike enough to choose among. */
const recentYears = 3;

/** The newest year may be filed in name alone yet: of the last years the one that tells most. */
function newestTold(years: readonly number[], filed: Readonly<Record<string, FiledYear>>) {
  const told = years.filter((year) => filed[year]?.engines ?? filed[year]?.epa);
  const partsOf = (year: number): number =>
    mainParts.filter((part) => (filed[year]?.[part]?.length ?? 0) > 0).length;
  const [newest, last] = [told.at(-1), years.at(-1)];
  if (newest === undefined || last === undefined) return last ?? null;
  const detailed = years.findLast((year) => partsOf(year) >= enoughParts) ?? newest;
  // The engines of decades ago are no answer for the model that is sold without a word on its own.
  if (detailed - newest > maxToldAge) return detailed;
  const recent = told.filter((year) => year > newest - recentYears).toReversed();
  const most = Math.max(...recent.map(partsOf));
  return recent.find((year) => partsOf(year) > most - muchMore) ?? newest;
}

/** From then on every new car has one (49 CFR 571.111). */
const camerasOwed = 2018;

function yearOf(year: number, filed: FiledYear): ModelYear {
  // What burns no gasoline has a size of its own only rarely, and is sold in few places.
  const engines = enginesOf(filed).toSorted((a, b) => Number(isRare(a)) - Number(isRare(b)));
  const powers = [...new Set(engines.map(({ power }) => power))];
  const { epa } = filed;
  // The EPA tells front from rear and all from four; where it rated no such car, the filing stands.
  const drives = epa?.drives.length ? epa.drives : filed.drives;
  const gearboxes = filed.gearboxes ?? (epa?.gearboxes.length ? epa.gearboxes : undefined);
  return {
    ...filed,
    ...(year >= camerasOwed && { offered: filed.offered?.filter((one) => one !== 'camera') ?? [] }),
    ...(engines.length > 0 && { engines }),
    ...(drives && { drives }),
    ...(gearboxes && { gearboxes }),
    year,
    powers,
  };
}

function isRare({ power }: FiledEngine): boolean {
  return power === 'electric' || power === 'hydrogen';
}

/** The EPA's list is whole for cars that it rates; the makers' filings know more of each engine. */
function enginesOf({ engines = [], epa }: FiledYear): FiledEngine[] {
  const all = epa && epa.engines.length > 0 ? ratedEngines(epa.engines, engines) : engines;
  // A fuel without a name of its own, which is natural gas as a rule, would name an engine twice.
  return all.filter(({ power }) => power !== 'other');
}

/** A name that is another model's would be read as that one. */
function trimsNear(make: string, models: FiledModels, name: string, year: number) {
  const filed = models[name] ?? {};
  for (let at = year; at >= year - maxTrimsAge; at -= 1) {
    const plain = soundTrims(filed[at] ?? {}).map((one) => one.replace(/ (?:package|pkg)$/i, ''));
    const trims = [...new Set(plain)].filter((one) => !knownModel(make, one));
    if (trims.length > 0 && !isShared(models, name, at)) return { year: at, trims };
  }
  return null;
}

/**
 * Whether an electric version with a name of its own ("F-150 Lightning") is filed with the same
 * trims: the list is that of both, and nobody can tell whose each of them is.
 */
function isShared(models: FiledModels, name: string, year: number): boolean {
  const trimsIn = (one: string): string => models[one]?.[year]?.trims?.join('|') ?? '';
  return Object.keys(models).some((one) => {
    const isVersion = one.startsWith(`${name} `) || name.startsWith(`${one} `);
    const isElectric = [one, name].some((each) => hasElectricYear(models[each] ?? {}));
    return isVersion && isElectric && trimsIn(one) !== '' && trimsIn(one) === trimsIn(name);
  });
}

function hasElectricYear(filed: Readonly<Record<string, FiledYear>>): boolean {
  return Object.values(filed).some(({ engines = [] }) => {
    return engines.length > 0 && engines.every(({ power }) => power === 'electric');
  });
}
