import type { FactSheet } from '../../facts/fact-sheet.ts';
import { fullName } from '../../facts/store-facts.ts';
import type { GivenUp } from '../../facts/nearest-filter.ts';
import { driveAsked } from '../drive-words.ts';
import { passes } from '../../facts/stock-filter.ts';
import type { Message } from '../message.ts';
import { bodyNoun, filterName, plural } from '../noun-phrases.ts';
import type { Slots } from '../slots.ts';
import { plain } from '../slots.ts';
import { traitFactId } from '../../facts/trait-facts.ts';
import { isAllGas, otherTonOf } from '../near-kind.ts';
import { countSlot } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import { joinWithAnd } from '../lists.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/wishes.md' with { type: 'text' };

const prose = proseIn('wishes.md', text);

/** What a keyword asks for and the stock does not have, or does not say. */
export const wishMessages: readonly Message[] = [
  {
    id: 'wish.unmet',
    slots: (sheet) => {
      // Where nothing comes close, that there is none is told by itself.
      const { without = [] } = sheet.unmet ?? {};
      // Of a figure that nothing reaches the highest one is told with it.
      const isNear = sheet.focus.id !== 'lot' && without.length > 0 && !without.includes('needs');
      return isNear ? wantedOf(sheet) : null;
    },
    wordings: prose('wish.unmet'),
  },
  {
    id: 'wish.gas',
    slots: (sheet) => (isAllGas(sheet) ? {} : null),
    wordings: prose('wish.gas'),
  },
  {
    id: 'wish.ton',
    slots: (sheet) => {
      const ton = otherTonOf(sheet);
      return ton === null ? null : { ton: { text: ton, factIds: [] } };
    },
    wordings: prose('wish.ton'),
  },
  {
    id: 'wish.owners',
    slots: (sheet) => unsaid(sheet, 'owners'),
    wordings: prose('wish.owners'),
  },
  {
    id: 'wish.color',
    slots: (sheet) => unsaid(sheet, 'color'),
    wordings: prose('wish.color'),
  },
  {
    id: 'wish.rows',
    slots: (sheet) => unsaid(sheet, 'rows'),
    wordings: prose('wish.rows'),
  },
  {
    id: 'wish.traits',
    slots: (sheet) => traitsOf(sheet, sheet.focus.id !== 'lot'),
    wordings: prose('wish.traits'),
  },
  {
    id: 'wish.traits-lot',
    slots: (sheet) => traitsOf(sheet, sheet.focus.id === 'lot'),
    wordings: prose('wish.traits-lot'),
  },
  {
    id: 'wish.traits-each',
    slots: (sheet) => eachTraitOf(sheet),
    wordings: prose('wish.traits-each'),
  },
  {
    id: 'wish.miles',
    slots: (sheet) => unsaid(sheet, 'milesMax'),
    wordings: prose('wish.miles'),
  },
  {
    id: 'wish.payment',
    // A sum that the payment repays says more.
    slots: ({ filter, focus, facts }) => {
      const isAsked = filter.hope === 'payment' && !facts.has('payment.reach');
      return isAsked && focus.id !== 'lot' && focus.id !== 'near' ? {} : null;
    },
    wordings: prose('wish.payment'),
  },
  {
    id: 'wish.history',
    slots: (sheet) =>
      sheet.filter.hope === 'history' && sheet.focus.id !== 'lot' && isDriven(sheet) ? {} : null,
    wordings: prose('wish.history'),
  },
  {
    id: 'wish.warranty',
    slots: (sheet) => (sheet.filter.hope === 'warranty' && isUsed(sheet) ? {} : null),
    wordings: prose('wish.warranty'),
  },
];

function wantedOf(sheet: FactSheet): Slots | null {
  const { unmet, focus, brief } = sheet;
  if (!unmet) return null;
  const drive = driveAsked(unmet.wanted.drivetrains);
  // What nobody can tell of any is told by itself.
  const unsaid = Object.fromEntries(unmet.unsaid.map((wish) => [wish, null]));
  const told = { ...unmet.wanted, ...unsaid };
  // Where there is none even without the figure, that is told of those in its place.
  const plainer = { ...told, needs: null };
  const isPlain = !sheet.sets.lot.vehicles.some((car) => passes(car, plainer));
  const wanted = isPlain ? plainer : told;
  const { subject } = brief;
  const ofKind = wanted.bodies ? bodyNoun(focus) : 'vehicle';
  const noun = subject ? `${fullName(subject)} ${bodyNoun(focus)}` : ofKind;
  // Of a model year others may be here for the price that this one is not.
  const fuels = unmet.without.includes('fuels') ? unmet.wanted.fuels : null;
  const kind = subject ? { bodies: null, fuels, make: null } : {};
  const { full, factIds } = filterName(sheet, { ...wanted, ...kind }, noun, drive);
  return {
    wanted: { text: plural(full), factIds: subject ? [...factIds, 'subject.name'] : factIds },
  };
}

function unsaid({ unmet, filter }: FactSheet, wish: GivenUp): Slots | null {
  if (!unmet?.unsaid.includes(wish)) return null;
  const color = unmet.wanted.color ?? filter.color;
  return color ? { color: { text: color, factIds: ['brief.keyword'] } } : { none: plain('') };
}

/** What the listings leave out, of cars of a kind or of the whole lot. */
function traitsOf({ unmet, sets }: FactSheet, isAsked: boolean): Slots | null {
  const names = unmet?.wanted.traits;
  if (!isAsked || !names || !unmet.unsaid.includes('traits')) return null;
  return {
    traits: { text: joinWithAnd(names), factIds: ['brief.keyword'] },
    all: countSlot('lot.count', sets.lot.summary.count),
  };
}

/** "Five have heated seats and two have Apple CarPlay", where none has both. */
function eachTraitOf(sheet: FactSheet): Slots | null {
  const { unmet } = sheet;
  const names = unmet?.wanted.traits ?? [];
  if (names.length < 2 || !unmet?.without.includes('traits')) return null;
  const each = names.map((name) => {
    const n = Number(sheet.facts.get(traitFactId(name))?.value ?? 0);
    return `${n === 0 ? 'none' : countInWords(n)} ${n === 1 ? 'has' : 'have'} ${name}`;
  });
  const factIds = ['brief.keyword', ...names.map(traitFactId)];
  return { each: { text: joinWithAnd(each), factIds } };
}

function isDriven({ focus }: FactSheet): boolean {
  return focus.vehicles.some(({ condition }) => condition !== 'new');
}

function isUsed({ focus }: FactSheet): boolean {
  return focus.vehicles.some(({ condition }) => condition === 'used');
}
