import { carModelOf } from '../cars/guide.ts';
import type { StockVehicle } from '../store-profile.ts';

/** Sizes by which people look for cars. */
export const sizes = ['small', 'midsize', 'full-size'] as const;
export type Size = (typeof sizes)[number];

/** The class of a model, as the guide names its kind; null where it names none. */
export function sizeOf({ make, model }: Pick<StockVehicle, 'make' | 'model'>): Size | null {
  const kind = kindOf({ make, model });
  const isTruck = /\bpickup\b/.test(kind);
  if (/\b(?:full-size|heavy-duty)\b/.test(kind)) return 'full-size';
  // Of pickups there is none smaller but two.
  if (/\bmidsize\b/.test(kind)) return isTruck ? 'small' : 'midsize';
  return /\b(?:sub)?compact\b|\bsmall\b/.test(kind) ? 'small' : null;
}

/**
 * Whether one may stand in for the other: an Equinox is nothing to who looks for a Tahoe, a 4Runner
 * or a Telluride. Of pickups any may, under its own name; what nobody knows stands in for all.
 */
export function isOfLikeSize(
  asked: Pick<StockVehicle, 'make' | 'model'>,
  here: Pick<StockVehicle, 'make' | 'model'>,
): boolean {
  const [own, other] = [kindOf(asked), kindOf(here)];
  if (own === '' || other === '') return true;
  if (pickup.test(own) && pickup.test(other)) return true;
  const isAlike = ofOneKind.every((kind) => kind.test(own) === kind.test(other));
  const pair = [sizeOf(asked), sizeOf(here)];
  const isFar = pair.includes('small') && pair.includes('full-size');
  return isAlike && !isFar && !rows.test(`${own}, ${other}`);
}

const pickup = /\bpickup\b/;

/** What one of two has and the other not makes them different things. */
const ofOneKind = [pickup, /\boff-road SUV\b/, /\b(?:mini)?van\b/];

/** Two rows beside three, in either order. */
const rows = /\btwo-row\b.*, .*\bthree-row\b|\bthree-row\b.*, .*\btwo-row\b/;

function kindOf({ make, model }: Pick<StockVehicle, 'make' | 'model'>): string {
  return make && model ? (carModelOf(make, model)?.kind ?? '') : '';
}

/** Nobody who asks for a midsize truck minds that it is a small one among trucks. */
export function isOfSize(vehicle: StockVehicle, size: Size): boolean {
  const own = sizeOf(vehicle);
  return own === size || (size === 'midsize' && own === 'small' && vehicle.bodyStyle === 'truck');
}
