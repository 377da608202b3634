import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { cargoIn } from '../cars/cargo-of.ts';
import type { Brief } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import type { Topic } from '../topic.ts';
import { gasCarOf } from '../cars/gas-car.ts';
import { economyOfCar } from '../cars/figures-of.ts';
import { carFactsOf } from './car-facts.ts';
import { yearsText } from './car-texts.ts';
import { highestOf } from './car-leads.ts';
import type { Fact } from './fact.ts';
import { lotAidFactsOf } from './lot-aids.ts';
import { knownCar } from './known-car.ts';
import { stockFactsOf } from './stock-facts.ts';
import type { FactSheet } from './fact-sheet.ts';
import type { Need } from './needs.ts';
import { ofAskedBuild } from './other-builds.ts';
import { figuredAsHere, ratedAsHere } from './of-vehicle.ts';
import { isOpen, type StockFilter } from './stock-filter.ts';
import type { StockSets } from './stock-sets.ts';
import { summariseStock, type StockSummary } from './stock-summary.ts';

/** The cars of one model and shape that the keyword asks for, with what the guide knows of them. */
export type LotCar = {
  id: `lotcar.${number}`;
  /** "Ford F-150". */
  name: string;
  car: Car;
  vehicles: StockVehicle[];
  summary: StockSummary;
};

/** So many models make a table that is read to its end. */
export const maxModels = 12;

/**
 * What the guide knows of the kind of cars that a keyword asks for, the best for its topic first:
 * the ones that tow most, seat most, use least. Of one model its shapes, the newest first. Empty
 * for an article on one car, and outside the United States.
 */
export function lotCarsOf(
  brief: Brief,
  { sets, filter }: Pick<FactSheet, 'sets' | 'filter'>,
  topic: Topic,
): LotCar[] {
  const { subject, comparison, event, store } = brief;
  if (comparison || event || store.country !== 'US') return [];
  // Of one model its shapes, where more than one is here.
  const isOfModel = subject?.year === null && subject.trim === null;
  if (subject && !isOfModel) return [];
  const vehicles = subject ? sets.exact.vehicles : askedFor(brief, sets, filter);
  const alike = Map.groupBy(vehicles, (one) => {
    return `${one.make} ${one.model} ${one.year} ${one.fuelType}`;
  });
  const known = [...alike.values()].flatMap((vehicles) => {
    const one = knownCar(vehicles);
    // What the hybrid of a model is rated at is no figure of the gas ones that stand here.
    if (!one) return [];
    const car = vehicles[0]?.fuelType === 'gasoline' ? gasCarOf(one.car) : one.car;
    return [{ ...one, car: ofAskedBuild(car, brief.keyword ?? '', filter) }];
  });
  const groups = Map.groupBy(known, ({ car, name }) => `${name} ${car.span.from} ${car.version}`);
  const [need] = filter.needs ?? [];
  const ofKind = need ? rankOf(topicOf[need.of]) : rankOf(topic);
  const rank = subject ? (car: Car) => car.span.from : ofKind;
  const isOfPrice = !subject && filter.bodies === null;
  return [...groups.values()]
    .flatMap((group) => {
      const vehicles = group.flatMap((one) => one.vehicles);
      const [first] = group;
      return first ? [{ ...first, car: figuredAsHere(first.car, vehicles), vehicles }] : [];
    })
    .toSorted((one, two) => {
      const byTopic = rank(two.car) - rank(one.car);
      const byPrice = isOfPrice ? lowestOf(one.vehicles) - lowestOf(two.vehicles) : 0;
      const byNumber = two.vehicles.length - one.vehicles.length;
      return byTopic || byPrice || byNumber || (one.name < two.name ? -1 : 1);
    })
    .slice(0, maxModels)
    .map(({ name, car, vehicles }, at) => ({
      id: `lotcar.${at + 1}` as const,
      name,
      car: ratedAsHere(car, vehicles),
      vehicles,
      summary: summariseStock(vehicles),
    }));
}

/** "best cars for teens": no kind is named, and any car of the lot may be the one. */
const anyCar = new RegExp(
  String.raw`\b(?:best|good|great|top|saf(?:e|est)|reliable|cheap(?:est)?|affordable)\b` +
    String.raw`.*\b(?:cars?|vehicles?)\b`,
  'i',
);

/** Who asks for cars, and says no more of their kind, wants no truck, where there are others. */
function askedFor(
  { keyword }: Brief,
  { match, lot }: StockSets,
  filter: StockFilter,
): readonly StockVehicle[] {
  const isAny = isOpen(filter) && anyCar.test(keyword ?? '');
  const all = isAny ? lot.vehicles : match.vehicles;
  if (filter.bodies !== null) return all;
  const cars = all.filter(({ bodyStyle }) => bodyStyle !== 'truck' && bodyStyle !== 'van');
  return cars.length >= enoughCars ? cars : all;
}

const enoughCars = 3;

function lowestOf(vehicles: readonly StockVehicle[]): number {
  return Math.min(1e9, ...vehicles.flatMap(({ priceCents }) => priceCents ?? []));
}

/** Who names a figure looks for most of it, whatever else is asked. */
const topicOf: Readonly<Record<Need['of'], Topic>> = {
  towing: 'towing',
  payload: 'work-use',
  clearance: 'off-road',
  seats: 'seating',
  range: 'range-and-charging',
  mpg: 'fuel-economy',
};

/** A Camry among hybrids is the hybrid one. */
export function lotCarName({ name, car: { version } }: Pick<LotCar, 'name' | 'car'>): string {
  return version === null || versionIn(name) === version ? name : `${name} ${version}`;
}

/** What a reader of a topic looks for most of; 0 where that is not known. */
function rankOf(topic: Topic): (car: Car) => number {
  switch (topic) {
    case 'towing':
      return (car) => highestOf(car, 'towing');
    case 'family':
    case 'seating':
      return (car) => highestOf(car, 'seats') * 1000 + cargoIn(car, 'second-row');
    case 'work-use':
      return (car) => highestOf(car, 'payload');
    case 'cargo':
      return (car) => cargoIn(car, 'second-row');
    case 'off-road':
      return (car) => highestOf(car, 'clearance');
    case 'range-and-charging':
      return (car) => highestOf(car, 'range');
    case 'fuel-economy':
    case 'commuting':
    case 'hybrid':
      return (car) => Math.max(0, ...economyOfCar(car).map(({ combined }) => Number(combined)));
    default:
      return () => 0;
  }
}

/** Beside each other the years stand in the table, and a source is listed once. */
function withoutYears(fact: Fact): Fact {
  return { ...fact, source: fact.source.replace(/, model years? .*$/, '') };
}

/** "2021 to 2023": of those that stand here. */
export function yearsHere({ vehicles }: Pick<LotCar, 'vehicles'>): string {
  const years = vehicles.flatMap(({ year }) => year ?? []);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? `${first}` : `${first} to ${last}`;
}

export function lotCarFactsOf(cars: readonly LotCar[], isOfOne: boolean, asOf: string): Fact[] {
  return cars.flatMap((one) => {
    const source = `count over ${one.summary.count} stock rows`;
    const name = { id: `${one.id}.name`, label: 'Model on the lot', value: one.name, unit: null };
    const years = { id: `${one.id}.years`, label: 'Its model years', unit: null };
    return [
      { ...name, source, asOf },
      { ...years, value: yearsText(one.car.span), source, asOf },
      { ...years, id: `${one.id}.years-here`, value: yearsHere(one), source, asOf },
      ...stockFactsOf(one, `On the lot, ${one.name}`, asOf),
      ...lotAidFactsOf(one.id, one.vehicles, asOf),
      ...carFactsOf(one.car, `${one.id}.car`).map((fact) => (isOfOne ? fact : withoutYears(fact))),
    ];
  });
}
