import {
  type Economy,
  type EconomyFact,
  isCharged,
  kindOf,
  type PowerKind,
} from '../facts/economy-facts.ts';
import { modelYears, spanInWords } from './economy-figures.ts';
import type { Slots } from './slots.ts';

const poweredBy: Readonly<Record<PowerKind, string>> = {
  gasoline: ' with a gasoline engine',
  diesel: ' with a diesel engine',
  hybrid: ' as a hybrid',
  'plug-in hybrid': ' as a plug-in hybrid running on gasoline alone',
  electric: ' on electricity',
  hydrogen: ' on hydrogen',
  'natural gas': ' on natural gas',
  propane: ' on propane',
};

/**
 * {years}, {figures} and {range}: the estimates of all versions of one vehicle, each with its
 * cycle. What burns gasoline and what is a hybrid stand apart, since a span over both says nothing.
 */
export function economySlots({ facts, unit }: Economy): Slots {
  const factIds = facts.map((fact) => fact.factId);
  const kinds = [...Map.groupBy(facts, kindOf)];
  const parts = kinds.map(([kind, own]) => {
    const isPlain = kinds.length === 1 && kind !== 'plug-in hybrid';
    return `${figuresOf(own, unit)}${isPlain ? '' : poweredBy[kind]}`;
  });
  return {
    years: { text: modelYears(facts), factIds },
    figures: { text: parts.join(', and '), factIds },
    range: rangeSlot(facts),
  };
}

/** "24 to 28 mpg city, 33 mpg highway and 29 mpg combined". */
function figuresOf(facts: readonly EconomyFact[], unit: Economy['unit']): string {
  const of = (figures: readonly number[], cycle: string): string =>
    `${spanInWords(figures, unit)} ${cycle}`;
  const city = facts.map((fact) => fact.cityMpg);
  const highway = facts.map((fact) => fact.highwayMpg);
  const combined = facts.flatMap(({ combinedMpg }) => combinedMpg ?? []);
  if (combined.length < facts.length) return `${of(city, 'city')} and ${of(highway, 'highway')}`;
  return `${of(city, 'city')}, ${of(highway, 'highway')} and ${of(combined, 'combined')}`;
}

/** Null unless every version has a range, which is on electricity alone for a plug-in hybrid. */
function rangeSlot(facts: readonly EconomyFact[]): Slots[string] {
  const ranges = facts.flatMap(({ rangeMiles }) => rangeMiles ?? []);
  if (ranges.length === 0 || ranges.length < facts.length) return null;
  const unit = facts.every(isCharged) ? 'miles' : 'miles on electricity alone';
  return { text: spanInWords(ranges, unit), factIds: facts.map((fact) => fact.factId) };
}

/** The size class as a reader says it; null for classes that say nothing of size. */
export function sizeClassOf(name: string | null): string | null {
  return classNames.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? null;
}

const classNames: readonly [RegExp, string][] = [
  [/^small sport utility/i, 'small SUVs'],
  [/^standard sport utility/i, 'standard SUVs'],
  [/^sport utility/i, 'SUVs'],
  [/^small pickup/i, 'small pickup trucks'],
  [/^standard pickup/i, 'standard pickup trucks'],
  [/^minivan/i, 'minivans'],
  [/^vans.*cargo/i, 'cargo vans'],
  [/^vans/i, 'passenger vans'],
  [/^two seaters/i, 'two-seaters'],
  [/^minicompact/i, 'minicompact cars'],
  [/^subcompact/i, 'subcompact cars'],
  [/^compact/i, 'compact cars'],
  [/^midsize cars/i, 'midsize cars'],
  [/^large cars/i, 'large cars'],
  [/^small station/i, 'small station wagons'],
  [/^midsize station|^midsize-large/i, 'midsize station wagons'],
];
