import type { Brief } from '../brief.ts';
import { knownModel } from '../research/lexicon/models.ts';
import type { StockVehicle } from '../store-profile.ts';
import { summariseStock, type StockSummary } from './stock-summary.ts';

/**
 * What the lot has of the same body as the subject, of other models: what a shopper who cannot have
 * the one may look at. Empty where nobody knows the body of the subject.
 */
export function sameKindOf(
  { subject }: Pick<Brief, 'subject'>,
  lot: readonly StockVehicle[],
): { vehicles: StockVehicle[]; summary: StockSummary } {
  const body = subject && (knownModel(subject.make, subject.model)?.bodyStyle ?? null);
  const kinds: readonly (string | null)[] = body === 'crossover' ? ['crossover', 'suv'] : [body];
  const vehicles = body === null ? [] : lot.filter((car) => kinds.includes(car.bodyStyle));
  return { vehicles, summary: summariseStock(vehicles) };
}
