import type { CarSpan } from './car-model.ts';
import type { Car } from './car-of.ts';
import { enginesText } from './engines-text.ts';
import { drivesText, isDriven } from './drives-of.ts';
import { enginesIn } from './figures-of.ts';
import { lastGuideYear } from './guide.ts';
import { peopleText, thirdRowIn } from './rows-of.ts';
import { isVersion, siblingOf, siblingYears } from './sibling-of.ts';

/** What shoppers ask of a model with "does it come with". */
export const carOptions = [
  'hybrid',
  'plug-in',
  'electric',
  'diesel',
  'v6',
  'v8',
  'turbo',
  'awd',
  '4wd',
  'third-row',
] as const;
export type CarOption = (typeof carOptions)[number];

/** `other` is all-wheel drive where four-wheel drive was asked for; `sibling` another model. */
export type OptionAnswer = {
  answer: 'every' | 'some' | 'none' | 'other' | 'mild' | 'sibling';
  /** What answers it: engines, drives, seats; without any what there is instead. */
  list: string;
  /** Other model years that have it, where these have not. */
  elsewhere: { span: CarSpan; list: string } | null;
  /** Another model of the maker that it is sold as: "Equinox EV". */
  name: string | null;
};

type Share = Pick<OptionAnswer, 'list'> & { answer: 'every' | 'some' | 'none' | 'other' | 'mild' };

const engineWords = {
  hybrid: /\bhybrid\b|\b4xe\b/i,
  'plug-in': /\bplug-in\b|\b4xe\b|\bgenerator engine\b/i,
  electric: /^(?:single|dual|three|front|rear)[- ]motor\b|\bkWh battery\b/i,
  diesel: /diesel|\bcummins\b/i,
  v6: /\bV6\b/,
  v8: /\bV8\b/,
  turbo: /turbo|\becoboost\b/i,
} as const satisfies Partial<Record<CarOption, RegExp>>;
type EngineOption = keyof typeof engineWords;

/** What is neither a plain yes nor a plain no: six cylinders in no known form. */
const unclear: Partial<Record<CarOption, RegExp>> = {
  hybrid: /\bfront electric motor\b/i,
  v6: /(?<!inline-|turbodiesel |diesel )\bsix-cylinder\b/i,
  // Editors may leave the turbocharger out, and an electric one may have any name.
  turbo: /./,
  electric: /./,
};

/**
 * Whether the model comes with it, by the years that the car is told of. Null where the guide does
 * not know all that there is of those years, so that "no" is only said of what is surely not sold.
 */
export function optionOf(car: Car, option: CarOption): OptionAnswer | null {
  const at = car.year ?? (car.span.to === null ? lastGuideYear : null);
  const own = shareIn(car, car.span, at, option);
  if (own && own.answer !== 'none') return { ...own, elsewhere: null, name: null };
  if (isVersion(option) && car.version === null) {
    const has = (engine: string): boolean => isEngineOf(engine, option);
    const sibling = siblingOf(car, option, at, has);
    if (sibling === 'unknown') return null;
    if (sibling) return { answer: 'sibling', ...sibling, elsewhere: null };
  }
  if (!own) return null;
  return { ...own, elsewhere: elsewhereOf(car, option), name: null };
}

function shareIn(car: Car, span: CarSpan, year: number | null, option: CarOption): Share | null {
  if (option === 'third-row') {
    const answer = thirdRowIn(car.guide.kind, span, year);
    return answer && { answer, list: peopleText(span, year) };
  }
  if (option === 'awd' || option === '4wd') {
    // The drives are those of the model and not of one version of it.
    const answer = car.version === null ? isDriven(span, year, option) : null;
    return answer && { answer, list: drivesText(span, year) };
  }
  return engineShare(car, span, year, option);
}

function engineShare(
  { version }: Car,
  span: CarSpan,
  year: number | null,
  option: EngineOption,
): Share | null {
  // "Does the Camry Hybrid come as a hybrid?"
  if (version !== null && isVersion(option)) return null;
  const all = enginesIn(span, version, year);
  // A plug-in hybrid may have its battery named beside its engine.
  const burning = all.filter((one) => !battery.test(one));
  const engines = burning.length > 0 ? burning : all;
  if (engines.length === 0) return null;
  const having = engines.filter((one) => isEngineOf(one, option));
  if (having.length > 0) {
    const answer = having.length === engines.length ? 'every' : 'some';
    return { answer, list: enginesText(having) };
  }
  const mild = engines.filter((one) => mildHybrid.test(one));
  if (option === 'hybrid' && mild.length > 0) return { answer: 'mild', list: enginesText(mild) };
  const doubt = unclear[option];
  if (doubt && engines.some((one) => doubt.test(one))) return null;
  return { answer: 'none', list: enginesText(engines) };
}

export function isEngineOf(engine: string, option: EngineOption): boolean {
  const isMild = isVersion(option) && mildHybrid.test(engine);
  return engineWords[option].test(engine) && !isMild;
}

const battery = /^[\d.]+ kWh battery\b/i;

const mildHybrid = /\bmild hybrid\b|\betorque\b|\beassist\b/i;

/** The years nearest to the asked ones, the newer of two. */
function elsewhereOf(car: Car, option: CarOption): OptionAnswer['elsewhere'] {
  const { guide, span } = car;
  const [nearest] = guide.spans
    .filter((one) => one !== span && one.from !== span.from)
    .flatMap((one) => {
      const share = shareIn(car, one, null, option);
      const has = share?.answer === 'some' || share?.answer === 'every';
      return has ? [{ span: one, list: share.list }] : [];
    })
    .toSorted((one, two) => distance(one.span, span) - distance(two.span, span));
  if (nearest || !isVersion(option)) return nearest ?? null;
  return siblingYears(car, option, (engine) => isEngineOf(engine, option));
}

function distance(one: CarSpan, other: CarSpan): number {
  return Math.abs(one.from - other.from);
}
