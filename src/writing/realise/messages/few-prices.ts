import type { FactSheet } from '../../facts/fact-sheet.ts';
import { fewestForSpan } from '../../facts/stock-summary.ts';
import type { StockSet } from '../../facts/stock-sets.ts';
import { byPrice } from '../by-price.ts';
import { priceSlot } from '../fact-slots.ts';
import { joinSlots } from '../lists.ts';
import { missingSlots } from '../missing-part.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/few-prices.md' with { type: 'text' };

const prose = proseIn('few-prices.md', text);

/** Two to four of a kind make no range, nor do more at one price: each price is told, once. */
export const fewPricesMessages: readonly Message[] = [
  {
    id: 'answer.price-few',
    slots: (sheet) => {
      const { focus } = sheet;
      return focus.id === 'lot' || focus.id === 'near' ? null : pricesOf(sheet, focus);
    },
    wordings: prose('answer.price-few'),
  },
  {
    id: 'answer.price-near-few',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      const prices = family.summary.count === 0 ? null : pricesOf(sheet, near);
      return prices && { ...missingSlots(sheet), ...prices };
    },
    wordings: prose('answer.price-near-few'),
  },
];

/** Null for one alone, and for as many as make a range. */
function pricesOf(sheet: FactSheet, set: StockSet): { prices: Slot | null } | null {
  const priced = byPrice(set);
  const { min = 0, max = 0 } = set.summary.price ?? {};
  if (priced.length < 2 || (priced.length >= fewestForSpan && min < max)) return null;
  const slots = priced.flatMap((vehicle) => priceSlot(sheet, vehicle) ?? []);
  // Three at one price are told of once.
  const distinct = [...Map.groupBy(slots, ({ text }) => text)].map(([text, same]) => {
    return { text, factIds: same.flatMap(({ factIds }) => factIds) };
  });
  return { prices: joinSlots(distinct) };
}
