import { groupsOf } from '../../facts/derived-facts.ts';
import { slug } from '../../facts/stock-facts.ts';
import { isMixed } from '../../facts/stock-sets.ts';
import { byPrice } from '../by-price.ts';
import { figureSlot, priceSlot, rowSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { describeVehicle, stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/prices.md' with { type: 'text' };

const prose = proseIn('prices.md', text);

/** Prices of the focus set. */
export const priceMessages: readonly Message[] = [
  {
    id: 'price.lowest',
    slots: (sheet) => {
      const vehicle = byPrice(sheet.focus)[0];
      if (!vehicle || sheet.focus.id === 'lot' || sheet.focus.summary.count < 2) return null;
      return {
        vehicle: rowSlot(vehicle, describeVehicle(sheet, vehicle)),
        price: priceSlot(sheet, vehicle),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
      };
    },
    wordings: prose('price.lowest'),
  },
  {
    id: 'price.trim-step',
    slots: (sheet) => {
      const trims = groupsOf(sheet.focus, 'trim').filter((group) => group.summary.price);
      const sorted = trims.sort(
        (one, two) => (one.summary.price?.min ?? 0) - (two.summary.price?.min ?? 0),
      );
      const [first, last] = [sorted[0], sorted.at(-1)];
      if (!first || !last || sorted.length < 2 || sheet.focus.id === 'lot') return null;
      if (isMixed(sheet.focus)) return null;
      if (sheet.focus.summary.models.length !== 1) return null;
      const price = (name: string) =>
        figureSlot(sheet, `${sheet.focus.id}.trim.${slug(name)}.price.min`);
      const [low, high] = [price(first.name), price(last.name)];
      if (!low || !high || low.text === high.text) return null;
      return {
        low,
        high,
        first: { text: first.name, factIds: low.factIds },
        last: { text: last.name, factIds: high.factIds },
      };
    },
    wordings: prose('price.trim-step'),
  },
  {
    id: 'price.what-is-in-it',
    // California prescribes what is said: disclosures.ts.
    slots: ({ focus, brief: { store } }) => {
      const { price, count } = focus.summary;
      return price && count > 1 && focus.id !== 'lot' && store.state !== 'CA' ? {} : null;
    },
    wordings: prose('price.what-is-in-it'),
  },
];
