import type { EventTheme } from '../../facts/event-theme.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/event-occasions.md' with { type: 'text' };

const prose = proseIn('event-occasions.md', text);

/** Whom an event is for, and how to use the visit. */
export type EventWords = readonly [who: readonly string[], expect: readonly string[]];

/** Occasions on which cars are sold, by what the name of the event says. */
export const sellingOccasions = {
  military: [prose('sellingOccasions.military.who'), prose('sellingOccasions.military.expect')],
  drives: [prose('sellingOccasions.drives.who'), prose('sellingOccasions.drives.expect')],
  opening: [prose('sellingOccasions.opening.who'), prose('sellingOccasions.opening.expect')],
  tag: [prose('sellingOccasions.tag.who'), prose('sellingOccasions.tag.expect')],
  thanks: [prose('sellingOccasions.thanks.who'), prose('sellingOccasions.thanks.expect')],
  trade: [prose('sellingOccasions.trade.who'), prose('sellingOccasions.trade.expect')],
  firsts: [prose('sellingOccasions.firsts.who'), prose('sellingOccasions.firsts.expect')],
  work: [prose('sellingOccasions.work.who'), prose('sellingOccasions.work.expect')],
  graduates: [prose('sellingOccasions.graduates.who'), prose('sellingOccasions.graduates.expect')],
} as const satisfies Partial<Record<EventTheme, EventWords>>;
