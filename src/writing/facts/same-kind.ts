import type { Brief, Subject } from '../brief.ts';
import { modelReference } from '../reference/model-reference.ts';
import { knownModel } from '../research/lexicon/models.ts';
import type { StockVehicle } from '../store-profile.ts';
import { hasRows } from './car-wishes.ts';
import { isOfLikeKind, isOfLikeSize } from './size-of.ts';
import { summariseStock, type StockSummary } from './stock-summary.ts';

/**
 * What the lot has of the same body and a like size as the subject, of other models: what a shopper
 * who cannot have the one may look at. Empty where nobody knows the body of the subject.
 */
export function sameKindOf(
  { subject, keyword }: Pick<Brief, 'subject' | 'keyword'>,
  lot: readonly StockVehicle[],
): { vehicles: StockVehicle[]; summary: StockSummary } {
  const alike = subject ? likeModels(subject, lot, keyword === null) : [];
  // Who asks for a third row is helped by no car with two.
  const vehicles = ofRows.test(keyword ?? '') ? alike.filter((one) => hasRows(one, 3)) : alike;
  return { vehicles, summary: summariseStock(vehicles) };
}

const ofRows = /\b(?:third|3rd|three|3)[ -]rows?\b|\b[78][ -]?(?:passenger|seater|seats?)\b/i;

/** Strictly of the kind for the page of a model; for a list, any of the maker will do too. */
export function likeModels(
  subject: Subject,
  lot: readonly StockVehicle[],
  isStrict = false,
): StockVehicle[] {
  const { make, model, year } = subject;
  const known = knownModel(make, model);
  const filed = modelReference(make, model, year);
  const body = known?.bodyStyle ?? filed?.shown.bodies?.[0] ?? null;
  const raised: readonly (string | null)[] = ['crossover', 'suv'];
  const kinds = raised.includes(body) ? raised : [body];
  // Who asks for an electric car is helped by no other, and by one of any shape but a truck's.
  if (known?.electric) {
    const isTruck = body === 'truck';
    return lot.filter((car) => {
      return car.fuelType === 'electric' && (car.bodyStyle === 'truck') === isTruck;
    });
  }
  const ofBody = body === null ? [] : lot.filter((car) => kinds.includes(car.bodyStyle));
  // Nor is who asks for a car with an engine by one that has to be charged.
  if (isStrict) {
    return ofBody.filter((car) => car.fuelType !== 'electric' && isOfLikeKind(subject, car));
  }
  return ofBody.filter((car) => car.make === make || isOfLikeSize(subject, car));
}
