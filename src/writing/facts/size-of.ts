import { carModelOf } from '../cars/guide.ts';
import type { StockVehicle } from '../store-profile.ts';

/** Sizes by which people look for cars. */
export const sizes = ['small', 'midsize', 'full-size'] as const;
export type Size = (typeof sizes)[number];

/** The class of a model, as the guide names its kind; null where it names none. */
export function sizeOf({ make, model }: Pick<StockVehicle, 'make' | 'model'>): Size | null {
  const kind = make && model ? (carModelOf(make, model)?.kind ?? '') : '';
  const isPickup = /\bpickup\b/.test(kind);
  if (/\b(?:full-size|heavy-duty)\b/.test(kind)) return 'full-size';
  // Of pickups there is none smaller but two.
  if (/\bmidsize\b/.test(kind)) return isPickup ? 'small' : 'midsize';
  return /\b(?:sub)?compact\b|\bsmall\b/.test(kind) ? 'small' : null;
}

/** Whether one may stand in for the other by its size; what nobody knows stands in for any. */
export function isOfLikeSize(
  asked: Pick<StockVehicle, 'make' | 'model'>,
  here: Pick<StockVehicle, 'make' | 'model'>,
): boolean {
  const [one, other] = [sizeOf(asked), sizeOf(here)];
  return one === null || other === null || one === other;
}

/** Nobody who asks for a midsize truck minds that it is a small one among trucks. */
export function isOfSize(vehicle: StockVehicle, size: Size): boolean {
  const own = sizeOf(vehicle);
  return own === size || (size === 'midsize' && own === 'small' && vehicle.bodyStyle === 'truck');
}
