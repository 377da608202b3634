import type { FactSheet } from '../../facts/fact-sheet.ts';
import { likeRowsOf } from '../../facts/like-rows.ts';
import { slug } from '../../facts/stock-facts.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { byPrice } from '../by-price.ts';
import { priceSlot, rowSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { plain, type Slots } from '../slots.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/like-prices.md' with { type: 'text' };

const prose = proseIn('like-prices.md', text);

/** Prices of trims where the lot mixes years and conditions: only like is set beside like. */
export const likePriceMessages: readonly Message[] = [
  {
    id: 'price.like-trims',
    slots: (sheet) => {
      const least = leastByTrim(sheet);
      return least && stepOf(sheet, least[0], least.at(-1));
    },
    wordings: prose('price.like-trims'),
  },
  {
    id: 'price.like-gap',
    slots: (sheet, about) => {
      const wanted = about.split('|');
      const least = leastByTrim(sheet)?.filter((car) => wanted.includes(slug(car.trim ?? '')));
      return least ? stepOf(sheet, least[0], least.at(-1)) : null;
    },
    wordings: prose('price.like-gap'),
  },
  {
    id: 'price.ends',
    slots: (sheet) => {
      const priced = byPrice(sheet.focus);
      const [first, last] = [priced[0], priced.at(-1)];
      const { id, summary } = sheet.focus;
      if (!first || !last || id === 'lot' || id === 'near' || summary.models.length !== 1)
        return null;
      if (priced.length < 3 || first.priceCents === last.priceCents) return null;
      return {
        first: rowSlot(first, nameOf(first)),
        last: rowSlot(last, nameOf(last)),
        low: priceSlot(sheet, first),
        high: priceSlot(sheet, last),
        stock1: rowSlot(first, stockLabel(sheet, first)),
        stock2: rowSlot(last, stockLabel(sheet, last)),
      };
    },
    wordings: prose('price.ends'),
  },
];

/** The lowest-priced row of each trim, the lowest first. */
function leastByTrim(sheet: FactSheet): StockVehicle[] | null {
  const { focus } = sheet;
  const like = focus.id === 'lot' || focus.id === 'near' ? null : likeRowsOf(focus);
  if (!like) return null;
  const own = new Set(like.vehicles);
  const priced = byPrice(focus).filter((car) => own.has(car) && car.trim);
  const least = [...Map.groupBy(priced, ({ trim }) => trim).values()].flatMap(
    (rows) => rows[0] ?? [],
  );
  return least.length < 2 ? null : least;
}

function stepOf(sheet: FactSheet, first?: StockVehicle, last?: StockVehicle): Slots | null {
  if (!first || !last || first.trim === last.trim) return null;
  if (first.priceCents === last.priceCents) return null;
  const { year, condition } = first;
  return {
    kind: rowSlot(first, `${condition === 'new' ? 'new' : 'used'} ${year}`) ?? plain(''),
    first: rowSlot(first, first.trim),
    last: rowSlot(last, last.trim),
    low: priceSlot(sheet, first),
    high: priceSlot(sheet, last),
  };
}

function nameOf({ year, trim, model, condition }: StockVehicle): string {
  return [condition === 'new' ? 'new' : 'used', year, model, trim].filter(Boolean).join(' ');
}
