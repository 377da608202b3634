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
      - As of {date}, {n} {kind} are on the lot, the {models} among them.
      - You can choose among {n} {kind} on the lot as of {date}, such as the {models}.
      - Our stock list of {date} has {n} {kind}, with the {models} in the largest numbers.
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
      - As of {date} there are {n} {kind} of one model on the lot, the {models}, so that you can
        look at several of them on one visit.
      - For the {models} alone you can choose among {n} {kind} that our stock list of {date} shows.
      - Our stock list of {date} has {n} {kind} of one model, the {models}, and all of them can be
        looked at.
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
      - Their asking prices run from {low} to {high}, and the table names a few of them so that you
        can see what to expect.
      - The tags on them read {low} to {high}, and a call with the stock number tells you if the one
        you like is still here.
      - They are priced between {low} and {high}, and each has a number that you can name when you
        call or arrive.
    `),
  },
  {
    id: 'event.stock-note',
    // In California the sentence of the statute takes its place.
    slots: (sheet) =>
      featuredSetOf(sheet)?.summary.price && sheet.brief.store.state !== 'CA' ? {} : null,
    wordings: wordingsOf(`
      - The prices are those of our stock list on {date}, before tax, title and government fees.
      - These are the asking prices of {date}, before tax, title and government fees.
      - What you see are the tags of {date}, before tax, title and government fees, and vehicles
        can sell before you come.
    `),
  },
];
