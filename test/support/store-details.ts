import type { StoreDetails, StoreSection } from '../../schema/contracts/store-details.ts';
import type { StoreProfile } from '../../src/writing/store-profile.ts';
import { fixtureStore } from './stock.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** All that a store can enter about itself; one coupon and one price have ended. */
export const allDetails: Required<StoreDetails> = {
  hours: [
    { department: 'Sales', days: [...weekdays], opens: '09:00', closes: '20:00' },
    { department: 'Sales', days: ['sat'], opens: '09:00', closes: '18:00' },
    { department: 'Service', days: [...weekdays], opens: '07:30', closes: '18:00' },
    { department: 'Service', days: ['sat'], opens: '08:00', closes: '14:00' },
    { department: 'Parts', days: [...weekdays], opens: '08:00', closes: '17:00' },
  ],
  phones: [
    { department: 'Sales', number: '(218) 555-0101' },
    { department: 'Service', number: '(218) 555-0177' },
  ],
  makes: ['Chevrolet'],
  certified_programs: ['Chevrolet Certified Pre-Owned'],
  services: [
    { name: 'Synthetic oil change', price_from: 79.95, valid_until: '2026-06-30' },
    { name: 'Conventional oil change', price_from: 49.9 },
    { name: 'Brake pads, per axle', price_from: 189 },
    { name: 'Wheel alignment', price_from: 119, valid_until: '2026-01-31' },
    { name: 'Hitch installation', price_from: 349 },
  ],
  coupons: [
    { offer: '$20 off any synthetic oil change', ends: '2026-06-30', terms: 'One per vehicle.' },
    { offer: 'Free brake inspection', ends: '2026-04-30' },
    { offer: '$500 bonus cash on a new Equinox', ends: '2026-05-31' },
  ],
  fees: [
    { name: 'Doc fee', amount: 125 },
    { name: 'Electronic filing fee', amount: 25 },
  ],
  amenities: ['Wi-Fi lounge', 'Free coffee', 'Loaner cars', 'Shuttle within 10 miles'],
  delivery: 'Free home delivery within 50 miles of Duluth',
  languages: ['English', 'Spanish', 'Hmong'],
  in_business_since: 1987,
};

/** The fixture store with what it has entered, given on one day. */
export function storeWith(
  sections: StoreDetails,
  overrides: Partial<StoreProfile> = {},
): StoreProfile {
  const names = Object.keys(sections) as StoreSection[];
  const days = Object.fromEntries(names.map((name) => [name, '2026-05-01']));
  return { ...fixtureStore, details: { sections, days }, ...overrides };
}
