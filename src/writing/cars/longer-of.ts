import type { Car } from './car-of.ts';
import { guideOf, isIn, lastGuideYear } from './guide.ts';

/** "Grand Cherokee L": the same car with room for a third row, sold in the same years. */
export function longerOf({ guide: { make, model }, year }: Car): string | null {
  const long = guideOf(make)?.models.find((one) => one.model === `${model} L`);
  const isSold = long?.spans.some((one) => isIn(one, year ?? lastGuideYear)) ?? false;
  return long && isSold ? long.model : null;
}
