import { featuredSetOf } from '../featured-stock.ts';
import { countSlot, figureSlot, tallySlots } from '../fact-slots.ts';
import type { StoreProfile } from '../../store-profile.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What stands on the lot for an event. */
export const eventStockMessages: readonly Message[] = [
  {
    id: 'event.stock',
    slots: (sheet) => {
      const set = featuredSetOf(sheet);
      const models = set?.summary.models.slice(0, 4) ?? [];
      if (!set || models.length < 2) return null;
      return {
        n: countSlot(`${set.id}.count`, set.summary.count),
        models: tallySlots(set, 'model', models, (_n, name) => name),
        kind: { text: set.kind, factIds: [] },
      };
    },
    wordings: wordingsOf(`
      - We have {n} {kind} on the lot, including the {models}.
      - There are {n} {kind} here, and the {models} are among them.
      - You can choose from {n} {kind}, with the {models} leading the count.
      - You'll find {n} {kind} on the lot, and the {models} make up most of them.
      - Our lot holds {n} {kind}, the {models} among them.
    `),
  },
  {
    id: 'event.stock-model',
    slots: (sheet) => {
      const set = featuredSetOf(sheet);
      const models = set?.summary.models ?? [];
      if (!set || models.length !== 1 || set.summary.count < 2) return null;
      return {
        n: countSlot(`${set.id}.count`, set.summary.count),
        models: tallySlots(set, 'model', models, (_n, name) => name),
        kind: { text: set.kind, factIds: [] },
      };
    },
    wordings: wordingsOf(`
      - All {n} {kind} on the lot are {models} models, so you can compare several side by side.
      - We have {n} {kind}, and all of them are {models} models.
      - Our lot holds {n} {kind} of one model, the {models}.
      - You can look over {n} {kind} in one visit, all of them {models} models.
    `),
  },
  {
    id: 'event.stock-prices',
    slots: (sheet) => {
      const set = featuredSetOf(sheet);
      const price = set?.summary.price;
      if (!set || !price || price.min === price.max) return null;
      const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${set.id}.price.${end}`));
      return { low, high };
    },
    wordings: wordingsOf(`
      - Asking prices run from {low} to {high}, and the table shows a few.
      - They're priced from {low} to {high}, and if one catches your eye, call with its number
        before you drive over.
      - Prices go from {low} to {high}, and every one has a number you can ask about by phone.
      - Expect prices between {low} and {high}, as the examples below show.
      - You'll see asking prices from {low} to {high}, and a quick call tells you if your pick is
        still here.
    `),
  },
  {
    id: 'event.stock-note',
    // In California and in Canada the sentence of the law takes its place.
    slots: (sheet) =>
      featuredSetOf(sheet)?.summary.price && !prescribed(sheet.brief.store) ? {} : null,
    wordings: wordingsOf(`
      - These vehicles are at {store} in {city}, and their prices are before tax, title and
        government fees.
      - All of them are for sale at {store} in {city}, at asking prices before tax, title and
        government fees.
      - At {store} in {city}, tax, title and government fees are extra, and a vehicle can sell
        before you get here.
      - You can see all of them at {store} in {city}. The prices are before tax, title and
        government fees.
    `),
  },
];

function prescribed({ state, country }: StoreProfile): boolean {
  return state === 'CA' || country === 'CA';
}
