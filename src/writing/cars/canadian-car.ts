import type { CarFigure, CarModel, CarSpan, FigureName } from './car-model.ts';
import type { Car } from './car-of.ts';
import { withoutRemark } from './named-trims.ts';

/** What is measured is the same on both sides of the border; so are the engines, as a rule. */
const measured: readonly FigureName[] = [
  'towing',
  'payload',
  'cargo',
  'clearance',
  'length',
  'legroom',
  'bed',
  'range',
];

/** Agencies, tests and units of the United States in what an editor wrote. */
const american = new RegExp(
  String.raw`\b(?:EPA|NHTSA|IIHS|mpg|miles?|pounds?|cubic|inch(?:es)?|feet|gallons?|federal)\b|` +
    String.raw`\bAmerica|\$`,
  'i',
);

/** What is sold of a model on one side of the border and may not be on the other. */
const sold = /\b(?:plug-in|diesel|trims?|drive|every version)\b/i;

/**
 * A car of the guide as a store in Canada may tell of it: its engines, seats and measures and what
 * it is like. Trims, driven wheels where there's a choice, fuel ratings, warranties and recalls
 * differ there, and are left out.
 */
export function carInCanada(car: Car): Car {
  return inCanada(car, (span) => pruned(span, measured));
}

/**
 * The same for who asks a question of it: with what it burns and how far it goes, which are told as
 * American figures in liters and kilometers, and with its oil and its charging times.
 */
export function askedInCanada(car: Car): Car {
  return inCanada(car, (span) => {
    const { fuel, economy, details } = span;
    const { charging } = details;
    const kept = charging ? { charging } : {};
    const rated = [...measured, 'range', 'tank', 'legroom', 'sprint', 'oil'] as const;
    const drives = span.drives.length > 0 && areAll(span.drives) ? span.drives : [];
    return { ...pruned(span, rated), drives, fuel, economy, details: kept };
  });
}

function inCanada(car: Car, prunedSpan: (span: CarSpan) => CarSpan): Car {
  const drivesAll = car.guide.spans.every(({ drives }) => drives.length > 0 && areAll(drives));
  const prune = (span: CarSpan): CarSpan => {
    return drivesAll ? { ...prunedSpan(span), drives: span.drives } : prunedSpan(span);
  };
  const guide: CarModel = { ...car.guide, spans: car.guide.spans.map(prune) };
  return { ...car, guide, span: prune(car.span), others: car.others.map(prune), trim: null };
}

/** A model that was never sold with two driven wheels is sold with four of them on both sides. */
function areAll(drives: CarSpan['drives']): boolean {
  return drives.every(({ wheels }) => wheels === 'all' || wheels === 'four');
}

/** What drives stand for that are known of one country alone. */
export const soldInStates = 'sold in the United States';

/** Whether a Canadian car of the guide was sold with all wheels driven in every shape. */
export function isDrivenSoEverywhere(car: Car | null): boolean {
  return car !== null && car.guide.spans.every(({ drives }) => drives.length > 0);
}

/** Whether the guide, which is of the United States, can be told of in a country. */
export function isGuidedIn(country: string): boolean {
  return country === 'US' || country === 'CA';
}

function pruned(span: CarSpan, names: readonly FigureName[]): CarSpan {
  const figures: Partial<Record<FigureName, readonly CarFigure[]>> = {};
  for (const name of [...names, 'seats'] as const) {
    const own = span.figures[name];
    if (own) figures[name] = own;
  }
  const { known } = span.prose;
  const versions =
    known?.versions.map((text) => sharedPart(text, span.trims)).filter((text) => text !== '') ?? [];
  return {
    ...span,
    trims: [],
    fuel: [],
    timing: [],
    drives: [],
    economy: [],
    details: {},
    troubles: [],
    figures,
    prose: known && versions.length > 0 ? { known: { ...known, versions } } : {},
  };
}

/** A lone sentence is no portrait. */
const leastSentences = 2;

/** What is said up to the first sentence that is of one country: the rest may lean on that. */
function sharedPart(text: string, trims: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z{])/);
  const names = trims.map((trim) => new RegExp(`\\b${RegExp.escape(withoutRemark(trim))}\\b`));
  const ofOne = [american, sold, ...names];
  const end = sentences.findIndex((one) => ofOne.some((words) => words.test(one)));
  const own = end === -1 ? sentences : sentences.slice(0, end);
  return own.length < leastSentences ? '' : own.join(' ');
}

/** Kilograms in a pound, liters in a cubic foot, centimeters in an inch, meters in a foot. */
const units: readonly (readonly [RegExp, number, string, number, string])[] = [
  [/([\d.,]+)(?: to ([\d.,]+))? pounds\b/g, 0.453_592_37, 'kg', 0, 'pounds'],
  [/([\d.,]+)(?: to ([\d.,]+))? cubic feet\b/g, 28.316_85, 'L', 0, 'cubic feet'],
  [/([\d.,]+)(?: to ([\d.,]+))? inches\b/g, 2.54, 'cm', 0, 'inches'],
  [/([\d.,]+)(?: to ([\d.,]+))? feet\b/g, 0.3048, 'm', 1, 'feet'],
  [/([\d.,]+)(?: to ([\d.,]+))? gallons\b/g, 3.785_41, 'L', 0, 'gallons'],
  [/([\d.,]+)(?: to ([\d.,]+))? quarts\b/g, 0.946_353, 'L', 1, 'quarts'],
  [/([\d.,]+)(?: to ([\d.,]+))? miles\b/g, 1.609_344, 'km', 0, 'miles'],
];

/** "1,588 kg (3,500 pounds)": the measure of the country before the one that was published. */
export function inMetric(text: string): string {
  let told = inLiters(text);
  for (const [pattern, factor, unit, digits, short] of units) {
    told = told.replace(pattern, (_all, low: string, high: string | undefined) => {
      const say = (value: string): string =>
        (Number(value.replaceAll(',', '')) * factor).toLocaleString('en-US', {
          maximumFractionDigits: digits,
        });
      const own = high === undefined ? low : `${low} to ${high}`;
      const metric = high === undefined ? say(low) : `${say(low)} to ${say(high)}`;
      // A non-breaking space keeps the next unit from being read into it.
      return `${metric} ${unit} (${own}\u00a0${short.replace(' ', '\u00a0')})`;
    });
  }
  // "488 km (303 miles, S+)"
  return told
    .replace(/(\([\d.,]+(?: to [\d.,]+)?\u00a0miles)\) \(/g, '$1, ')
    .replaceAll('\u00a0', ' ');
}

const perHundred = 235.215;

/** "5.0 L/100 km": gas mileage as it is told in Canada, where less is better. */
function inLiters(text: string): string {
  const say = (mpg: string): string => (perHundred / Number(mpg)).toFixed(1);
  return text
    .replace(
      /(\d+) mpg city, (\d+) mpg highway and (\d+) mpg combined/g,
      (_all, city: string, highway: string, combined: string) =>
        `${say(city)} L/100 km in the city, ${say(highway)} on the highway and ${say(combined)} ` +
        'combined',
    )
    .replace(/(\d+)(?: to (\d+))? mpg\b/g, (_all, low: string, high: string | undefined) =>
      high === undefined ? `${say(low)} L/100 km` : `${say(high)} to ${say(low)} L/100 km`,
    );
}
