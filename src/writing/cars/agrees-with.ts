import type { StockVehicle } from '../store-profile.ts';
import type { CarSpan } from './car-model.ts';

const liters = /\b(\d\.\d)\s?l(?:iter|itre)?\b/i;

/**
 * Whether no car here has an engine of a size that the guide does not know of these years: where
 * one has, what the guide says of engines is not said.
 */
export function agreesWith({ engines, from, to }: CarSpan, own: readonly StockVehicle[]): boolean {
  const known = new Set(engines.flatMap((text) => liters.exec(text)?.[1] ?? []));
  const here = own
    .filter(({ year }) => year !== null && year >= from && year <= (to ?? Infinity))
    .flatMap(({ engine }) => liters.exec(engine ?? '')?.[1] ?? []);
  return known.size === 0 || here.every((size) => known.has(size));
}
