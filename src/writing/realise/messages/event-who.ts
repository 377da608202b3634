import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import { plain, type Slots } from '../slots.ts';
import { eventSlots } from './event-when.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/event-who.md' with { type: 'text' };

const prose = proseIn('event-who.md', text);

/**
 * Whom an event is for and what comes of a visit, by its category. No wording promises a price, an
 * offer or a gift: what the event brings is for the client's own description to say.
 */
export const eventWhoMessages: readonly Message[] = (
  [
    ['event.who.sales-event', prose('event.who.sales-event')],
    ['event.who.new-model-launch', prose('event.who.new-model-launch')],
    ['event.who.owner-appreciation', prose('event.who.owner-appreciation')],
    ['event.who.service-special', prose('event.who.service-special')],
    ['event.who.community-event', prose('event.who.community-event')],
    ['event.who.holiday-celebration', prose('event.who.holiday-celebration')],
    ['event.who.test-drive-event', prose('event.who.test-drive-event')],
    ['event.expect.sales-event', prose('event.expect.sales-event')],
    ['event.expect.new-model-launch', prose('event.expect.new-model-launch')],
    ['event.expect.owner-appreciation', prose('event.expect.owner-appreciation')],
    ['event.expect.service-special', prose('event.expect.service-special')],
    ['event.expect.community-event', prose('event.expect.community-event')],
    ['event.expect.holiday-celebration', prose('event.expect.holiday-celebration')],
    ['event.expect.test-drive-event', prose('event.expect.test-drive-event')],
    ['event.plan-ahead', prose('event.plan-ahead')],
    ['event.bring.sales', prose('event.bring.sales')],
    ['event.bring.service', prose('event.bring.service')],
    ['event.come-by', prose('event.come-by')],
  ] as const
).map(([id, wordings]) => ({ id, slots: withPapers, wordings }));

/** What proves whose car it is: a title, and in Canada the ownership, which is its permit. */
function withPapers(sheet: FactSheet): Slots | null {
  const slots = eventSlots(sheet);
  const papers = sheet.brief.store.country === 'CA' ? 'ownership' : 'title';
  return slots && { ...slots, papers: plain(papers) };
}
