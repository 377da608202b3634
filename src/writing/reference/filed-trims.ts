import { carModelOf } from '../cars/guide.ts';
import { compact } from '../research/reading/normalise.ts';
import { soundTrims } from './sound-year.ts';
import { modelsOfMake } from './tables.ts';

/** Names of trims that are words for something else as well. */
const words = new RegExp(
  '^(?:base|standard|hybrid|plug-in hybrid|electric|ev|phev|diesel|gas|turbo|cargo|passenger|van|' +
    'utility|wagon|hatchback|sedan|coupe|convertible|truck|crew|fleet|police|taxi|' +
    'awd|4wd|fwd|rwd|4x4|2wd|special|' +
    'special edition|value|safety|winter|off[- ]?road|tow(?:ing)?|luxury|manual|' +
    'performance|lease|sale|new|used|certified|black|white|blue|red|silver|plus|s|l|x)$',
  'i',
);

/** Every trim that the maker has filed of a model or sold, in any year. */
export function filedTrims(make: string, model: string): string[] {
  const models = modelsOfMake(make);
  const name = Object.keys(models).find((one) => compact(one) === compact(model));
  const years = name === undefined ? [] : Object.values(models[name] ?? {});
  const filed = years.flatMap(soundTrims).map((one) => one.replace(/ (?:package|pkg)$/i, ''));
  const told = (carModelOf(make, model)?.spans ?? []).flatMap((span) => span.trims);
  // Filings have an "X-LINE" where the maker writes "X-Line".
  const trims = [...told.map((one) => one.replace(/ \(.*$/, '')), ...filed];
  const bySpelling = new Map(trims.toReversed().map((one) => [compact(one), one]));
  return trims.filter((one) => bySpelling.get(compact(one)) === one && !words.test(one));
}

/**
 * Those of them that none of these is a spelling of: a "Work Truck" is listed as a "WT", and an
 * "XLT" as an "XLT SuperCrew".
 */
export function otherTrims(make: string, model: string, listed: readonly string[]): string[] {
  const known = listed.map(compact);
  return filedTrims(make, model).filter((trim) => {
    const own = compact(trim);
    const initials = trim
      .split(/[ -]/)
      .map(([letter]) => letter)
      .join('')
      .toLowerCase();
    return !known.some((one) => one.includes(own) || own.includes(one) || one === initials);
  });
}
