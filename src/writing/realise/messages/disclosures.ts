import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/disclosures.md' with { type: 'text' };

const prose = proseIn('disclosures.md', text);

/** What a text owes its readers once it has stated a price or spoken of certified vehicles. */
export const disclosureMessages: readonly Message[] = [
  {
    // Veh. Code 11713.1(c)(2) prescribes the words.
    id: 'price.california',
    slots: ({ brief }) => (brief.store.state === 'CA' ? {} : null),
    wordings: prose('price.california'),
  },
  {
    id: 'price.before-tax',
    slots: () => ({}),
    wordings: prose('price.before-tax'),
  },
  {
    id: 'store.offers',
    slots: () => ({}),
    wordings: prose('store.offers'),
  },
  {
    id: 'certified.means',
    slots: () => ({}),
    wordings: prose('certified.means'),
  },
];
