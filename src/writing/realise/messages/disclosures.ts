import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What a text owes its readers once it has stated a price or spoken of certified vehicles. */
export const disclosureMessages: readonly Message[] = [
  {
    // Veh. Code 11713.1(c)(2) prescribes the words.
    id: 'price.california',
    slots: ({ brief }) => (brief.store.state === 'CA' ? {} : null),
    wordings: wordingsOf(`
      - Prices are plus government fees and taxes, any finance charges, any dealer document
        processing charge, any electronic filing charge, and any emission testing charge.
      - Each price is plus government fees and taxes, any finance charges, any dealer document
        processing charge, any electronic filing charge, and any emission testing charge.
    `),
  },
  {
    id: 'price.before-tax',
    slots: () => ({}),
    wordings: wordingsOf(`
      - Prices are asking prices before tax, title, registration and government fees.
      - All prices here are before tax, title, registration and government fees.
      - Prices shown are before tax, title and government fees.
      - Asking prices are before tax, title, registration and any government fees.
    `),
  },
  {
    id: 'store.offers',
    slots: () => ({}),
    wordings: wordingsOf(`
      - The vehicles priced here are for sale at {store} in {city}.
      - You'll find the vehicles priced here at {store} in {city}.
      - {store} in {city} is the seller of the vehicles priced here.
    `),
  },
  {
    id: 'certified.means',
    slots: () => ({}),
    wordings: wordingsOf(`
      - A certified vehicle comes under the maker's program or a dealer's program, and its papers
        say which one and on what terms.
      - Certified means the maker's program or a dealer's program; the papers of each vehicle say
        which, and what comes with it.
      - The papers of a certified vehicle show whether it's under the maker's program or a
        dealer's program, and what that covers.
    `),
  },
];
