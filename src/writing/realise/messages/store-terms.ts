import { plural, thingsOf } from '../noun-phrases.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { certifiedMakesOf } from '../../facts/certified-facts.ts';
import { factSlot, sumSlot } from '../fact-slots.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { withArticle } from '../../research/questions/article.ts';
import { lowered } from '../../voice/lowered.ts';
import { wordingsOf } from '../wordings-of.ts';

const docFee = /\b(doc|docs|document|documents|documentation|documentary|paperwork|processing)\b/i;
const waits = /\b(wi-?fi|lounge|waiting|coffee|tv|kids|play|snacks|work ?stations?|desks?)\b/i;

/** What the store has entered beside hours and prices: fees, delivery, comforts, itself. */
export const storeTermsMessages: readonly Message[] = [
  {
    id: 'store.doc-fee',
    slots: (sheet) => {
      const fee = feesOf(sheet).find(({ name }) => docFee.test(name));
      return fee ? { fee: fee.sum } : null;
    },
    wordings: wordingsOf(`
      - At {store} the doc fee is {fee}.
      - Our documentation fee is {fee}.
      - {store} in {city} charges a doc fee of {fee}.
    `),
  },
  {
    id: 'store.fees',
    slots: (sheet) => {
      const named = feesOf(sheet).map(({ name, sum }) => ({
        ...sum,
        text: `${sum.text} for ${lowered(name, noNames)
          .replace(/ fee$/i, '')
          .replace(/^docs?$/, 'documentation')}`,
      }));
      return named.length < 2 ? null : { fees: joinSlots(named.slice(0, 4)) };
    },
    wordings: wordingsOf(`
      - The fees that {store} adds are {fees}.
      - Our own fees are {fees}.
      - On our side the fees come to {fees}.
    `),
  },
  {
    id: 'store.delivery',
    slots: (sheet) => ({ delivery: ended(factSlot(sheet, 'store.delivery.1')) }),
    wordings: wordingsOf(`
      - Here's how delivery works at {store}: {delivery}.
      - What {store} in {city} offers on delivery: {delivery}.
      - Our delivery, in short: {delivery}.
    `),
  },
  {
    id: 'store.languages',
    slots: (sheet) => {
      const languages = listed(sheet, 'language').filter(({ text }) => text !== 'English');
      return { languages: joinSlots(languages) };
    },
    wordings: wordingsOf(`
      - Besides English, people at {store} speak {languages}.
      - You can talk to us in {languages} as well as in English.
      - Our team also speaks {languages}.
    `),
  },
  {
    id: 'store.amenities',
    slots: (sheet) => {
      return {
        amenities: joinSlots(listed(sheet, 'amenity').filter(({ text }) => waits.test(text))),
      };
    },
    wordings: wordingsOf(`
      - Yes, and while you wait at {store} you'll find {amenities}.
      - Waiting customers at {store} have {amenities}.
      - You're welcome to wait with us. We have {amenities}.
    `),
  },
  {
    id: 'store.amenity',
    slots: (sheet, about) => {
      const words = about.split('|');
      const own = listed(sheet, 'amenity').filter(({ text }) => {
        return words.some((word) => text.toLowerCase().includes(word));
      });
      return { amenities: joinSlots(own) };
    },
    wordings: wordingsOf(`
      - Yes, {store} offers {amenities}.
      - Yes, {store} in {city} has {amenities}. Ask when you book.
      - Yes, we have {amenities}. Ask for it when you book.
    `),
  },
  {
    id: 'store.comfort',
    slots: (sheet, about) => ({ amenity: ended(factSlot(sheet, about)) }),
    wordings: wordingsOf(`
      - Yes, {store} in {city} has this for you: {amenity}.
      - At {store} you'll find it: {amenity}.
      - We do, here in {city}: {amenity}.
    `),
  },
  {
    id: 'store.certified-programs',
    // A maker certifies its own brand: of another one's cars its program says nothing.
    slots: (sheet) => {
      const programs = listed(sheet, 'certified', true);
      const makes = sheet.focus.id === 'lot' ? [] : certifiedMakesOf(sheet.focus.vehicles);
      const isOfAll = makes.every((make) => programs.some(({ text }) => text.includes(make)));
      return isOfAll ? { programs: joinSlots(programs) } : null;
    },
    wordings: wordingsOf(`
      - {store} takes part in {programs}.
      - We sell vehicles certified under {programs}.
      - The program we take part in is {programs}.
    `),
  },
  {
    id: 'store.since',
    slots: (sheet) => ({ since: factSlot(sheet, 'store.since') }),
    wordings: wordingsOf(`
      - {store} has been in business since {since}.
      - We've been at this in {city} since {since}.
      - Our store dates back to {since}.
    `),
  },
  {
    // Who asks for the dealer of a make is told where another one is to be found.
    id: 'store.other-make',
    slots: (sheet) => {
      const make = askedSubjectOf(sheet.brief)?.reading.make ?? null;
      const own = listed(sheet, 'franchise', true);
      const isOwn = make !== null && own.some(({ text }) => text.includes(make));
      if (make === null || own.length === 0 || isOwn) return null;
      const here = sheet.sets.lot.vehicles.filter((car) => car.make === make);
      if (here.some(({ condition }) => condition === 'new')) return null;
      const other = { text: make, factIds: ['brief.keyword'] };
      return { makes: joinSlots(own), [here.length > 0 ? 'traded' : 'other']: other };
    },
    wordings: wordingsOf(`
      - {store} is a franchised {makes} dealer and not {a other} one.
      - Our franchise is for {makes}; we aren't {a other} dealer.
      - We're the {makes} store, and have no franchise for {other}.
      - {store} is a franchised {makes} dealer; the {traded} cars on our lot are used ones.
      - Our franchise is for {makes}, and what we have from {traded} is used.
      - We're a franchised {makes} dealer, and sell {traded} cars used.
    `),
  },
  {
    id: 'store.not-dealer',
    slots: (sheet) => {
      const { dealerOf } = sheet.brief;
      if (dealerOf === undefined) return null;
      const other = { text: dealerOf, factIds: ['brief.keyword'] };
      // Its short name would count all that stand here.
      const { full, factIds } = thingsOf(sheet);
      const sold = { text: plural(full), factIds };
      return { makes: joinSlots(listed(sheet, 'franchise', true)), other, sold };
    },
    wordings: wordingsOf(`
      - {store} isn't {a other} dealer, but has {sold}: our franchise is for {makes}. For
        warranty and recall work, go to a franchised {other} dealer.
      - {store} sells {sold} and isn't {a other} dealer; our franchise is for {makes}. Warranty
        and recall work on {a other} is done by dealers of the make.
      - {store} is a franchised {makes} dealer, not {a other} one, and sells {sold}. Warranty and
        recall work on them is for a franchised {other} dealer.
    `),
  },
  {
    id: 'store.franchise',
    slots: (sheet) => ({ makes: joinSlots(listed(sheet, 'franchise', true)) }),
    wordings: wordingsOf(`
      - We're a franchised {makes} dealer.
      - {store} is a franchised dealer for {makes}.
      - Our franchise is for {makes}.
    `),
  },
];

const noNames: ReadonlySet<string> = new Set();

function feesOf(sheet: FactSheet): { name: string; sum: Slot }[] {
  return [...sheet.facts.values()].flatMap(({ id, label }) => {
    const sum = id.startsWith('store.fee.') ? sumSlot(sheet, id) : null;
    return sum ? [{ name: label, sum }] : [];
  });
}

/** "A Wi-Fi lounge", but "free coffee". */
const isRoom = /^(?!an? |the |our |\d).*\b(?:lounge|area|room|corner|desk|bar|shuttle)$/i;

/** The values of a list that the store has entered, in running text. */
function listed(sheet: FactSheet, kind: string, isName = false): Slot[] {
  return [...sheet.facts.values()].flatMap(({ id, value }) => {
    if (!id.startsWith(`store.${kind}.`)) return [];
    const text = String(value)
      .trim()
      .replace(/[.!]+$/, '');
    const told = isName || kind === 'language' ? text : lowered(text, noNames);
    return [{ text: isRoom.test(told) ? withArticle(told) : told, factIds: [id] }];
  });
}

function ended(slot: Slot | null): Slot | null {
  return slot && { ...slot, text: lowered(slot.text.trim().replace(/[.!]+$/, ''), noNames) };
}
