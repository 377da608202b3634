import type { Brief } from '../brief.ts';
import { guideMonth } from '../cars/guide.ts';
import { mainTopicOf } from '../plan/asked.ts';
import type { StockVehicle } from '../store-profile.ts';
import type { Topic } from '../topic.ts';
import type { Fact } from './fact.ts';
import { mostOfVehicle, type Need } from './needs.ts';
import type { StockFilter } from './stock-filter.ts';
import { slug } from './stock-facts.ts';

/** A figure that puts cars in an order. How many a car seats parts them too little for that. */
export type Quality = Exclude<Need['of'], 'seats'>;

const ofTopic: Partial<Readonly<Record<Topic, Quality>>> = {
  towing: 'towing',
  'fuel-economy': 'mpg',
  commuting: 'mpg',
  'off-road': 'clearance',
  'winter-driving': 'clearance',
};
/** Topics that a kind of car has by its name: a list of hybrids for sale stands by price. */
const ofKind: Partial<Readonly<Record<Topic, Quality>>> = {
  hybrid: 'mpg',
  'range-and-charging': 'range',
  'work-use': 'payload',
};
const asksMost = /\b(?:best|top|most|longest|highest|range|mpg|mileage|payload)\b/i;

/** What a list of cars is asked by: the figure that the keyword names, else its topic's. */
export function qualityOf(brief: Brief, { order, needs }: StockFilter): Quality | null {
  const { subject, comparison, event, keyword } = brief;
  if (subject || comparison || event || order !== null) return null;
  const [need] = (needs ?? []).flatMap(({ of }) => (of === 'seats' ? [] : [of]));
  const topic = mainTopicOf(brief);
  const own = asksMost.test(keyword ?? '') ? ofKind[topic] : null;
  return need ?? ofTopic[topic] ?? own ?? null;
}

/** The most first; those of which it is not known are last, by their price. */
export function byQuality(quality: Quality): (one: StockVehicle, two: StockVehicle) => number {
  const figure = (car: StockVehicle): number => mostOfVehicle(car, quality) ?? 0;
  const price = (car: StockVehicle): number => car.priceCents ?? Number.MAX_SAFE_INTEGER;
  return (one, two) =>
    figure(two) - figure(one) || price(one) - price(two) || (one.id < two.id ? -1 : 1);
}

export function qualityFactId({ id }: StockVehicle, quality: Quality): string {
  return `quality.${quality}.${slug(id)}`;
}

const labels: Readonly<Record<Quality, string>> = {
  towing: 'Highest tow rating of its model',
  payload: 'Highest payload of its model',
  clearance: 'Ground clearance of its model',
  range: 'EPA-estimated range of its model',
  mpg: 'EPA estimate of its version, combined',
};

/** The figure of each car that a table may list. */
export function qualityFactsOf(
  brief: Brief,
  filter: StockFilter,
  vehicles: readonly StockVehicle[],
): Fact[] {
  const quality = qualityOf(brief, filter);
  if (quality === null) return [];
  const isEpa = quality === 'mpg' || quality === 'range';
  return vehicles.flatMap((car) => {
    const value = mostOfVehicle(car, quality);
    if (value === null) return [];
    const source = isEpa ? 'EPA fueleconomy.gov' : `${car.make} published specifications`;
    const own = { id: qualityFactId(car, quality), label: labels[quality], value, unit: null };
    return [{ ...own, source, asOf: guideMonth }];
  });
}
