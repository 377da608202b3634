import { carModelOf } from '../cars/guide.ts';
import type { StockVehicle } from '../store-profile.ts';

/** Sizes by which people look for cars. */
export const sizes = ['small', 'midsize', 'full-size'] as const;
export type Size = (typeof sizes)[number];

/** The class of a model, as the guide names its kind; null where it names none. */
export function sizeOf({ make, model }: Pick<StockVehicle, 'make' | 'model'>): Size | null {
  const kind = make && model ? (carModelOf(make, model)?.kind ?? '') : '';
  const isTruck = /\bpickup\b/.test(kind);
  if (/\b(?:full-size|heavy-duty)\b/.test(kind)) return 'full-size';
  // Of pickups there is none smaller but two.
  if (/\bmidsize\b/.test(kind)) return isTruck ? 'small' : 'midsize';
  return /\b(?:sub)?compact\b|\bsmall\b/.test(kind) ? 'small' : null;
}

/**
 * Whether one may stand in for the other: an Equinox is nothing to who looks for a Tahoe or a
 * 4Runner. Of pickups any may, and what nobody knows stands in for all.
 */
export function isOfLikeSize(
  asked: Pick<StockVehicle, 'make' | 'model'>,
  here: Pick<StockVehicle, 'make' | 'model'>,
): boolean {
  if (isPickup(asked) && isPickup(here)) return true;
  if (isOffRoad(asked) !== isOffRoad(here)) return false;
  const pair = [sizeOf(asked), sizeOf(here)];
  return !(pair.includes('small') && pair.includes('full-size'));
}

function isPickup({ make, model }: Pick<StockVehicle, 'make' | 'model'>): boolean {
  return make && model ? /\bpickup\b/.test(carModelOf(make, model)?.kind ?? '') : false;
}

/** Who looks for a Wrangler is helped by no crossover. */
function isOffRoad({ make, model }: Pick<StockVehicle, 'make' | 'model'>): boolean {
  return make && model ? /\boff-road SUV\b/.test(carModelOf(make, model)?.kind ?? '') : false;
}

/** Nobody who asks for a midsize truck minds that it is a small one among trucks. */
export function isOfSize(vehicle: StockVehicle, size: Size): boolean {
  const own = sizeOf(vehicle);
  return own === size || (size === 'midsize' && own === 'small' && vehicle.bodyStyle === 'truck');
}
