import { type Economy, economyOf } from '../../facts/economy-facts.ts';
import { modelYears, spanInWords } from '../economy-figures.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/**
 * Fuel economy from fact tables: always called an estimate of the EPA, with its cycle and model
 * year (16 CFR 259.2 and 259.4).
 */
export const economyMessages: readonly Message[] = [
  {
    id: 'economy.one',
    slots: ({ brief }) => {
      const economy = economyOf(brief);
      return economy && isOne(economy) ? slotsOf(economy) : null;
    },
    wordings: wordingsOf(`
      - The EPA estimate for the {years} {model} is {figures}.
      - For the {years} {model} the EPA estimates {figures}.
      - EPA-estimated fuel economy for the {years} {model} is {figures}.
    `),
  },
  {
    id: 'economy.span',
    slots: ({ brief }) => {
      const economy = economyOf(brief);
      return economy && !isOne(economy) ? slotsOf(economy) : null;
    },
    wordings: wordingsOf(`
      - Across its versions, the EPA estimates the {years} {model} at {figures}.
      - EPA estimates for the {years} {model} depend on the version: {figures}.
      - The EPA lists the {years} {model} in more than one version, with estimates of {figures}.
    `),
  },
  {
    id: 'economy.estimates',
    slots: ({ brief }) => (economyOf(brief) ? {} : null),
    wordings: wordingsOf(`
      - These are estimates for comparing vehicles; your own mileage depends on your roads, your
        load, the weather and how you drive.
      - Take the estimates as a way to compare: hills, cold, cargo and a heavy right foot all move
        the real figure.
      - What you get on your own roads will differ, since speed, cold and cargo all count, but the
        test is the same for every vehicle.
    `),
  },
  {
    id: 'economy.range',
    slots: ({ brief }) => {
      const economy = economyOf(brief);
      const ranges = economy?.facts.flatMap(({ rangeMiles }) => rangeMiles ?? []) ?? [];
      if (!economy || ranges.length < economy.facts.length) return null;
      const factIds = economy.facts.map((fact) => fact.factId);
      const isPlugIn = economy.unit === 'mpg';
      const text = spanInWords(ranges, isPlugIn ? 'miles on electricity alone' : 'miles');
      return { ...slotsOf(economy), range: { text, factIds } };
    },
    wordings: wordingsOf(`
      - The EPA-estimated range is {range}.
      - By the EPA's estimate its range is {range}.
    `),
  },
];

function isOne({ facts }: Economy): boolean {
  const figures = facts.map((fact) => [fact.cityMpg, fact.highwayMpg, fact.combinedMpg].join());
  return new Set(figures).size === 1;
}

function slotsOf({ facts, unit }: Economy): Slots {
  const factIds = facts.map((fact) => fact.factId);
  const of = (figures: readonly number[], cycle: string) =>
    `${spanInWords(figures, unit)} ${cycle}`;
  const combined = facts.flatMap(({ combinedMpg }) => combinedMpg ?? []);
  const city = of(
    facts.map((fact) => fact.cityMpg),
    'city',
  );
  const highway = of(
    facts.map((fact) => fact.highwayMpg),
    'highway',
  );
  const isWhole = combined.length === facts.length;
  const figures = isWhole
    ? `${city}, ${highway} and ${of(combined, 'combined')}`
    : `${city} and ${highway}`;
  return {
    years: { text: modelYears(facts), factIds },
    figures: { text: figures, factIds },
  };
}
