import type { Brief, Subject } from '../brief.ts';
import { askedInCanada, carInCanada, isGuidedIn } from '../cars/canadian-car.ts';
import { type Car, carOf, versionOf } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { carModelOf, spanIn } from '../cars/guide.ts';
import { isGasTrim } from '../cars/figures-of.ts';
import type { StockVehicle } from '../store-profile.ts';
import { askedSubjectOf } from './asked-subject.ts';
import type { ComparedVehicle } from './compared.ts';
import { withEngines } from './engine-facts.ts';

/** The article's model as the guide, which is of the United States, can be told of to its store. */
export function carIn(
  brief: Brief,
  own: readonly StockVehicle[],
  compared: readonly ComparedVehicle[],
): Car | null {
  const { subject, store, comparison, event } = brief;
  const isOfOne = subject !== null && !comparison && !event;
  if (!isOfOne || !isGuidedIn(store.country)) return null;
  // Beside a rival it is of the years that the two are compared in.
  const side = compared.find((one) => one.subject.model === subject.model);
  const trims = subject.trim === null ? [] : [subject.trim];
  // Of two trims of one model the article is on the model.
  if (side?.car) return modelOf(side.car, compared);
  const asked = askedSubjectOf(brief)?.reading;
  const isUsed = asked?.condition === 'used' || asked?.condition === 'certified';
  const isBought = isUsed || asked?.isListing === true;
  if (isBought && subject.year === null && areAllUnknown(subject, own)) return null;
  const car = carOf({ ...subject, trims, isUsed }, own);
  const isAsked = brief.articleType !== 'modellanding';
  if (store.country === 'CA' && !isAsked) return car && carInCanada(car);
  // "F-150 hybrid" is the F-150, told of as a hybrid.
  const version = car && versionOf(car.guide, car.span, versionIn(asked?.words.join(' ') ?? ''));
  const typed = car && { ...car, typed: car.version === null ? version : null };
  if (store.country === 'CA') return typed && askedInCanada(typed);
  return typed && withEngines(typed, brief);
}

/** A 2011 Civic is not told of as the Civic of other years is. */
function areAllUnknown({ make, model }: Subject, own: readonly StockVehicle[]): boolean {
  const guide = carModelOf(make, model, null);
  if (!guide || own.length === 0) return false;
  return own.every(({ year }) => year !== null && spanIn(guide, year) === null);
}

/** The model that two trims are of, without its hybrids where neither trim is one. */
function modelOf(car: Car, compared: readonly ComparedVehicle[]): Car {
  const areGas = compared.every((one) => one.car !== null && isGasTrim(one.car));
  const economy = car.span.economy.filter(({ version }) => !areGas || versionIn(version) === null);
  return { ...car, trim: null, span: { ...car.span, economy } };
}
