import { countSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';
import { phoneOf } from './store-hours.ts';

/** The dealership itself: where it is, how to reach it, what it holds. */
export const storeMessages: readonly Message[] = [
  {
    id: 'local.service',
    // The desk's own number where the store has entered one, else that of the store.
    slots: (sheet) => {
      const number = phoneOf(sheet, 'service')?.['number'];
      return number ? { phone: number } : {};
    },
    wordings: wordingsOf(`
      - For your own car, call the service desk at {store} in {city} at {phone}.
      - The service team at {store} in {city} can answer for your car: {phone}.
      - Want a quote for your car? Call our service desk in {city} at {phone}.
      - Our service desk in {city} is at {phone} if you'd like a price or a time for your car.
    `),
  },
  {
    id: 'store.where',
    slots: () => ({}),
    wordings: wordingsOf(`
      - {store} is at {address}.
      - Our address is {address}.
      - We're at {address}.
      - You'll find us at {address}.
      - Visit {store} at {address}.
    `),
  },
  {
    id: 'answer.where',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Come to {store} at {address}, or call {phone} first so someone is free to help.
      - {store} is at {address}. Call {phone} before you come and we'll have time for you.
      - Here at {store}, at {address}. You can reach us at {phone}.
      - At {store} in {city}: the address is {address} and the number is {phone}.
    `),
  },
  {
    id: 'answer.help',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Call us at {phone}. If it isn't something we do, we'll tell you.
      - Our team can help, by phone at {phone} or in person.
      - Ask us at {phone}; a question costs nothing.
    `),
  },
  {
    id: 'store.call',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Call us at {phone} with questions or to set a time.
      - Our number in {city} is {phone}.
      - To set a time in {city}, call {phone}.
      - You can reach us at {phone}.
      - Questions? Call us in {city} at {phone}.
    `),
  },
  {
    id: 'store.town',
    slots: () => ({}),
    wordings: wordingsOf(`
      - {store} is in {city}, so you can see a car over lunch and think it over at home.
      - Because we are in {city}, the people who sell you the car are the ones you meet again when
        it needs service.
      - If you live or work in {city}, a second look costs you a short drive and nothing else.
    `),
  },
  {
    id: 'store.stock',
    slots: ({ sets }) => {
      const { lot } = sets;
      const makes = lot.summary.makes.slice(0, 3);
      if (lot.summary.count < 5 || makes.length < 2) return null;
      return {
        all: countSlot('lot.count', lot.summary.count),
        makes: tallySlots(lot, 'make', makes, (count, name) => `${count} from ${name}`),
      };
    },
    wordings: wordingsOf(`
      - As of {date} we have {all} vehicles in all, including {makes}.
      - Our lot has {all} vehicles as of {date}, among them {makes}.
      - Across all makes, we have {all} vehicles as of {date}, including {makes}.
    `),
  },
  {
    id: 'store.stock-split',
    slots: ({ sets }) => {
      const { lot } = sets;
      const of = (name: string) =>
        lot.summary.conditions.find((entry) => entry.name === name)?.count ?? 0;
      return {
        fresh: countSlot('lot.condition.new', of('new')),
        used: countSlot('lot.condition.used', of('used')),
        certified: countSlot('lot.condition.certified', of('certified')),
      };
    },
    wordings: wordingsOf(`
      - Of those, {fresh} are new, {used} used and {certified} certified.
      - That's {fresh} new, {used} used and {certified} certified.
      - By condition: {fresh} new, {used} used and {certified} certified.
    `),
  },
  {
    id: 'visit.sales',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Tell us which ones you'd like to drive, and we'll have them ready when you arrive.
      - Pick a day that suits you and we'll have the keys ready.
      - Bring your license, your questions and, if you have one, the car you might trade.
      - Give yourself time for a real drive and a look at the numbers.
    `),
  },
  {
    id: 'visit.service',
    slots: () => ({}),
    wordings: wordingsOf(`
      - When you call, have the year, model and mileage handy.
      - Tell us what you hear, feel or see and when it happens, so the technician knows where to
        look.
      - Ask for a written estimate before work begins, and leave a number where we can reach you.
      - Early appointments fill first, so call a few days ahead if you plan to wait.
    `),
  },
  {
    id: 'visit.general',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Stop by with your questions; there's nothing to decide on a first visit.
      - Still unsure about something? Ask us in person or by phone.
      - Bring your notes and we'll go through them with you.
    `),
  },
  {
    id: 'ask.store',
    slots: () => ({}),
    wordings: wordingsOf(`
      - It depends on the car, so call {phone} and we'll look at yours before we answer.
      - We'd need to see the car to answer that well. Call {phone} or stop by.
      - The answer differs from car to car, so ask us about yours at {phone}.
    `),
  },
];
