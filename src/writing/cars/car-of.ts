import type { StockVehicle } from '../store-profile.ts';
import { compact } from '../research/reading/normalise.ts';
import type { CarModel, CarSpan } from './car-model.ts';
import { carModelOf, lastGuideYear, spanIn } from './guide.ts';

/** What the guide knows of one car that an article is about. */
export type Car = {
  guide: CarModel;
  /** The model as it was asked for: "RAV4 Hybrid". */
  model: string;
  /** Null where no model year was asked for. */
  year: number | null;
  /** The years that figures are told of. */
  span: CarSpan;
  /** Other shapes of the model that stand on the lot, the newest first. */
  others: readonly CarSpan[];
  /** Whether what is electric in part is asked for, and is a version of the model. */
  isHybrid: boolean;
};

export type AskedCar = { make: string; model: string; year: number | null };

const hybridName = /\b(?:hybrid|prime|phev|4xe|plug-in)\b/i;

/**
 * The years asked for, else those of the newest one of `own` that the guide knows, else the ones
 * that are sold now. Null for a model or years that the guide does not know.
 */
export function carOf({ make, model, year }: AskedCar, own: readonly StockVehicle[]): Car | null {
  const guide = carModelOf(make, model);
  if (!guide) return null;
  const years = own.flatMap((car) => (isSame(car, make, model) ? (car.year ?? []) : []));
  const here = spansOf(guide, years);
  const span = year === null ? (here[0] ?? spanIn(guide, lastGuideYear)) : spanIn(guide, year);
  const shown = span ?? (year === null ? (guide.spans[0] ?? null) : null);
  if (!shown) return null;
  // Where every one is a hybrid, what is said of it is said of hybrids.
  const isAll = shown.engines.length > 0 && shown.engines.every(isOfHybrid);
  const isHybrid = hybridName.test(model) && !hybridName.test(guide.model) && !isAll;
  const others = here.filter((one) => one !== shown);
  return { guide, model, year, span: shown, others: year === null ? others : [], isHybrid };
}

function spansOf(guide: CarModel, years: readonly number[]): CarSpan[] {
  const all = years.flatMap((year) => spanIn(guide, year) ?? []);
  return guide.spans.filter((span) => all.includes(span));
}

function isSame(car: StockVehicle, make: string, model: string): boolean {
  return compact(car.make ?? '') === compact(make) && compact(car.model ?? '') === compact(model);
}

/** "RAV4 Hybrid", "Ram 1500": a number alone is no name. */
export function nameOfCar({ guide, model }: Pick<Car, 'guide' | 'model'>): string {
  return /^\d+/.test(model) ? `${guide.make} ${model}` : model;
}

/** Whether a note or an engine is of a version that runs on electricity in part. */
export function isOfHybrid(text: string): boolean {
  return /\b(?:hybrid|plug-in|prime|4xe|phev|powerboost|electricity)\b/i.test(text);
}
