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
 * Whether one may stand in for the other on the page of a model: an Equinox is nothing to who looks
 * for a Telluride, nor a half-ton truck to who needs a heavy-duty one. What nobody knows stands in
 * for all.
 */
export function isOfLikeKind(
  asked: Pick<StockVehicle, 'make' | 'model'>,
  here: Pick<StockVehicle, 'make' | 'model'>,
): boolean {
  const [own, other] = [kindOf(asked), kindOf(here)];
  if (own === '' || other === '') return true;
  const isAlike = ofOneKind.every((kind) => kind.test(own) === kind.test(other));
  const [size, beside] = [sizeOf(asked), sizeOf(here)];
  return (
    isAlike &&
    !rows.test(`${own}, ${other}`) &&
    (size === null || beside === null || size === beside)
  );
}

/**
 * Whether one is close enough for a list: an Equinox is nothing to who looks for a Tahoe or a
 * 4Runner. Of pickups any may, and what nobody knows stands in for all.
 */
export function isOfLikeSize(
  asked: Pick<StockVehicle, 'make' | 'model'>,
  here: Pick<StockVehicle, 'make' | 'model'>,
): boolean {
  const [own, other] = [kindOf(asked), kindOf(here)];
  if (/\bpickup\b/.test(own) && /\bpickup\b/.test(other)) return true;
  if (/\boff-road SUV\b/.test(own) !== /\boff-road SUV\b/.test(other)) return false;
  // Who needs a third row is helped by no car with two.
  if (/\bthree-row\b/.test(own) && !withThird.test(other)) return false;
  const pair = [sizeOf(asked), sizeOf(here)];
  return !(pair.includes('small') && pair.includes('full-size'));
}

/** A full-size SUV has a third row without its kind saying so. */
const withThird = /\bthree-row\b|\bfull-size (?:luxury )?SUV\b|\bminivan\b/;

/** What one of two has and the other not makes them different things. */
const ofOneKind = [/\bpickup\b/, /\bheavy-duty\b/, /\boff-road SUV\b/, /\b(?:mini)?van\b/];

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
