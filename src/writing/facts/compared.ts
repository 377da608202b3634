import type { Brief, Subject } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import { askedSubjectOf } from './asked-subject.ts';
import { type Economy, economyFor } from './economy-facts.ts';
import type { Fact } from './fact.ts';
import { stockFactsOf } from './stock-facts.ts';
import { summariseStock, type StockSummary } from './stock-summary.ts';
import { fullName } from './store-facts.ts';

/** One side of a comparison: what the lot and the fact tables know of it. */
export type ComparedVehicle = {
  /** Numbered in the order of the request, from 1. */
  id: `compared.${number}`;
  subject: Subject;
  /** "2026 Toyota RAV4 Hybrid XLE". */
  name: string;
  /** What it is called once it has been named: "RAV4 Hybrid". */
  short: string;
  /** The year and model on the lot; without any, the model in other years. */
  vehicles: StockVehicle[];
  summary: StockSummary;
  /** The lot has the model in other years only. */
  isOtherYears: boolean;
  economy: Economy | null;
  isKnown: boolean;
};

/** Empty for an article that compares nothing. */
export function comparedOf(brief: Brief, lot: readonly StockVehicle[]): ComparedVehicle[] {
  const subjects = brief.comparison?.vehicles ?? sidesOf(brief);
  return subjects.map((subject, index) => {
    const family = ofModel(lot, subject);
    const exact = family.filter((car) => isOf(car, subject));
    const vehicles = exact.length > 0 ? exact : family;
    const economy = economyFor(brief, subject);
    return {
      id: `compared.${index + 1}`,
      subject,
      name: fullName(subject),
      short: shortName(subject, subjects),
      vehicles,
      summary: summariseStock(vehicles),
      isOtherYears: exact.length === 0 && family.length > 0,
      economy,
      isKnown: vehicles.length > 0 || economy !== null,
    };
  });
}

/** The models that a keyword sets side by side: "rav4 vs cr-v". */
function sidesOf(brief: Brief): Subject[] {
  const { make, model, year, rivals = [] } = askedSubjectOf(brief)?.reading ?? {};
  if (!make || !model || rivals.length === 0) return [];
  const named = [{ make, model }, ...rivals];
  return named.map((one) => ({ ...one, year: year ?? null, trim: null }));
}

/** The model; where the lot has none, its versions with a longer name: the RAV4 Hybrid of RAV4. */
export function ofModel(
  lot: readonly StockVehicle[],
  { make, model }: Pick<Subject, 'make' | 'model'>,
): StockVehicle[] {
  const ofMake = lot.filter((car) => same(car.make, make));
  const named = ofMake.filter((car) => same(car.model, model));
  if (named.length > 0) return named;
  return ofMake.filter((car) => car.model?.toLowerCase().startsWith(`${model.toLowerCase()} `));
}

export function comparedFactsOf(compared: readonly ComparedVehicle[], asOf: string): Fact[] {
  return compared.flatMap(({ id, name, short, summary, isOtherYears }) => {
    const label = `On the lot, ${isOtherYears ? `other years of the ${short}` : name}`;
    const own = { id: `${id}.name`, label: 'Vehicle to compare', value: name, unit: null };
    return [
      { ...own, source: 'request', asOf },
      ...(summary.count > 0 ? stockFactsOf({ id, summary }, label, asOf) : []),
    ];
  });
}

/** The model alone, with the year or trim where that is all that tells two of them apart. */
function shortName(subject: Subject, all: readonly Subject[]): string {
  const twins = all.filter((other) => other !== subject && same(other.model, subject.model));
  const isSameYear = twins.some(({ year }) => year === subject.year);
  const isSameMake = twins.every(({ make }) => same(make, subject.make));
  const parts = [
    twins.length > 0 && !isSameYear ? subject.year : null,
    isSameMake ? null : subject.make,
    subject.model,
    isSameYear ? subject.trim : null,
  ];
  return parts.filter((part) => part !== null).join(' ');
}

function isOf(car: StockVehicle, { year, trim }: Subject): boolean {
  return (year === null || car.year === year) && (trim === null || same(car.trim, trim));
}

function same(one: string | null, two: string | null): boolean {
  return Boolean(one && two && one.toLowerCase() === two.toLowerCase());
}
