import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';
import { serviceDesk } from './closings.ts';

/** The dealership itself: where it is and how to reach it. */
export const storeMessages: readonly Message[] = [
  {
    id: 'local.service',
    slots: serviceDesk,
    wordings: wordingsOf(`
      - For a price on your car, call the service desk at {store} in {city} at {phone}.
      - Call {phone} to have the service team at {store} in {city} look at your car.
      - Questions about your car? Call our service desk in {city} at {phone}.
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
      - You'll find {store} at {address}, and you can reach us at {phone}.
      - At {store} in {city}: the address is {address} and the number is {phone}.
    `),
  },
  {
    id: 'store.call',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Call us at {phone} with questions or to set a time.
      - Call {phone} if you'd like to set a time.
      - If something isn't clear, call {phone}.
      - You can reach us at {phone}.
      - Questions? Our number is {phone}.
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
