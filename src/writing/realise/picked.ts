import type { FactSheet } from '../facts/fact-sheet.ts';
import type { GivenUp } from '../facts/nearest-filter.ts';
import { isOpen } from '../facts/stock-filter.ts';
import type { StockVehicle } from '../store-profile.ts';
import { byPrice } from './by-price.ts';

/** The vehicles that stand out of a set. */
export type Picks = {
  lowest: StockVehicle | null;
  newest: StockVehicle | null;
  fewestMiles: StockVehicle | null;
  /** The lowest-priced with four driven wheels, where the lowest-priced of all has two. */
  fourWheels: StockVehicle | null;
  /** The lowest-priced of another model, where the rest leaves only one pick. */
  otherModel: StockVehicle | null;
  /** The first by price, year and miles together, where it is none of the others. */
  balance: StockVehicle | null;
};

/** Fewer leave nothing to pick from. */
const fewestToPick = 2;
/** Fewer have no middle. */
const fewestToBalance = 4;

/** Null where the article is about a single car or asks for nothing that stands here. */
export function picksOf(sheet: FactSheet): Picks | null {
  const known = read.get(sheet);
  if (known !== undefined) return known;
  const all = isPickable(sheet) ? pickFrom(byPrice(sheet.focus)) : null;
  // Over the limit that was asked for, only the lowest price is near it; of another kind none is.
  const isOfKind = !sheet.unmet?.without.some((wish) => ofKind.includes(wish));
  const near = { ...noPicks, lowest: isOfKind ? (all?.lowest ?? null) : null };
  const picks = all && sheet.unmet ? near : all;
  read.set(sheet, picks);
  return picks;
}

const ofKind: readonly GivenUp[] = ['size', 'ton', 'rows', 'needs', 'luxury', 'fuels'];

const noPicks: Picks = {
  lowest: null,
  newest: null,
  fewestMiles: null,
  fourWheels: null,
  otherModel: null,
  balance: null,
};

/** Several messages ask for it, of one article. */
const read = new WeakMap<FactSheet, Picks | null>();

/**
 * Of the whole lot only where the keyword asks for cars, "vehicle inspection" does not, and for no
 * kind of them: a sedan is no pick for who asks for SUVs.
 */
function isPickable({ focus, brief, filter }: FactSheet): boolean {
  const isLot = focus.id === 'lot' && isOpen(filter) && asksForCars.test(brief.keyword ?? '');
  const isAsked = focus.id === 'exact' || focus.id === 'match' || isLot;
  return isAsked && focus.summary.count >= fewestToPick;
}

const asksForCars =
  /\b(cheap\w*|affordable|low[- ]?(mile\w*|price\w*)|newest|inventory|for sale)\b/i;

function pickFrom(priced: readonly StockVehicle[]): Picks | null {
  const [lowest = null, second] = priced;
  if (!lowest || !second) return null;
  const isAlone = lowest.priceCents !== second.priceCents;
  const newest = firstBy(priced, ({ year }) => (year === null ? null : -year));
  const fewestMiles = firstBy(priced, milesOf);
  const picks = {
    lowest: isAlone ? lowest : null,
    newest: newest === lowest ? null : newest,
    fewestMiles: fewestMiles === lowest ? null : fewestMiles,
  };
  const four = fourOf(priced, Object.values(picks));
  const balance = balanceOf(priced, [...Object.values(picks), four]);
  const all = [...Object.values(picks), four, balance].filter((car) => car !== null);
  const otherModel = all.length > 1 ? null : otherModelOf(priced, lowest);
  return { ...picks, fourWheels: four, otherModel, balance };
}

/** The one ahead of all others; null where two are level, or nothing is known of one. */
function firstBy(
  vehicles: readonly StockVehicle[],
  value: (vehicle: StockVehicle) => number | null,
): StockVehicle | null {
  const known = vehicles.flatMap((vehicle) => {
    const own = value(vehicle);
    return own === null ? [] : [{ vehicle, own }];
  });
  const [first, second] = known.toSorted((one, two) => one.own - two.own);
  return first && second && first.own < second.own ? first.vehicle : null;
}

/** New ones have no miles to speak of. */
function milesOf({ condition, mileage }: StockVehicle): number | null {
  return condition === 'new' || !mileage ? null : mileage;
}

function fourOf(
  priced: readonly StockVehicle[],
  picked: readonly (StockVehicle | null)[],
): StockVehicle | null {
  const [lowest] = priced;
  const first = priced.find(({ drivetrain }) => drivetrain === 'AWD' || drivetrain === '4WD');
  return !first || first === lowest || !lowest?.drivetrain || picked.includes(first) ? null : first;
}

/** Of the model that there are most of besides. */
function otherModelOf(priced: readonly StockVehicle[], lowest: StockVehicle): StockVehicle | null {
  const others = priced.filter(({ model }) => model !== null && model !== lowest.model);
  const models = [...Map.groupBy(others, ({ make, model }) => `${make} ${model}`).values()];
  const [most] = models.toSorted((one, two) => two.length - one.length);
  return most?.[0] ?? null;
}

function balanceOf(
  priced: readonly StockVehicle[],
  picked: readonly (StockVehicle | null)[],
): StockVehicle | null {
  const known = priced.filter((car) => milesOf(car) !== null && car.year !== null);
  if (known.length < fewestToBalance) return null;
  const measures: readonly ((car: StockVehicle) => number)[] = [
    ({ priceCents }) => priceCents ?? 0,
    ({ mileage }) => mileage ?? 0,
    ({ year }) => -(year ?? 0),
  ];
  const rank = (car: StockVehicle): number =>
    measures.reduce((sum, measure) => {
      return sum + known.filter((other) => measure(other) < measure(car)).length;
    }, 0);
  const first = firstBy(known, rank);
  return first && !picked.includes(first) ? first : null;
}
