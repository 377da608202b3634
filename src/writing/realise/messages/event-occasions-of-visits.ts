import type { EventTheme } from '../../facts/event-theme.ts';
import type { EventWords } from './event-occasions.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/event-occasions-of-visits.md' with { type: 'text' };

const prose = proseIn('event-occasions-of-visits.md', text);

/** Occasions for which people come without looking for a car. */
export const visitingOccasions = {
  tires: [prose('visitingOccasions.tires.who'), prose('visitingOccasions.tires.expect')],
  oil: [prose('visitingOccasions.oil.who'), prose('visitingOccasions.oil.expect')],
  upkeep: [prose('visitingOccasions.upkeep.who'), prose('visitingOccasions.upkeep.expect')],
  recalls: [prose('visitingOccasions.recalls.who'), prose('visitingOccasions.recalls.expect')],
  'child-seats': [
    prose('visitingOccasions.child-seats.who'),
    prose('visitingOccasions.child-seats.expect'),
  ],
  giving: [prose('visitingOccasions.giving.who'), prose('visitingOccasions.giving.expect')],
  gathering: [
    prose('visitingOccasions.gathering.who'),
    prose('visitingOccasions.gathering.expect'),
  ],
} as const satisfies Partial<Record<EventTheme, EventWords>>;
