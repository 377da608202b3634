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
import { wordingsOf } from '../wordings-of.ts';

/** More prices in one sentence are a table. */
const maxPrices = 3;
const maxCoupons = 2;

/** Prices of the workshop and coupons, as the store has entered them and as long as they hold. */
export const storeOfferMessages: readonly Message[] = [
  {
    id: 'service.price',
    slots: (sheet, about) => pricesOf(sheet, offersOn(servicesOf(sheet), about)),
    wordings: wordingsOf(`
      - Here's where prices start at {store}: {prices}.
      - At {store} in {city} we charge the following: {prices}.
      - Here's what we charge: {prices}.
      - Current starting prices at our {city} service desk: {prices}.
    `),
  },
  {
    id: 'service.list',
    slots: (sheet) => pricesOf(sheet, servicesOf(sheet)),
    wordings: wordingsOf(`
      - Some starting prices at {store}: {prices}.
      - To give you an idea of ours: {prices}.
      - On our service menu in {city} you'll find {prices}, among other things.
    `),
  },
  {
    id: 'coupon.on',
    slots: (sheet, about) => couponSlots(sheet, offersOn(couponsOf(sheet), about)),
    wordings: wordingsOf(`
      - Yes, {store} has a coupon for it right now: {offers}.
      - There's a current offer at {store} in {city}: {offers}.
      - Here's what our service desk is offering: {offers}.
      - This coupon is good at {store}: {offers}.
    `),
  },
  {
    id: 'coupon.terms',
    slots: (sheet, about) => {
      const [first] = offersOn(couponsOf(sheet), about);
      return first ? { terms: trimmed(factSlot(sheet, `${first.id}.terms`)) } : null;
    },
    wordings: wordingsOf(`
      - Terms: {terms}.
      - The fine print: {terms}.
      - These conditions apply: {terms}.
    `),
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
    wordings: wordingsOf(`
      - {store} in {city} offers {service}, from {dated} through {until}.
      - You can have it done at {store}: {service} from {dated}, through {until}.
      - Our shop in {city} offers {service}, from {dated} through {until}.
      - {store} in {city} offers {service}, with prices from {price}.
      - You can have it done at {store}: {service}, from {price}.
      - Our shop in {city} offers {service} from {price}.
      - {store} in {city} offers {service}. Call {phone} for a {quote} on your car.
      - You can have it done at {store}: {service} is on our list. Ask for a {quote} at {phone}.
      - Our shop in {city} offers {service}; call {phone} and get a {quote} for your car.
    `),
  },
  {
    id: 'coupon.one',
    slots: (sheet, about) => {
      const offer = factSlot(sheet, about);
      return offer && couponSlots(sheet, [{ id: about, text: offer.text }]);
    },
    wordings: wordingsOf(`
      - Yes, {store} has an offer on that: {offers}.
      - There's an offer at {store} in {city}: {offers}.
      - Right now at {store}: {offers}.
    `),
  },
  {
    id: 'event.offer',
    slots: (sheet) => couponSlots(sheet, eventOffers(sheet)),
    wordings: wordingsOf(`
      - The offer at {store}: {offers}.
      - Here's our offer: {offers}.
      - Ask us if you qualify for this offer: {offers}.
    `),
  },
  {
    id: 'event.offer-terms',
    slots: (sheet) => {
      const [first] = eventOffers(sheet);
      return first ? { terms: trimmed(factSlot(sheet, `${first.id}.terms`)) } : null;
    },
    wordings: wordingsOf(`
      - Terms of the offer: {terms}.
      - The offer comes with these terms: {terms}.
    `),
  },
  {
    id: 'event.offer-price',
    // Whether a price in the feed has it off already is nothing that the feed says.
    slots: (sheet) => {
      const takesOff = eventOffers(sheet).some(({ text }) => text.includes('$'));
      return takesOff && featuredSetOf(sheet)?.summary.price ? {} : null;
    },
    wordings: wordingsOf(`
      - This page takes nothing off the listed prices for the offer, so ask us for your price with
        it.
      - The prices above are the listed ones, before the offer.
      - Prices on this page don't include the offer. Ask us what yours comes to with it.
    `),
  },
  {
    id: 'event.terms',
    slots: (sheet) => (eventOffers(sheet).length > 0 ? {} : null),
    wordings: wordingsOf(`
      - If you come for the offer, ask us for its written terms, so you know who qualifies and which
        vehicles it covers.
      - We'll give you the terms of the offer in writing, with who qualifies and when it ends.
      - Ask us for the offer in writing before you choose, since its terms say which vehicles it
        covers.
    `),
  },
  {
    id: 'coupon.sales',
    slots: (sheet) => {
      return couponSlots(
        sheet,
        couponsOf(sheet).filter(({ text }) => !isOfWorkshop(text)),
      );
    },
    wordings: wordingsOf(`
      - One offer at {store} right now: {offers}.
      - Current at {store} in {city}: {offers}.
      - We're running an offer at the moment: {offers}.
    `),
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
