import { featuredSetOf } from '../featured-stock.ts';
import { countSlot, figureSlot, tallySlots } from '../fact-slots.ts';
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
      - As of {date} we have {n} {kind} on the lot, including the {models}.
      - There are {n} {kind} here as of {date}; the {models} are among them.
      - We had {n} {kind} in stock on {date}, with the {models} leading the count.
      - You'll find {n} {kind} on the lot as of {date}. The {models} make up most of them.
      - Our {date} stock list shows {n} {kind}. Look for the {models}.
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
      - All {n} {kind} on the lot as of {date} are the {models}, so you can compare several side by
        side.
      - As of {date} we have {n} {kind}, all of them the {models}.
      - Our {date} stock list shows {n} {kind} of one model, the {models}.
      - You can look over {n} {kind} in one visit, all of them the {models}, as of {date}.
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
      - Asking prices run from {low} to {high}; the table shows a few.
      - They're priced from {low} to {high}. If one catches your eye, call with its number before
        you drive over.
      - Prices go from {low} to {high}, and every one has a number you can ask about by phone.
      - Expect prices between {low} and {high}; here are some examples.
      - You'll see asking prices from {low} to {high}. A quick call tells you if your pick is still
        here.
    `),
  },
  {
    id: 'event.stock-note',
    // In California the sentence of the statute takes its place.
    slots: (sheet) =>
      featuredSetOf(sheet)?.summary.price && sheet.brief.store.state !== 'CA' ? {} : null,
    wordings: wordingsOf(`
      - Prices are as of {date}, before tax, title and government fees.
      - These are {date} asking prices, before tax, title and government fees.
      - Tax, title and government fees are extra; prices are as of {date}, and vehicles can sell
        before you get here.
      - Asking prices as of {date}, with tax, title and government fees on top.
    `),
  },
];
