import type { FuelType } from '../../../schema/records/vehicle.ts';
import { compact } from '../research/reading/normalise.ts';
import { type ModelChange, changesOf } from './changes.ts';
import { ratedEngines } from './engines.ts';
import type { FiledEngine, FiledYear } from './filed-year.ts';
import { modelsOfMake, referenceDays } from './tables.ts';

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
  changes: ModelChange[];
  filing: Source;
  rating: Source;
};

/** What makers name beside a model that has no table of its own. */
const bodyWords = / (?:hatchback|sedan|coupe|convertible|wagon|pickup|super duty)$/i;

/** A year or two back the trims are still a guide; further back they are another car's. */
const maxTrimsAge = 2;

/**
 * The portrait of a model in a model year, else in the newest of the data up to `newest`. Null where the tables do
 * not know the model, or not in that year: nothing is guessed from other years.
 */
export function modelReference(
  make: string,
  model: string,
  year: number | null = null,
  newest: number = Infinity,
): ModelPortrait | null {
  const models = modelsOfMake(make);
  const name = nameIn(Object.keys(models), model);
  const filed = name === null ? undefined : models[name];
  if (name === null || !filed) return null;
  const years = Object.keys(filed)
    .map(Number)
    .toSorted((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  const shownYear = year ?? newestTold(years.filter((at) => at <= newest), filed);
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
    trimsOf: trimsNear(filed, shownYear),
    changes: changesOf(years.map((at) => yearOf(at, filed[at] ?? {}))),
    filing: { name: 'NHTSA vPIC', asOf: vpicMonth },
    rating: { name: 'EPA fueleconomy.gov', asOf: epaDay },
  };
}

function nameIn(names: readonly string[], model: string): string | null {
  const find = (text: string): string | undefined =>
    names.find((name) => compact(name) === compact(text));
  return find(model) ?? find(model.replace(bodyWords, '')) ?? null;
}

/** The newest year may be filed in name alone yet. */
function newestTold(years: readonly number[], filed: Readonly<Record<string, FiledYear>>) {
  const told = years.filter((year) => filed[year]?.engines ?? filed[year]?.epa);
  return told.at(-1) ?? years.at(-1) ?? null;
}

function yearOf(year: number, filed: FiledYear): ModelYear {
  const engines = enginesOf(filed);
  const powers = [...new Set(engines.map(({ power }) => power))];
  return { ...filed, ...(engines.length > 0 && { engines }), year, powers };
}

/** The EPA's list is whole for cars that it rates; the makers' filings know more of each engine. */
function enginesOf({ engines = [], epa }: FiledYear): FiledEngine[] {
  return epa && epa.engines.length > 0 ? ratedEngines(epa.engines, engines) : engines;
}

function trimsNear(filed: Readonly<Record<string, FiledYear>>, year: number) {
  for (let at = year; at >= year - maxTrimsAge; at -= 1) {
    const { trims = [] } = filed[at] ?? {};
    if (trims.length > 0) return { year: at, trims };
  }
  return null;
}
