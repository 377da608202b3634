import type { Brief } from '../brief.ts';
import { isNewlySold } from './compared-stock.ts';
import type { ComparedVehicle } from './compared.ts';

/**
 * The model year in which all sides are told of, so that no car of today stands beside one of years
 * ago: the newest one that each has here; today's, which is null, where one of them is not here and
 * the lot has new cars; else that of the used ones. Undefined where the sides are of years or
 * conditions of their own.
 */
export function commonYear(
  compared: readonly ComparedVehicle[],
  { stock }: Pick<Brief, 'stock'>,
): number | null | undefined {
  const isFree = compared.every(({ subject }) => subject.year === null && !subject.condition);
  if (!isFree || new Set(compared.map(({ subject }) => subject.model)).size < compared.length) {
    return undefined;
  }
  const newest = compared.flatMap(({ pair }) => {
    const years = pair.vehicles.flatMap(({ year }) => year ?? []);
    return years.length > 0 ? [Math.max(...years)] : [];
  });
  if (newest.length === 0) return null;
  if (newest.length < compared.length && stock.some(isNewlySold)) return null;
  return Math.min(...newest);
}
