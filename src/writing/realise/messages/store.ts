import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';
import { phoneOf } from './store-hours.ts';

/** The dealership itself: where it is and how to reach it. */
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
