import type { Brief, Subject } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import { askedSubjectOf } from './asked-subject.ts';
import type { Side } from './asked-sides.ts';
import { isAsked, ofSide, type PairedBy, pairingOf, same } from './compared-stock.ts';
import { type Economy, economyFor, kindOf } from './economy-facts.ts';
import type { Fact } from './fact.ts';
import { dateInWords } from './local-date.ts';
import type { Car } from '../cars/car-of.ts';
import { inMetric } from '../cars/canadian-car.ts';
import { carFactsOf } from './car-facts.ts';
import type { ModelPortrait } from '../reference/model-reference.ts';
import { fullMake } from '../research/lexicon/full-make.ts';
import { referenceFactsOf } from './reference-facts.ts';
import { stockFactsOf } from './stock-facts.ts';
import { arrivalOf } from './stock-state.ts';
import { summariseStock, type StockSummary } from './stock-summary.ts';
import { fullName } from './store-facts.ts';

/** Cars of one side with their summary, under an id of the sheet. */
export type ComparedSet = {
  id: `compared.${number}` | `compared.${number}.${'new' | 'used' | 'pair' | 'coming'}`;
  vehicles: StockVehicle[];
  summary: StockSummary;
};

/** One side of a comparison: what the lot and the fact tables know of it. */
export type ComparedVehicle = ComparedSet & {
  /** Numbered in the order of the request, from 1. */
  id: `compared.${number}`;
  subject: Side;
  /** "2026 Toyota RAV4 Hybrid XLE". */
  name: string;
  /** What it is called once it has been named: "RAV4 Hybrid". */
  short: string;
  /** The lot has the model in other years only, and these are its vehicles. */
  isOtherYears: boolean;
  economy: Economy | null;
  /** What makers filed of the model; null where the tables do not know it. */
  portrait: ModelPortrait | null;
  /** What the guide to models knows of it, in the years that are compared. */
  car: Car | null;
  isKnown: boolean;
  /** Its new and its used ones, certified ones among them. */
  fresh: ComparedSet;
  used: ComparedSet;
  /** Those that are set against the other sides, and by what they were chosen. */
  pair: ComparedSet;
  pairedBy: PairedBy;
  years: { from: number; to: number } | null;
  /** On its way to the store. */
  coming: ComparedSet;
};

/** Empty for an article that compares no cars. */
export function comparedOf(
  brief: Brief,
  lot: readonly StockVehicle[],
  onTheWay: readonly StockVehicle[],
): ComparedVehicle[] {
  const sides = comparedSides(brief);
  const families = sides.map((side) => ofSide(lot, side, sides));
  const exact = families.map((family, at) =>
    family.filter((car) => isAsked(car, sides[at] ?? { year: null, trim: null })),
  );
  const pairing = pairingOf(exact, sides);
  return sides.map((side, at) => {
    const id: ComparedVehicle['id'] = `compared.${at + 1}`;
    const own = exact[at] ?? [];
    const isOtherYears = own.length === 0 && (families[at]?.length ?? 0) > 0;
    const vehicles = isOtherYears ? (families[at] ?? []) : own;
    const economy = economyOf(brief, side);
    const coming = ofSide(onTheWay, side, sides).filter((car) => isAsked(car, side));
    return {
      ...setOf(id, vehicles),
      id,
      subject: side,
      name: nameOf(side, fullName(side)),
      short: nameOf(side, shortName(side, sides)),
      isOtherYears,
      economy,
      portrait: null,
      car: null,
      isKnown: vehicles.length + coming.length > 0 || economy !== null,
      fresh: setOf(
        `${id}.new`,
        own.filter(({ condition }) => condition === 'new'),
      ),
      used: setOf(
        `${id}.used`,
        own.filter(({ condition }) => condition !== 'new'),
      ),
      pair: setOf(`${id}.pair`, pairing.pools[at] ?? []),
      pairedBy: pairing.by,
      years: pairing.years,
      coming: setOf(`${id}.coming`, coming),
    };
  });
}

/** Whether each of them can be seen on the lot, in the year that was asked for. */
export function areAllHere(compared: readonly ComparedVehicle[]): boolean {
  return compared.every(({ summary, isOtherYears }) => summary.count > 0 && !isOtherYears);
}

/** What is compared: as the client asked for it, or as the keyword has it. */
export function comparedSides(brief: Brief): Side[] {
  const given = brief.comparison?.vehicles.map((one) => {
    return { ...one, make: fullMake(one.make), power: null, condition: null };
  });
  return given ?? askedSubjectOf(brief)?.sides ?? [];
}

export function comparedFactsOf(compared: readonly ComparedVehicle[], asOf: string): Fact[] {
  return compared.flatMap((side) => {
    const { id, name, short, summary, isOtherYears, fresh, used, pair, coming } = side;
    const label = `On the lot, ${isOtherYears ? `other years of the ${short}` : name}`;
    const own = { id: `${id}.name`, label: 'Vehicle to compare', value: name, unit: null };
    const sets: [ComparedSet, string][] = [
      [{ id, summary, vehicles: side.vehicles }, label],
      [fresh, `${label}, new`],
      [used, `${label}, used`],
      [pair, `${label}, of the condition and years that are compared`],
      [coming, `On the way to the store, ${name}`],
    ];
    return [
      { ...own, source: 'request', asOf },
      ...sets.flatMap(([set, of]) => (set.summary.count > 0 ? stockFactsOf(set, of, asOf) : [])),
      ...dueFacts(coming, name, asOf),
      ...referenceFactsOf(side.portrait, `${id}.reference`),
      ...carFactsOf(side.car, `${id}.car`),
    ];
  });
}

/** In Canada in its measures, and without what is promised to owners in the United States. */
export function factsIn(country: string, facts: readonly Fact[]): Fact[] {
  return country === 'CA' ? facts.flatMap(canadian) : [...facts];
}

/** Promises to owners there, their faults and recalls, and what is reckoned in their units. */
const american = new RegExp(
  String.raw`\.(?:warranty|warranty-more|powertrain|certified|gallons|label-miles|mpg-combined|` +
    'mpg-rated|drive-mpg|mileage|length-told|worth-\\w+)$',
);

function canadian(fact: Fact): Fact[] {
  if (!/^(?:compared\.\d+\.)?car\./.test(fact.id)) return [fact];
  if (american.test(fact.id)) return [];
  const own = typeof fact.value === 'string' ? { ...fact, value: inMetric(fact.value) } : fact;
  const market = { ...fact, label: 'Where the figures are of', value: 'the United States' };
  if (!fact.id.endsWith('.which')) return [own];
  return [own, { ...market, id: fact.id.replace('.which', '.market') }];
}

/** The day of the next arrival, in the words in which it is told. */
function dueFacts({ id, vehicles }: ComparedSet, name: string, asOf: string): Fact[] {
  const [day] = vehicles.flatMap((car) => arrivalOf(car, asOf) ?? []).toSorted();
  if (!day) return [];
  const own = { id: `${id}.due`, label: `Next arrival, ${name}`, value: dateInWords(day) };
  return [{ ...own, unit: null, source: `stock rows of ${vehicles.length} vehicles`, asOf }];
}

function setOf<Id extends ComparedSet['id']>(id: Id, vehicles: StockVehicle[]) {
  return { id, vehicles, summary: summariseStock(vehicles) };
}

/** Of a model with several powertrains the estimates of the one that is compared. */
function economyOf(brief: Brief, side: Side): Economy | null {
  const economy = economyFor(brief, side);
  const wanted = side.power === 'gas' ? 'gasoline' : side.power;
  if (!economy || wanted === null) return economy;
  const facts = economy.facts.filter((fact) => kindOf(fact) === wanted);
  return facts.length > 0 ? { ...economy, facts } : null;
}

/** "gas Toyota RAV4", "used F-150". */
function nameOf({ power, condition }: Side, name: string): string {
  return [condition, power, name].filter((part) => part !== null).join(' ');
}

/** The model alone, with the year or trim where that is all that tells two of them apart. */
function shortName(subject: Side, all: readonly Side[]): string {
  const twins = all.filter((other) => other !== subject && same(other.model, subject.model));
  const isSameYear = twins.some(({ year }) => year === subject.year);
  const isSameMake = twins.every(({ make }) => same(make, subject.make));
  const parts: (Subject['year'] | string)[] = [
    twins.length > 0 && !isSameYear ? subject.year : null,
    // A "1500" alone is no name.
    isSameMake && !/^\d+$/.test(subject.model) ? null : subject.make,
    subject.model,
    isSameYear ? subject.trim : null,
  ];
  return parts.filter((part) => part !== null).join(' ');
}
