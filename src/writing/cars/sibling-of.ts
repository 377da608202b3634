import type { CarModel, CarSpan } from './car-model.ts';
import { type Car, nameOfCar } from './car-of.ts';
import { enginesText } from './engines-text.ts';
import { enginesIn } from './figures-of.ts';
import { guideOf, isIn, lastGuideYear } from './guide.ts';
import { modelsByKey } from '../research/lexicon/models.ts';

/** What a maker may sell under a name of its own: "Equinox EV", "Explorer Hybrid". */
export type VersionOption = 'hybrid' | 'plug-in' | 'electric';

const hybridWords = /\b(?:hybrid|plug-in|4xe|phev|prime|energi)\b/i;
const words: Readonly<Record<VersionOption, RegExp>> = {
  hybrid: hybridWords,
  'plug-in': hybridWords,
  electric: /\b(?:ev|euv|electric|lightning|mach-e|e-tron|recharge)\b/i,
};

export function isVersion(option: string): option is VersionOption {
  return option in words;
}

type Has = (engine: string) => boolean;
type Sibling = { name: string; list: string };

/** Another model that is it, by the year or the years of the car; unknown where it may be one. */
export function siblingOf(
  car: Car,
  option: VersionOption,
  year: number | null,
  has: Has,
): Sibling | 'unknown' | null {
  const all = named(car, option);
  const told = all.flatMap((guide) => {
    const span = guide.spans.find((one) => (year === null ? overlaps(one, car) : isIn(one, year)));
    return span ? [inSpan(guide, span, option, year, has)] : [];
  });
  const found = told.find((one) => one !== null && one !== 'unknown');
  if (found) return found;
  return told.includes('unknown') || isListedAlone(car, option, all) ? 'unknown' : null;
}

function inSpan(
  guide: CarModel,
  span: CarSpan,
  option: VersionOption,
  year: number | null,
  has: Has,
): Sibling | 'unknown' | null {
  const name = nameOfCar({ guide, model: guide.model });
  if (option === 'electric') {
    const range = span.figures.range?.[0];
    return range ? { name, list: `${range.value} miles` } : 'unknown';
  }
  const engines = enginesIn(span, null, year);
  if (engines.length === 0) return 'unknown';
  return engines.some(has) ? { name, list: enginesText(engines.filter(has)) } : null;
}

/** The nearest years in which another model was it. */
export function siblingYears(
  car: Car,
  option: VersionOption,
  has: Has,
): { span: CarSpan; list: string } | null {
  if (option === 'electric') return null;
  const spans = named(car, option).flatMap((guide) => guide.spans);
  const [nearest] = spans
    .filter((span) => span.engines.some(has))
    .toSorted(
      (one, two) => Math.abs(one.from - car.span.from) - Math.abs(two.from - car.span.from),
    );
  return nearest ? { span: nearest, list: enginesText(enginesIn(nearest, null, null)) } : null;
}

function named({ guide: { make, model } }: Car, option: VersionOption): CarModel[] {
  return guideOf(make)?.models.filter((one) => isNamed(one.model, model, option)) ?? [];
}

function isNamed(name: string, model: string, option: VersionOption): boolean {
  // A Silverado 1500 has a Silverado EV beside it.
  const family = model.replace(/(?<=\p{L}) \d{4}(?:HD)?$/u, '');
  return name.startsWith(`${family} `) && words[option].test(name.slice(family.length));
}

/** A name that people know, of which the guide says nothing. */
function isListedAlone(
  { guide: { make, model } }: Car,
  option: VersionOption,
  all: readonly CarModel[],
): boolean {
  const known = new Set(all.map((one) => one.model));
  return [...modelsByKey().values()].flat().some((one) => {
    return one.make === make && isNamed(one.name, model, option) && !known.has(one.name);
  });
}

function overlaps(one: CarSpan, { span }: Car): boolean {
  return one.from <= (span.to ?? lastGuideYear) && (one.to ?? lastGuideYear) >= span.from;
}
