import { compact } from '../research/reading/normalise.ts';
import type { StockVehicle } from '../store-profile.ts';
import type { FiledEngine } from './filed-year.ts';
import type { ModelPortrait, ModelYear } from './model-reference.ts';

/**
 * The portrait without what the vehicles here contradict: where one of them has an engine, a body,
 * driven wheels or a trim that the tables do not list, the list is not whole and is not told.
 */
export function agreeingWith(
  portrait: ModelPortrait,
  stock: readonly StockVehicle[],
): ModelPortrait {
  const { shown, make, model } = portrait;
  const own = stock.filter((car) => {
    const isModel = same(car.make, make) && same(car.model, model);
    return isModel && car.year === shown.year;
  });
  const isTrimTold = own.every(({ trim }) => trim === null || isListed(trim, portrait));
  const kept = without(shown, [
    own.every((car) => isEngine(car, shown)) ? null : 'engines',
    own.every((car) => isDrive(car, shown)) ? null : 'drives',
    own.every((car) => isBody(car, shown)) ? null : 'bodies',
  ]);
  return { ...portrait, shown: kept, trimsOf: isTrimTold ? portrait.trimsOf : null };
}

function without(shown: ModelYear, names: readonly (keyof ModelYear | null)[]): ModelYear {
  const kept = Object.entries(shown).filter(([name]) => !names.some((one) => one === name));
  const year = Object.fromEntries(kept) as unknown as ModelYear;
  return year.engines ? year : { ...year, powers: [] };
}

function same(one: string | null, two: string): boolean {
  return one !== null && compact(one) === compact(two);
}

const spelt: Readonly<Record<string, string>> = { wt: 'worktruck', ltd: 'limited' };

/** "XLE Premium AWD" is an XLE Premium, if that is listed, or an XLE. */
function isListed(trim: string, { trimsOf }: ModelPortrait): boolean {
  const name = spelt[compact(trim)] ?? compact(trim);
  return trimsOf?.trims.some((one) => name.startsWith(compact(one))) ?? true;
}

function isEngine({ engine, fuelType }: StockVehicle, { engines }: ModelYear): boolean {
  if (!engines) return true;
  const liters = Number(/(?<![\d.])(\d\.\d)\s*-?\s*(?:l\b|liter)/i.exec(engine ?? '')?.[1]);
  const isSize = (one: FiledEngine): boolean => Math.abs((one.liters ?? 0) - liters) < 0.11;
  if (!Number.isNaN(liters) && !engines.some(isSize)) return false;
  const isOpen = fuelType === null || fuelType === 'other' || fuelType === 'flex';
  return isOpen || engines.some(({ power }) => power === fuelType || power === 'flex');
}

/** What is filed as "4WD" or "2WD" may be any of the kind. */
function isDrive({ drivetrain }: StockVehicle, { drives }: ModelYear): boolean {
  if (!drives || drivetrain === null) return true;
  const isDriven = (one: string): boolean => /^(?:A|4)WD/.test(one);
  return drives.some((one) => isDriven(one) === isDriven(drivetrain));
}

const tall = new Set(['suv', 'crossover', 'wagon', 'hatchback', 'minivan', 'van']);

function isBody({ bodyStyle }: StockVehicle, { bodies }: ModelYear): boolean {
  if (!bodies || bodyStyle === null || bodyStyle === 'other') return true;
  return bodies.some((one) => one === bodyStyle || (tall.has(one) && tall.has(bodyStyle)));
}
