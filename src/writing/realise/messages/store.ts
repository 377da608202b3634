import { countSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** The dealership itself: where it is, how to reach it, what it holds. */
export const storeMessages: readonly Message[] = [
  {
    id: 'local.service',
    slots: () => ({}),
    wordings: wordingsOf(`
      - In {city} you can ask the service desk of {store} about your own car at {phone}.
      - For your own car, ask the service desk at {store} in {city}; the number is {phone}.
      - The service desk of {store} in {city} answers questions about your own car at {phone}.
    `),
  },
  {
    id: 'store.where',
    slots: () => ({}),
    wordings: wordingsOf(`
      - You find {store} at {address}.
      - {store} is at {address}.
      - Our address is {address}.
      - We are at {address}.
    `),
  },
  {
    id: 'answer.where',
    slots: () => ({}),
    wordings: wordingsOf(`
      - At {store}, {address}; call {phone} first, so that somebody has time for you.
      - {store} is one place to ask, at {address}; a call to {phone} tells you what is on hand.
      - Ask at {store}, {address}, or call {phone} before you come.
    `),
  },
  {
    id: 'answer.help',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Ask us at {phone}; if it is nothing that we do, we will say so.
      - You can put it to us by phone at {phone} or in person, and we will tell you what we know.
      - Our people can be reached at {phone}, and it costs nothing to ask.
    `),
  },
  {
    id: 'store.call',
    slots: () => ({}),
    wordings: wordingsOf(`
      - The number is {phone}.
      - Call {phone} with questions, or to set a time.
      - By phone you reach us at {phone}.
      - One call to {phone} is enough to set a time.
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
      - The whole lot counts {all} vehicles as of {date}, with {makes}.
      - There are {all} vehicles here altogether as of {date}, among them {makes}.
      - Across all makes we have {all} vehicles on {date}, including {makes}.
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
      - New vehicles make up {fresh} of them, used ones {used}, and {certified}
        {certified|is|are} certified.
      - Of those, {fresh} are new, {used} used and {certified} certified.
      - You can compare {fresh} new ones with {used} used and {certified} certified ones.
    `),
  },
  {
    id: 'visit.sales',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Tell us which two or three you want to drive and when you have time, and they will be
        fueled and out front.
      - Name a day that suits you, and we will have the keys ready when you arrive.
      - Bring your license, your questions and, if you have one, the car you might trade.
      - Plan enough time to drive, to look underneath and to read the figures without hurry.
    `),
  },
  {
    id: 'visit.service',
    slots: () => ({}),
    wordings: wordingsOf(`
      - When you call the service desk, have the year, the model and the mileage at hand.
      - Tell the service desk what you hear, feel or see, and when it happens; that saves time on
        the lift.
      - Ask for a written estimate before work begins, and say which number we should call if
        something else turns up.
      - Early slots fill first, so call a few days ahead if you want to wait for the car.
    `),
  },
  {
    id: 'visit.general',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Come by with your questions; nobody needs to decide anything on the first visit.
      - If something is still open, ask us in person or by phone before you decide.
      - Bring your notes along and we will go through them with you.
    `),
  },
  {
    id: 'ask.store',
    slots: () => ({}),
    wordings: wordingsOf(`
      - That depends on the car in question, so call {phone} and we will look at yours before we
        answer.
      - We would need to see the car to answer that well; call {phone} or stop by.
      - The answer differs from car to car, so ask us about yours at {phone}.
      - Ask us that one in person, with the vehicle in front of us, so that you get an answer for
        your own car.
    `),
  },
];
