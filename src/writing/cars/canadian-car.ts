import type { Brief } from '../brief.ts';
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
 * it is like. Trims, driven wheels, fuel ratings, warranties and recalls differ there, and are left
 * out.
 */
export function carInCanada(car: Car): Car {
  const guide: CarModel = { ...car.guide, spans: car.guide.spans.map(pruned) };
  return { ...car, guide, span: pruned(car.span), others: car.others.map(pruned), trim: null };
}

/** Whether an article of a kind may rest on the guide, which is of the United States. */
export function isGuidedIn(country: string, articleType: Brief['articleType']): boolean {
  return country === 'US' || (country === 'CA' && articleType === 'modellanding');
}

function pruned(span: CarSpan): CarSpan {
  const figures: Partial<Record<FigureName, readonly CarFigure[]>> = {};
  for (const name of [...measured, 'seats'] as const) {
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

/** Kilograms in a pound, liters in a cubic foot, centimeters in an inch, and so on. */
const units: readonly (readonly [RegExp, number, string, number])[] = [
  [/([\d.,]+)(?: to ([\d.,]+))? pounds\b/g, 0.453_592_37, 'kg', 0],
  [/([\d.,]+)(?: to ([\d.,]+))? cubic feet\b/g, 28.316_85, 'L', 0],
  [/([\d.,]+)(?: to ([\d.,]+))? inches\b/g, 2.54, 'cm', 0],
  [/([\d.,]+)(?: to ([\d.,]+))? feet\b/g, 0.3048, 'm', 1],
  [/([\d.,]+)(?: to ([\d.,]+))? miles\b/g, 1.609_344, 'km', 0],
];

const short: Readonly<Record<string, string>> = {
  kg: 'pounds',
  L: 'cubic feet',
  cm: 'inches',
  m: 'feet',
  km: 'miles',
};

/** "1,588 kg (3,500 pounds)": the measure of the country before the one that was published. */
export function inMetric(text: string): string {
  let told = text;
  for (const [pattern, factor, unit, digits] of units) {
    told = told.replace(pattern, (_all, low: string, high: string | undefined) => {
      const say = (value: string): string =>
        (Number(value.replaceAll(',', '')) * factor).toLocaleString('en-US', {
          maximumFractionDigits: digits,
        });
      const own = high === undefined ? low : `${low} to ${high}`;
      const metric = high === undefined ? say(low) : `${say(low)} to ${say(high)}`;
      // A non-breaking space keeps the next unit from being read into it.
      return `${metric} ${unit} (${own}\u00a0${short[unit]?.replace(' ', '\u00a0')})`;
    });
  }
  // "488 km (303 miles, S+)"
  return told
    .replace(/(\([\d.,]+(?: to [\d.,]+)?\u00a0miles)\) \(/g, '$1, ')
    .replaceAll('\u00a0', ' ');
}
