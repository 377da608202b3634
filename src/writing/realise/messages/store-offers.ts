import type { FactSheet } from '../../facts/fact-sheet.ts';
import {
  couponsOf,
  isOfWorkshop,
  type Offered,
  offersOn,
  servicesOf,
} from '../../facts/store-offers.ts';
import { featuredSetOf } from '../featured-stock.ts';
import { lowered } from '../../voice/lowered.ts';
import { factSlot, sumSlot } from '../fact-slots.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import { plain, type Slot, type Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/store-offers.md' with { type: 'text' };

const prose = proseIn('store-offers.md', text);

/** More prices in one sentence are a table. */
const maxPrices = 3;
const maxCoupons = 2;

/** Prices of the workshop and coupons, as the store has entered them and as long as they hold. */
export const storeOfferMessages: readonly Message[] = [
  {
    id: 'service.price',
    slots: (sheet, about) => pricesOf(sheet, offersOn(servicesOf(sheet), about)),
    wordings: prose('service.price'),
  },
  {
    id: 'service.list',
    slots: (sheet) => pricesOf(sheet, servicesOf(sheet)),
    wordings: prose('service.list'),
  },
  {
    id: 'coupon.on',
    slots: (sheet, about) => couponSlots(sheet, offersOn(couponsOf(sheet), about)),
    wordings: prose('coupon.on'),
  },
  {
    id: 'coupon.terms',
    slots: (sheet, about) => {
      const [first] = offersOn(couponsOf(sheet), about);
      return first ? { terms: trimmed(factSlot(sheet, `${first.id}.terms`)) } : null;
    },
    wordings: prose('coupon.terms'),
  },
  {
    id: 'service.offered',
    slots: (sheet, about) => {
      const price = sumSlot(sheet, `${about}.price`);
      const until = price && factSlot(sheet, `${about}.until`);
      const service = lower(factSlot(sheet, about));
      if (until) return { service, dated: price, until };
      return price ? { service, price } : { service, quote: plain('quote') };
    },
    wordings: prose('service.offered'),
  },
  {
    id: 'coupon.one',
    slots: (sheet, about) => {
      const offer = factSlot(sheet, about);
      return offer && couponSlots(sheet, [{ id: about, text: offer.text }]);
    },
    wordings: prose('coupon.one'),
  },
  {
    id: 'event.offer',
    slots: (sheet) => couponSlots(sheet, eventOffers(sheet)),
    wordings: prose('event.offer'),
  },
  {
    id: 'event.offer-terms',
    slots: (sheet) => {
      const [first] = eventOffers(sheet);
      return first ? { terms: trimmed(factSlot(sheet, `${first.id}.terms`)) } : null;
    },
    wordings: prose('event.offer-terms'),
  },
  {
    id: 'event.offer-price',
    // Whether a price in the feed has it off already is nothing that the feed says.
    slots: (sheet) => {
      const takesOff = eventOffers(sheet).some(({ text }) => text.includes('$'));
      return takesOff && featuredSetOf(sheet)?.summary.price ? {} : null;
    },
    wordings: prose('event.offer-price'),
  },
  {
    id: 'event.terms',
    slots: (sheet) => (eventOffers(sheet).length > 0 ? {} : null),
    wordings: prose('event.terms'),
  },
  {
    id: 'coupon.sales',
    slots: (sheet) => {
      return couponSlots(
        sheet,
        couponsOf(sheet).filter(({ text }) => !isOfWorkshop(text)),
      );
    },
    wordings: prose('coupon.sales'),
  },
];

/**
 * What the store has entered for the visitors of an event: of sales for sales, of the workshop for
 * service, running when it begins, and on no vehicle that the event is not about.
 */
function eventOffers(sheet: FactSheet): Offered[] {
  const { event, now } = sheet.brief;
  if (!event) return [];
  const isService = ['Service Special', 'Owner Appreciation'].includes(event.category);
  const shown = featuredSetOf(sheet)?.summary.models.map(({ name }) => name) ?? [];
  const others = sheet.sets.lot.summary.models
    .map(({ name }) => name)
    .filter((name) => !shown.includes(name));
  const isUsed =
    featuredSetOf(sheet)?.summary.conditions.every(({ name }) => name !== 'new') === true;
  const begins = Math.max(Date.parse(event.startDate), Date.parse(now));
  return couponsOf(sheet).filter(({ id, text }) => {
    const ends = Date.parse(String(sheet.facts.get(`${id}.ends`)?.value ?? ''));
    const isOther = others.some((name) => text.includes(name.split(' ').slice(1).join(' ')));
    if (isOfWorkshop(text) !== isService || ends < begins) return false;
    return isService || !(isOther || (isUsed && /\bnew\b/i.test(text)));
  });
}

/** "synthetic oil change from $79.95 (until June 30, 2026)". */
function pricesOf(sheet: FactSheet, services: readonly Offered[]): Slots | null {
  const prices = services.flatMap(({ id, text }): Slot[] => {
    const price = sumSlot(sheet, `${id}.price`);
    const until = factSlot(sheet, `${id}.until`);
    if (!price) return [];
    const factIds = [id, ...price.factIds, ...(until?.factIds ?? [])];
    const end = until ? ` (through ${until.text})` : '';
    return [{ text: `${perPart(text)} from ${price.text}${end}`, factIds }];
  });
  const [first, ...more] = prices.slice(0, maxPrices);
  if (!first) return null;
  const all = joinSlots([first, ...more]);
  // A name may hold commas of its own.
  const isPlain = services.every(({ text }) => !perPart(text).includes(','));
  return { prices: isPlain || !all ? all : { ...all, text: semicolons([first, ...more]) } };
}

const noNames: ReadonlySet<string> = new Set();

/** "Brake pads, per axle" as it's said in a sentence. */
function perPart(name: string): string {
  return lowered(name, noNames).replace(/,(?= per \S+$)/, '');
}

/** "$20 off any oil change, good through June 30, 2026". */
function couponSlots(sheet: FactSheet, coupons: readonly Offered[]): Slots | null {
  const offers = coupons.slice(0, maxCoupons).flatMap(({ id, text }): Slot[] => {
    const ends = factSlot(sheet, `${id}.ends`);
    if (!ends) return [];
    const words = text.trim().replace(/[.!]+$/, '');
    return [{ text: `${words}, good through ${ends.text}`, factIds: [id, ...ends.factIds] }];
  });
  const [first, second] = offers;
  if (!first) return null;
  if (!second) return { offers: first };
  // Offers hold commas of their own.
  const text = `${first.text}; and ${second.text}`;
  return { offers: { text, factIds: [...first.factIds, ...second.factIds] } };
}

function semicolons(slots: readonly Slot[]): string {
  return slots.map(({ text }) => text).join('; ');
}

function lower(slot: Slot | null): Slot | null {
  return slot && { ...slot, text: lowered(slot.text, noNames) };
}

function trimmed(slot: Slot | null): Slot | null {
  return slot && { ...slot, text: slot.text.trim().replace(/[.!]+$/, '') };
}
