import type { BodyStyle } from '../../../schema/records/vehicle.ts';
import type { Brief, Subject } from '../brief.ts';
import { modelReference } from '../reference/model-reference.ts';
import { knownModel } from '../research/lexicon/models.ts';
import type { StockVehicle } from '../store-profile.ts';
import { isOfLikeSize } from './size-of.ts';
import type { StockSet } from './stock-sets.ts';

/** Other years of the model; without them the make, in the same body where it has any. */
export function nearestTo(
  subject: Subject,
  lot: StockVehicle[],
  family: StockVehicle[],
): StockVehicle[] {
  if (family.length > 0) return family;
  const ofMake = lot.filter(
    (vehicle) => vehicle.make?.toLowerCase() === subject.make.toLowerCase(),
  );
  const { make, model, year } = subject;
  const filed = (): BodyStyle | undefined => modelReference(make, model, year)?.shown.bodies?.[0];
  const known = knownModel(make, model);
  const body = known?.bodyStyle ?? filed();
  // Who asks for an electric car is helped by no other.
  if (known?.electric) return ofMake.filter(({ fuelType }) => fuelType === 'electric');
  const alike = ofMake.filter(({ bodyStyle }) => body && bodyStyle && isAlike(body, bodyStyle));
  return alike.length > 0 ? alike : ofMake;
}

/** Other models of the make that are no such car: who asks for a pickup is not shown sedans. */
export function isOtherKind({ subject }: Brief, near: StockSet): boolean {
  if (!subject || !near.standsIn) return false;
  const body = knownModel(subject.make, subject.model)?.bodyStyle;
  if (!body) return false;
  return !near.vehicles.some(({ bodyStyle: own }) => own && isAlike(body, own));
}

/** Of the make, and yet of another size: a list of Equinoxes is none for who wants a Tahoe. */
export function isOtherSize({ subject, keyword }: Brief, near: StockSet): boolean {
  if (!subject || !near.standsIn || keyword === null) return false;
  return !near.vehicles.some((car) => isOfLikeSize(subject, car));
}

/** Feeds call the same car an SUV and a crossover. */
function isAlike(one: BodyStyle, two: BodyStyle): boolean {
  const raised: readonly BodyStyle[] = ['suv', 'crossover'];
  return one === two || (raised.includes(one) && raised.includes(two));
}
