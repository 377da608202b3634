import type { FactSheet } from '../../facts/fact-sheet.ts';
import { fewestForSpan } from '../../facts/stock-summary.ts';
import type { StockSet } from '../../facts/stock-sets.ts';
import { byPrice } from '../by-price.ts';
import { priceSlot } from '../fact-slots.ts';
import { joinSlots } from '../lists.ts';
import { missingSlots } from '../missing-part.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Two to four of a kind make no range, nor do more at one price: each price is told, once. */
export const fewPricesMessages: readonly Message[] = [
  {
    id: 'answer.price-few',
    slots: (sheet) => {
      const { focus } = sheet;
      return focus.id === 'lot' || focus.id === 'near' ? null : pricesOf(sheet, focus);
    },
    wordings: wordingsOf(`
      - Our {count} are priced at {prices} as of {date}, before tax, title and government
        fees.
      - As of {date} we're asking {prices} for our {count}; tax, title and government fees
        come on top.
      - We have {count}, at {prices} as of {date}, and tax, title and government fees are
        extra.
    `),
  },
  {
    id: 'answer.price-near-few',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      const prices = family.summary.count === 0 ? null : pricesOf(sheet, near);
      return prices && { ...missingSlots(sheet), ...prices };
    },
    wordings: wordingsOf(`
      - We have none {of_it} to price. The ones {in_others} are {prices}.
      - For a rough idea, the ones on our lot {in_others} are priced at {prices}; we have none
        {of_it}.
      - We have them {in_others}, at {prices}.
    `),
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
