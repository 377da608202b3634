import { comparedAt, nameSlots } from '../compared-slots.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-featured.md' with { type: 'text' };

const prose = proseIn('compare-featured.md', text);

/**
 * A closer look at the vehicle that the store puts forward: invitations and advice, never a fact
 * that the others do not get, and never a word against a rival.
 */
export const compareFeaturedMessages: readonly Message[] = (
  [
    ['featured.seat', prose('featured.seat')],
    ['featured.drive', prose('featured.drive')],
    ['featured.load', prose('featured.load')],
    ['featured.sheet', prose('featured.sheet')],
    ['featured.trade', prose('featured.trade')],
    ['featured.second', prose('featured.second')],
  ] as const
).map(([id, wordings]) => ({
  id,
  slots: (sheet, about) => {
    const vehicle = comparedAt(sheet, about);
    return vehicle && nameSlots(vehicle);
  },
  wordings,
}));
