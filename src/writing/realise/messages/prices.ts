import { groupsOf } from '../../facts/derived-facts.ts';
import { slug } from '../../facts/stock-facts.ts';
import { isMixed } from '../../facts/stock-sets.ts';
import { byPrice } from '../by-price.ts';
import { figureSlot, priceSlot, rowSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { describeVehicle, stockLabel } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - Prices start with {a vehicle}, {stock}, at {price}.
      - Prices start at {price} for {a vehicle} ({stock}).
      - The most affordable is {a vehicle}, {stock}, listed at {price}.
      - At {price}, {a vehicle} ({stock}) is where prices start.
      - Tightest budget? Look first at {a vehicle}, {stock}, at {price}.
    `),
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
    wordings: wordingsOf(`
      - The {first} starts at {low} and the {last} at {high}. Ask what equipment makes the
        difference and whether you'd use it.
      - Between the {first} from {low} and the {last} from {high}, the difference is
        equipment, so compare the two window stickers line by line.
      - You can get {a first} from {low}; the {last} starts at {high}, and the window sticker
        lists what the extra money buys.
      - It's {low} for the {first} and {high} for the {last}, and the sticker on each one
        shows what you get for it.
    `),
  },
  {
    id: 'price.what-is-in-it',
    // California prescribes what is said: disclosures.ts.
    slots: ({ focus, brief: { store } }) => {
      const { price, count } = focus.summary;
      return price && count > 1 && focus.id !== 'lot' && store.state !== 'CA' ? {} : null;
    },
    wordings: wordingsOf(`
      - These are asking prices before tax, title, registration and government fees, so ask for the
        out-the-door figure in writing.
      - Prices are before tax, title and government fees. When you compare two vehicles, ask us for
        the full total on both.
      - Asking prices are before tax, title and government fees; we'll put the out-the-door total in
        writing if you ask.
      - Every price in the table is before tax, title and government fees. Ask us for the
        out-the-door total.
    `),
  },
];
