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
import { proseIn } from '../prose-in.ts';
import text from './en/store-terms.md' with { type: 'text' };

const prose = proseIn('store-terms.md', text);

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
    wordings: prose('store.doc-fee'),
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
    wordings: prose('store.fees'),
  },
  {
    id: 'store.delivery',
    slots: (sheet) => ({ delivery: ended(factSlot(sheet, 'store.delivery.1')) }),
    wordings: prose('store.delivery'),
  },
  {
    id: 'store.languages',
    slots: (sheet) => {
      const languages = listed(sheet, 'language').filter(({ text }) => text !== 'English');
      return { languages: joinSlots(languages) };
    },
    wordings: prose('store.languages'),
  },
  {
    id: 'store.amenities',
    slots: (sheet) => {
      return {
        amenities: joinSlots(listed(sheet, 'amenity').filter(({ text }) => waits.test(text))),
      };
    },
    wordings: prose('store.amenities'),
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
    wordings: prose('store.amenity'),
  },
  {
    id: 'store.comfort',
    slots: (sheet, about) => ({ amenity: ended(factSlot(sheet, about)) }),
    wordings: prose('store.comfort'),
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
    wordings: prose('store.certified-programs'),
  },
  {
    id: 'store.since',
    slots: (sheet) => ({ since: factSlot(sheet, 'store.since') }),
    wordings: prose('store.since'),
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
    wordings: prose('store.other-make'),
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
    wordings: prose('store.not-dealer'),
  },
  {
    id: 'store.franchise',
    slots: (sheet) => ({ makes: joinSlots(listed(sheet, 'franchise', true)) }),
    wordings: prose('store.franchise'),
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
