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
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - We have no {wanted} in {city} today, so ask us to look for one. What follows is the closest
        we have.
      - There are no {wanted} on our lot today. Ask us to look for one elsewhere; these are the
        closest.
      - Our lot has no {wanted} today, and we can look for one if you ask. Here is what comes
        closest.
      - No {wanted} are on the lot in {city} today. Ask us to look for one; the nearest ones
        follow.
    `),
  },
  {
    id: 'wish.gas',
    slots: (sheet) => (isAllGas(sheet) ? {} : null),
    wordings: wordingsOf(`
      - All of these run on gas.
      - Each of these has a gas engine.
      - Every one of these {short_things} runs on gas.
    `),
  },
  {
    id: 'wish.ton',
    slots: (sheet) => {
      const ton = otherTonOf(sheet);
      return ton === null ? null : { ton: { text: ton, factIds: [] } };
    },
    wordings: wordingsOf(`
      - All of these are {ton} trucks.
      - Each of these is a {ton} truck.
      - Every one of these is a {ton} truck.
    `),
  },
  {
    id: 'wish.owners',
    slots: (sheet) => unsaid(sheet, 'owners'),
    wordings: wordingsOf(`
      - Our listings don't say how many owners a vehicle has had. The history report does, so ask us
        for it with the {number}.
      - The number of owners isn't in our listings; it's in the history report, and we'll go through
        that with you for any {number} you name.
      - How many owners each one has had is in its history report and not in our listings. Give us
        the {number} and we'll look it up.
    `),
  },
  {
    id: 'wish.color',
    slots: (sheet) => unsaid(sheet, 'color'),
    wordings: wordingsOf(`
      - Our listings don't name colors, so call and ask which of these come in {color}.
      - Colors aren't part of our listings. Ask us which ones are {color}.
      - Which of them are {color} the listings don't say, and we can tell you by phone.
    `),
  },
  {
    id: 'wish.rows',
    slots: (sheet) => unsaid(sheet, 'rows'),
    wordings: wordingsOf(`
      - Our listings don't give the number of seats, so ask us which ones have a third row.
      - Seat counts aren't part of our listings. Call and we'll tell you which have three rows.
      - The listings leave out how many each one seats; we can tell you which have a third row.
    `),
  },
  {
    id: 'wish.traits',
    slots: (sheet) => traitsOf(sheet, sheet.focus.id !== 'lot'),
    wordings: wordingsOf(`
      - Our listings don't say which ones have {traits}. Give us the {number} of one you like and
        we'll check it in person.
      - Whether one has {traits} isn't in our listings, so send us the {number} and we'll look it up
        by VIN.
      - Ask us which ones have {traits}, since the listings don't say. With the {number} we can
        check it in person.
    `),
  },
  {
    id: 'wish.traits-lot',
    slots: (sheet) => traitsOf(sheet, sheet.focus.id === 'lot'),
    wordings: wordingsOf(`
      - Our listings don't say which of the {all} vehicles on our lot in {city} as of {date} have
        {traits}, so call {phone} with your budget and we'll check the ones that suit you.
      - Which of our {all} vehicles have {traits} isn't in our listings as of {date}. Tell us your
        budget at {phone}, and we'll find the ones that do.
      - {store} in {city} has {all} vehicles on the lot as of {date}, and the listings don't say
        which have {traits}. Call {phone} and we'll go through them for you.
    `),
  },
  {
    id: 'wish.traits-each',
    slots: (sheet) => eachTraitOf(sheet),
    wordings: wordingsOf(`
      - By our listings, {each}.
      - Taken one at a time, {each}.
      - Going by what the listings show, {each}.
    `),
  },
  {
    id: 'wish.miles',
    slots: (sheet) => unsaid(sheet, 'milesMax'),
    wordings: wordingsOf(`
      - Our listings don't show mileage, so ask us for the odometer reading of any you like.
      - Mileage isn't in our listings; we'll read you the odometer by phone.
      - The listings leave out the miles. Ask for the reading with the {number}.
    `),
  },
  {
    id: 'wish.payment',
    // A sum that the payment repays says more.
    slots: ({ filter, focus, facts }) => {
      const isAsked = filter.hope === 'payment' && !facts.has('payment.reach');
      return isAsked && focus.id !== 'lot' && focus.id !== 'near' ? {} : null;
    },
    wordings: wordingsOf(`
      - Which {short_things} come to the payment you have in mind depends on your down payment, your
        trade, the APR and the number of months, so tell us those at {phone} and we'll work back to
        a price.
      - A payment isn't on the price tag: it follows from the down payment, the trade, the APR and
        the months. Give us yours at {phone} and we'll tell you which {short_things} it reaches.
      - No list can sort {short_things} by payment, because that takes your down payment, trade, APR
        and months. Call {phone} with yours, and we'll pick out the ones that come to it.
    `),
  },
  {
    id: 'wish.history',
    slots: (sheet) =>
      sheet.filter.hope === 'history' && sheet.focus.id !== 'lot' && isDriven(sheet) ? {} : null,
    wordings: wordingsOf(`
      - Accidents and title brands aren't in our listings. They're in the history report, so ask us
        for it with the {number}, and have a mechanic look for repairs that nobody reported.
      - Our listings don't tell the history of a vehicle. Name the {number} and we'll go through its
        report with you, line by line.
      - What each history report shows isn't in our listings. Give us the {number} and we'll go over
        the report with you.
    `),
  },
  {
    id: 'wish.warranty',
    slots: (sheet) => (sheet.filter.hope === 'warranty' && isUsed(sheet) ? {} : null),
    wordings: wordingsOf(`
      - The listings don't say which ones still carry a warranty. Ask us to check the factory
        coverage by VIN, and get whatever comes with the car in writing.
      - Whether a warranty comes with a vehicle isn't in its listing. We can look up by VIN what's
        left of the factory coverage, and the contract has to say the rest.
      - Coverage differs from one used vehicle to the next and isn't part of the listings, so pick
        one and have us check by VIN what is left of the factory warranty.
    `),
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
