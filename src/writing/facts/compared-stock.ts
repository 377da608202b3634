import type { StockVehicle } from '../store-profile.ts';
import { knownModel } from '../research/lexicon/models.ts';
import type { Side } from './asked-sides.ts';
import { isInCondition } from './stock-filter.ts';

/** What prices are compared in: cars of one condition, since a new one's says nothing of a used. */
export type PairedBy = 'new' | 'used' | 'any';

/** The cars of each side that stand against each other. */
export type Pairing = {
  by: PairedBy;
  /** The model years that all sides have, where others were left out for them. */
  years: { from: number; to: number } | null;
  pools: StockVehicle[][];
};

/** The model; where the lot has none, its versions with a longer name: the RAV4 Hybrid of RAV4. */
export function ofModel(
  lot: readonly StockVehicle[],
  { make, model }: Pick<Side, 'make' | 'model'>,
): StockVehicle[] {
  const ofMake = lot.filter((car) => same(car.make, make));
  const named = ofMake.filter((car) => isModel(car.model, model));
  return named.length > 0 ? named : ofMake.filter((car) => isVersion(car, model));
}

/** An "F-250 Super Duty" of the feed is the F-250 of the searcher. */
export function isModel(one: string | null, two: string | null): boolean {
  const plain = (name: string): string => name.replace(/ super duty$/i, '');
  return one !== null && two !== null && same(plain(one), plain(two));
}

/** The cars of one side; what bears the name of another side is that one's. */
export function ofSide(
  lot: readonly StockVehicle[],
  side: Side,
  all: readonly Side[],
): StockVehicle[] {
  const { make, model, power, condition } = side;
  const isOthers = (car: StockVehicle): boolean =>
    !isModel(car.model, model) && all.some((other) => isModel(car.model, other.model));
  const ofMake = lot.filter((car) => same(car.make, make));
  const family =
    power === null
      ? ofModel(lot, side).filter((car) => !isOthers(car))
      : ofMake.filter((car) => isModel(car.model, model) || isVersion(car, model));
  return family
    .filter((car) => power === null || isPowered(car, power))
    .filter((car) => condition === null || isInCondition(car, condition));
}

/** Whether a car is of the year and trim asked for. */
export function isAsked(car: StockVehicle, { year, trim }: Pick<Side, 'year' | 'trim'>): boolean {
  return (year === null || car.year === year) && (trim === null || same(car.trim, trim));
}

/**
 * New against new where every side on the lot has new ones, else used against used, of the model
 * years that all have; all of them where no condition is common to the sides.
 */
export function pairingOf(pools: readonly StockVehicle[][], sides: readonly Side[]): Pairing {
  const stocked = pools.filter((pool) => pool.length > 0);
  const whole = { by: 'any' as const, years: null, pools: pools.map((pool) => [...pool]) };
  if (stocked.length < 2 || sides.some(({ condition }) => condition !== null)) return whole;
  for (const by of ['new', 'used'] as const) {
    const own = pools.map((pool) =>
      pool.filter((car) => (car.condition === 'new') === (by === 'new')),
    );
    const isCommon = own.every((pool, at) => pool.length > 0 || pools[at]?.length === 0);
    if (isCommon) return { ...withinYears(own, sides), by };
  }
  return whole;
}

/** A year more or less makes no other car. */
const nearYears = 1;

/** Only where nobody asked for a year. */
function withinYears(
  pools: StockVehicle[][],
  sides: readonly Side[],
): Pick<Pairing, 'years' | 'pools'> {
  const spans = pools
    .map((pool) => pool.flatMap(({ year }) => year ?? []))
    .filter((years) => years.length > 0);
  const from = Math.max(...spans.map((years) => Math.min(...years))) - nearYears;
  const to = Math.min(...spans.map((years) => Math.max(...years))) + nearYears;
  const own = pools.map((pool) =>
    pool.filter(({ year }) => year !== null && year >= from && year <= to),
  );
  const isHeld = own.every((pool, at) => pool.length > 0 || pools[at]?.length === 0);
  const isNarrower = own.some((pool, at) => pool.length < (pools[at]?.length ?? 0));
  const isFree = sides.every(({ year }) => year === null);
  if (!isFree || !isHeld || !isNarrower) return { years: null, pools };
  const left = own.flat().flatMap(({ year }) => year ?? []);
  return { years: { from: Math.min(...left), to: Math.max(...left) }, pools: own };
}

/**
 * "RAV4 Hybrid" is a RAV4 and "Silverado 1500" a Silverado; a Corolla Cross, which the list of
 * models has as one of its own, is no Corolla.
 */
export function isVersion({ make, model: name }: StockVehicle, model: string): boolean {
  if (!make || !name?.toLowerCase().startsWith(`${model.toLowerCase()} `)) return false;
  const tail = name.slice(model.length + 1);
  return powertrain.test(tail) || /^\d/.test(tail) || knownModel(make, name) === undefined;
}

const powertrain = /\b(hybrid|prime|plug-?in|phev|4xe|energi|e-?tron|diesel)\b/i;

/** Feeds may tell the power by the model's name alone. */
function isPowered({ fuelType, model }: StockVehicle, power: NonNullable<Side['power']>): boolean {
  const isHybrid = /\bhybrid\b|\bprime\b/i.test(model ?? '');
  if (power === 'gas') return !isHybrid && (fuelType === 'gasoline' || fuelType === 'flex');
  if (power === 'plug-in hybrid') return fuelType === 'plug_in_hybrid';
  if (power === 'hybrid') return fuelType === 'hybrid' || (fuelType === null && isHybrid);
  return fuelType === power;
}

export function same(one: string | null, two: string | null): boolean {
  return Boolean(one && two && one.toLowerCase() === two.toLowerCase());
}

/** Whether a row is of a new car: the store that has one sells this year's. */
export function isNewlySold({ condition }: StockVehicle): boolean {
  return condition === 'new';
}
