import { plural } from './noun-phrases.ts';
import type { StockVehicle } from '../store-profile.ts';
import { eventThemeOf } from '../facts/event-theme.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { StockSet } from '../facts/stock-sets.ts';

/** The vehicles that an event can show, and what they are called in the plural. */
export type FeaturedStock = StockSet & { kind: string };

/** Events at which nobody looks for a vehicle to buy. */
const withoutStock = ['Service Special', 'Community Event', 'Owner Appreciation'];

const ofAll: readonly string[] = ['graduates', 'firsts', 'taxes'];

/** So few make no row to walk. */
const fewest = 3;

/**
 * What the event's name and description speak of ("trucks"); without a word on it, the new
 * vehicles, and where the store sells none, the whole lot. Null where the event is not about buying
 * or the lot is too empty, and for a launch where nothing new is here.
 */
export function featuredSetOf({ brief, sets }: FactSheet): FeaturedStock | null {
  if (!brief.event || withoutStock.includes(brief.event.category)) return null;
  const { match, unsold, lot } = sets;
  const isLaunch = brief.event.category === 'New Model Launch';
  if (isLaunch && match.summary.conditions.some(({ name }) => name !== 'new')) {
    return unsold.summary.count >= fewest ? { ...unsold, kind: 'new vehicles' } : null;
  }
  if (match.summary.count >= fewest) return { ...match, kind: kindOf(match) };
  // Who buys a first car, or with a refund, looks at used ones too.
  const isOfAll = ofAll.includes(eventThemeOf(brief.event) ?? '') && lot.summary.count >= fewest;
  if (isOfAll) return { ...lot, kind: 'vehicles' };
  if (unsold.summary.count >= fewest) return { ...unsold, kind: 'new vehicles' };
  return lot.summary.count >= fewest && !isLaunch ? { ...lot, kind: 'vehicles' } : null;
}

/** One of each model, those that are here most first, at its lowest price, then the next ones. */
export function showpieces(set: StockSet, most: number): StockVehicle[] {
  const price = (car: StockVehicle): number => car.priceCents ?? Number.MAX_SAFE_INTEGER;
  const priced = set.vehicles
    .filter((car) => car.priceCents !== null && car.currency === set.summary.price?.unit)
    .sort((one, two) => price(one) - price(two) || (one.id < two.id ? -1 : 1));
  const models = [...Map.groupBy(priced, kindOfCar).values()];
  const byTurn = models.flatMap((cars) =>
    cars.map((car, turn) => ({ car, turn, many: cars.length })),
  );
  return byTurn
    .sort(
      (one, two) => one.turn - two.turn || two.many - one.many || price(one.car) - price(two.car),
    )
    .slice(0, most)
    .map(({ car }) => car)
    .toSorted((one, two) => price(one) - price(two));
}

/** A new one and a used one of a model are not the same to a shopper. */
function kindOfCar({ make, model, condition }: StockVehicle): string {
  return `${make} ${model} ${condition === 'new'}`;
}

function kindOf({ summary }: StockSet): string {
  const [body, other] = summary.bodies;
  const [condition, second] = summary.conditions;
  const nouns: Readonly<Record<string, string>> = { suv: 'SUV', crossover: 'crossover' };
  const noun = body && !other ? (nouns[body.name] ?? body.name) : 'vehicle';
  const isElectric = summary.fuels.length === 1 && summary.fuels[0]?.name === 'electric';
  const isUsed = condition !== undefined && summary.conditions.every(({ name }) => name !== 'new');
  const isPlain = !isUsed && second !== undefined;
  const whole = isElectric ? 'electric vehicle' : noun;
  return plural(isPlain || !condition ? whole : `${isUsed ? 'used' : condition.name} ${whole}`);
}
