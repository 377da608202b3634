import type { EventTheme } from '../../facts/event-theme.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { featuredSetOf } from '../featured-stock.ts';
import type { Message } from '../message.ts';
import { plain, type Slots } from '../slots.ts';
import { type EventWords, sellingOccasions } from './event-occasions.ts';
import { visitingOccasions } from './event-occasions-of-visits.ts';
import { eventSlots } from './event-when.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/event-themes.md' with { type: 'text' };

const prose = proseIn('event-themes.md', text);

/**
 * Whom a sales event is for and how to use a visit, by what its name is about. As of the others, no
 * wording promises a price, an offer or a gift.
 */
const wordings: Readonly<Record<EventTheme, EventWords>> = {
  ...sellingOccasions,
  ...visitingOccasions,
  brakes: visitingOccasions.upkeep,
  battery: visitingOccasions.upkeep,
  trucks: [prose('wordings.trucks.who'), prose('wordings.trucks.expect')],
  electric: [prose('wordings.electric.who'), prose('wordings.electric.expect')],
  taxes: [prose('wordings.taxes.who'), prose('wordings.taxes.expect')],
  used: [prose('wordings.used.who'), prose('wordings.used.expect')],
  clearance: [prose('wordings.clearance.who'), prose('wordings.clearance.expect')],
  payment: [prose('wordings.payment.who'), prose('wordings.payment.expect')],
  holiday: [prose('wordings.holiday.who'), prose('wordings.holiday.expect')],
};

/** Two model years of one vehicle are spoken of where two stand here. */
function expectSlots(sheet: FactSheet): Slots | null {
  const slots = eventSlots(sheet);
  const models = Map.groupBy(
    featuredSetOf(sheet)?.vehicles ?? [],
    ({ make, model }) => `${make} ${model}`,
  );
  const hasTwo = models.values().some((cars) => new Set(cars.map(({ year }) => year)).size > 1);
  return slots && { ...slots, both: hasTwo ? plain('both') : null };
}

export const eventThemeMessages: readonly Message[] = Object.entries(wordings).flatMap(
  ([theme, [who, expect]]) => [
    { id: `event.who.${theme}`, slots: eventSlots, wordings: who },
    { id: `event.expect.${theme}`, slots: expectSlots, wordings: expect },
  ],
);
