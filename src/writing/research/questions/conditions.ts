import { versionIn } from '../../cars/car-version.ts';
import { carModelOf } from '../../cars/guide.ts';
import { knownModel } from '../lexicon/models.ts';
import type { Reading } from '../reading/read-keyword.ts';
import type { StockSignals } from '../stock/signals.ts';
import type { Condition } from './question-form.ts';

/** Which conditions of question forms hold for this keyword and stock. */
export function conditionsOf(
  reading: Reading,
  signals: StockSignals,
  nowYear: number,
): Set<Condition> {
  const { make, model, year } = reading;
  const listed = make === null || model === null ? undefined : knownModel(make, model);
  const isOldYear = year !== null && year < nowYear && signals.newCount === 0;
  const isGone = listed?.discontinued === true && signals.newCount === 0;
  const isUsed = reading.condition === 'used' || reading.condition === 'certified';
  const isLikelyUsed = isUsed || (reading.condition === null && (isOldYear || isGone));
  const isNew = reading.condition === 'new' || (year !== null && year >= nowYear && !isUsed);
  const isOwn = listed?.electric === true || fuelled.test(model ?? '');
  const fuel = asksWhether(reading) && !isOwn ? null : reading.fuel;
  const isListed = listed?.electric === true && fuel !== 'hybrid';
  const isElectric = fuel === 'electric' || isListed || (model !== null && signals.isElectric);
  const isHybrid = fuel === 'hybrid' || isHybridAlone(make, model);
  const style = reading.bodyStyles.length > 1 ? null : (reading.bodyStyles[0] ?? signals.bodyStyle);
  const known = model === null && reading.bodyStyles.length !== 1 ? null : style;
  const isSuv = known === 'suv' || known === 'crossover';
  const facts: [Condition, boolean][] = [
    [model === null ? 'general' : 'model', true],
    ['year', year !== null],
    [isElectric ? 'electric' : 'engine', true],
    ['gas', !isElectric && fuel !== 'diesel'],
    ['hybrid', isHybrid],
    ['hybrid-name', isHybrid && isOwn],
    // Of a CR-V that comes with gas engines too, its hybrid is one version.
    ['not-hybrid', !isHybrid || (model !== null && !isOwn)],
    [known === 'truck' ? 'truck' : 'not-truck', true],
    ['suv', isSuv],
    ['tall', known === null || isSuv || known === 'truck'],
    ['tows', !isLightTower(make, model)],
    ['roomy', isSuv || known === 'minivan' || known === 'van'],
    ['family-size', known === null || !/^(coupe|convertible|truck|van)$/.test(known)],
    [isLikelyUsed ? 'used' : 'not-used', true],
    [isNew ? 'new' : 'not-new', true],
    ['stocked', signals.count > 0 && signals.hasTrim],
    ['absent', model !== null && (signals.count === 0 || !signals.hasTrim)],
  ];
  return new Set(facts.filter(([, isTrue]) => isTrue).map(([name]) => name));
}

/** A Prius is one though nobody says so. */
function isHybridAlone(make: string | null, model: string | null): boolean {
  const { spans = [] } = (make && model && carModelOf(make, model)) || {};
  const engines = spans.flatMap((span) => span.engines);
  return engines.length > 0 && engines.every((one) => versionIn(one) !== null);
}

/** Pounds; what is rated at less is sold without a package for more. */
const lightTrailer = 3000;

/** Whether what is sold now of a model is rated for a light trailer at most. */
function isLightTower(make: string | null, model: string | null): boolean {
  const [newest] = (make && model && carModelOf(make, model)?.spans) || [];
  const ratings = newest?.figures.towing ?? [];
  const pounds = ratings.map(({ value }) => Number(value.replace(',', '')));
  return pounds.length > 0 && pounds.every((one) => one < lightTrailer);
}

/** Names of models that say what moves them. */
const fuelled = /\b(?:hybrid|prime|phev|4xe|ev|electric)\b/i;

/** Who asks whether there is a hybrid of a model has none of which to ask more. */
function asksWhether({ words, model, asked }: Reading): boolean {
  // "Ford Maverick hybrid" names nothing of it that is to be told.
  const isBare = asked.length > 0 && asked.every((word) => /^(?:hybrid|diesel)$/.test(word));
  return model !== null && (isBare || whether.test(words.join(' ')));
}

const whether = new RegExp(
  String.raw`^(?:is there|are there|do(?:es)? .* (?:come|have|make|sell|offer)|` +
    String.raw`is .* (?:available|offered|sold))\b`,
);
