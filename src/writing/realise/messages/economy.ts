import {
  type Economy,
  type EconomyFact,
  economyOf,
  kindOf,
  type PowerKind,
} from '../../facts/economy-facts.ts';
import type { Brief } from '../../brief.ts';
import { modelYears, spanInWords } from '../economy-figures.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/economy.md' with { type: 'text' };

const prose = proseIn('economy.md', text);

/**
 * Fuel economy from fact tables: always called an estimate of the EPA, with its cycle and model
 * year (16 CFR 259.2 and 259.4). What burns gasoline and what is a hybrid stand apart.
 */
export const economyMessages: readonly Message[] = [
  {
    id: 'economy.one',
    slots: ({ brief }) => mainSlots(brief, true),
    wordings: prose('economy.one'),
  },
  {
    id: 'economy.span',
    slots: ({ brief }) => mainSlots(brief, false),
    wordings: prose('economy.span'),
  },
  otherKind('hybrid', [
    'For the hybrid, the EPA estimates {figures}.',
    'As a hybrid it has EPA estimates of {figures}.',
    'Hybrid versions come to EPA estimates of {figures}.',
  ]),
  otherKind('plug-in hybrid', [
    'For the plug-in hybrid running on gasoline alone, the EPA estimates {figures}.',
    'Once its charge is used up, the plug-in hybrid has EPA estimates of {figures}.',
  ]),
  otherKind('diesel', [
    'For the diesel, the EPA estimates {figures}.',
    'With the diesel engine, the EPA estimates come to {figures}.',
  ]),
  {
    id: 'economy.range',
    slots: ({ brief }) => {
      const facts = economyOf(brief)?.facts.filter((fact) => fact.rangeMiles !== null) ?? [];
      const [first] = facts;
      if (!first) return null;
      const unit = kindOf(first) === 'plug-in hybrid' ? 'miles on electricity alone' : 'miles';
      const range = spanInWords(
        facts.map((fact) => fact.rangeMiles ?? 0),
        unit,
      );
      return { range: { text: range, factIds: facts.map((fact) => fact.factId) } };
    },
    wordings: prose('economy.range'),
  },
  {
    id: 'economy.estimates',
    slots: ({ brief }) => (economyOf(brief) ? {} : null),
    wordings: prose('economy.estimates'),
  },
  {
    id: 'answer.economy',
    slots: ({ brief }) => mainSlots(brief, true) ?? mainSlots(brief, false),
    wordings: prose('answer.economy'),
  },
];

/** The kind with the most versions, as one figure each or as spans. */
function mainSlots(brief: Brief, isOne: boolean): Slots | null {
  const economy = economyOf(brief);
  const kinds = Map.groupBy(economy?.facts ?? [], kindOf);
  const [main] = [...kinds].sort(([, one], [, two]) => two.length - one.length);
  if (!economy || !main) return null;
  const [kind, facts] = main;
  if (isOne !== (new Set(facts.map(figuresText)).size === 1)) return null;
  const suffix = kinds.size > 1 ? powered[kind] : '';
  const factIds = facts.map((fact) => fact.factId);
  const which = `${modelYears(facts)} ${modelName(brief)}${suffix}`;
  return { which: { text: which, factIds }, ...figuresSlot(facts, economy) };
}

/** "The 2014 3" would be a riddle. */
function modelName({ subject }: Brief): string {
  if (!subject) return '';
  return /^\d+$/.test(subject.model) ? `${subject.make} ${subject.model}` : subject.model;
}

const powered: Readonly<Record<PowerKind, string>> = {
  gasoline: ' with a gasoline engine',
  diesel: ' with a diesel engine',
  hybrid: ' as a hybrid',
  'plug-in hybrid': ' as a plug-in hybrid, once its charge is used up,',
  electric: ' with an electric motor',
  hydrogen: ' with a fuel cell',
  'natural gas': ' on natural gas',
  propane: ' on propane',
};

/** A kind that is not the main one. */
function otherKind(kind: PowerKind, wordings: readonly string[]): Message {
  return {
    id: `economy.${kind.replace(' ', '-')}`,
    slots: ({ brief }) => {
      const economy = economyOf(brief);
      const facts = economy?.facts.filter((fact) => kindOf(fact) === kind) ?? [];
      const main = mainSlots(brief, true) ?? mainSlots(brief, false);
      const [first] = facts;
      if (!economy || !first || main?.which?.factIds.includes(first.factId)) return null;
      return figuresSlot(facts, economy);
    },
    wordings,
  };
}

function figuresSlot(facts: readonly EconomyFact[], { unit }: Economy): Slots {
  const of = (figures: readonly number[], cycle: string) => {
    return `${spanInWords(figures, unit)} ${cycle}`;
  };
  const city = of(
    facts.map((fact) => fact.cityMpg),
    'city',
  );
  const highway = of(
    facts.map((fact) => fact.highwayMpg),
    'highway',
  );
  const combined = facts.flatMap(({ combinedMpg }) => combinedMpg ?? []);
  const isWhole = combined.length === facts.length;
  const factIds = facts.map((fact) => fact.factId);
  const text = isWhole
    ? `${city}, ${highway} and ${of(combined, 'combined')}`
    : `${city} and ${highway}`;
  return {
    figures: { text, factIds },
    overall: { text: isWhole ? of(combined, 'combined') : city, factIds },
  };
}

function figuresText({ cityMpg, highwayMpg, combinedMpg }: EconomyFact): string {
  return [cityMpg, highwayMpg, combinedMpg].join('/');
}
