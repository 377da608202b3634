import { featuredSetOf } from '../featured-stock.ts';
import { countSlot, figureSlot, tallySlots } from '../fact-slots.ts';
import type { StoreProfile } from '../../store-profile.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/event-stock.md' with { type: 'text' };

const prose = proseIn('event-stock.md', text);

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
    wordings: prose('event.stock'),
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
    wordings: prose('event.stock-model'),
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
    wordings: prose('event.stock-prices'),
  },
  {
    id: 'event.stock-note',
    // In California and in Canada the sentence of the law takes its place.
    slots: (sheet) =>
      featuredSetOf(sheet)?.summary.price && !prescribed(sheet.brief.store) ? {} : null,
    wordings: prose('event.stock-note'),
  },
];

function prescribed({ state, country }: StoreProfile): boolean {
  return state === 'CA' || country === 'CA';
}
