import type { VehicleCondition } from '../../../schema/records/vehicle.ts';
import type { Standing } from '../../writing/description/described-vehicle.ts';

export type Ranked = {
  id: string;
  condition: VehicleCondition;
  year: number;
  mileage: number | null;
  mileageUnit: 'mi' | 'km';
  availability: string;
};

/** Being first of two says little. */
const minCompared = 3;

/**
 * How a car stands among those of its model on the lot, new or used: the only one, the one with the
 * fewest miles, or the newest. Null where it is one of many, or not on the lot itself.
 */
export function standingOf(car: Ranked, alike: readonly Ranked[]): Standing | null {
  const isNew = car.condition === 'new';
  const others = alike.filter((one) => {
    const isCompared = (one.condition === 'new') === isNew && one.availability === 'on_lot';
    return isCompared && one.id !== car.id;
  });
  if (car.availability !== 'on_lot') return null;
  const among = others.length + 1;
  if (among === 1) return { kind: 'only', among };
  if (isNew || among < minCompared) return null;
  const { mileage, mileageUnit } = car;
  const hasFewest = others.every((one) => {
    const isKnown = mileage !== null && one.mileage !== null && one.mileageUnit === mileageUnit;
    return isKnown && mileage < (one.mileage ?? 0);
  });
  if (hasFewest) return { kind: 'fewest_miles', among };
  return others.every((one) => car.year > one.year) ? { kind: 'newest', among } : null;
}
