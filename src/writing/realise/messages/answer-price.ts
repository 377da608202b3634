import type { FactSheet } from '../../facts/fact-sheet.ts';
import { slug } from '../../facts/stock-facts.ts';
import { figureSlot, priceSlot, rowSlot } from '../fact-slots.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { missingSlots } from '../missing-part.ts';
import type { Message } from '../message.ts';
import { describeVehicle, stockLabel } from '../vehicle-phrase.ts';
import { isRange } from '../../facts/stock-summary.ts';
import { isMixed } from '../../facts/stock-sets.ts';
import { wordingsOf } from '../wordings-of.ts';
import { fewPricesMessages } from './few-prices.ts';
import { modelAt } from './named-model.ts';

/** What it costs, in one sentence: asking prices of the stock, and what they leave out. */
export const priceAnswerMessages: readonly Message[] = [
  ...fewPricesMessages,
  {
    id: 'answer.price',
    slots: (sheet) => {
      const { summary, id } = sheet.focus;
      if (id === 'lot' || id === 'near' || !summary.price) return null;
      if (!isRange(summary.price) || isMixed(sheet.focus)) return null;
      return {
        low: figureSlot(sheet, `${id}.price.min`),
        high: figureSlot(sheet, `${id}.price.max`),
      };
    },
    wordings: wordingsOf(`
      - On our lot, asking prices run from {low} to {high}, depending on trim and equipment.
      - At {store} you'd pay between {low} and {high}, and trim makes most of the difference.
      - The ones on our lot are priced between {low} and {high}, before tax, title and
        government fees.
      - Expect an asking price from {low} to {high}, going by the ones we have in {city}.
    `),
  },
  {
    id: 'answer.price-mixed',
    slots: (sheet) => {
      const { summary, id } = sheet.focus;
      if (id === 'lot' || id === 'near' || !summary.price || !isMixed(sheet.focus)) return null;
      if (!isRange(summary.price)) return null;
      return {
        low: figureSlot(sheet, `${id}.price.min`),
        high: figureSlot(sheet, `${id}.price.max`),
      };
    },
    wordings: wordingsOf(`
      - On our lot, asking prices run from {low} to {high}. Year, miles and trim explain the
        difference.
      - Ours range from {low} to {high}, because they differ in year, mileage and equipment.
      - Prices in {city} start at {low} and go up to {high} on our lot, depending on year,
        miles and trim.
      - That depends on year, mileage and equipment: at {store}, anything between {low} and
        {high}.
    `),
  },
  {
    id: 'answer.price-one',
    slots: (sheet) => {
      const { id, summary, vehicles } = sheet.focus;
      const [vehicle] = vehicles;
      if (!vehicle || id === 'lot' || id === 'near' || summary.count !== 1) return null;
      return {
        price: priceSlot(sheet, vehicle),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
      };
    },
    wordings: wordingsOf(`
      - The one we have, {stock}, is priced at {price} before tax, title and government fees.
      - We have one, {stock}, at {price}; tax, title and government fees come on top.
      - Ours is priced at {price} ({stock}), and tax, title and government fees are extra.
    `),
  },
  {
    id: 'answer.price-near',
    slots: (sheet) => {
      const { price } = sheet.sets.near.summary;
      if (!price || !isRange(price) || sheet.sets.family.summary.count === 0) return null;
      return {
        ...missingSlots(sheet),
        low: figureSlot(sheet, 'near.price.min'),
        high: figureSlot(sheet, 'near.price.max'),
      };
    },
    wordings: wordingsOf(`
      - We have none {of_it} to price. The ones {in_others} run from {low} to {high}.
      - Those we have {in_others} are priced between {low} and {high}; there's none {of_it} in
        stock.
      - For a rough idea, the ones on our lot {in_others} are priced from {low} to {high}.
    `),
  },
  {
    id: 'answer.price-near-one',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      const [vehicle] = near.vehicles;
      if (!vehicle || near.summary.count !== 1 || family.summary.count === 0) return null;
      return {
        ...missingSlots(sheet),
        price: priceSlot(sheet, vehicle),
        vehicle: rowSlot(vehicle, nearName(sheet, vehicle)),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
      };
    },
    wordings: wordingsOf(`
      - We have none {of_it} to price, but our {vehicle}, {stock}, is listed at {price}.
      - The one we can price for you is {a vehicle}, {stock}, at {price}.
      - For a rough idea, look at our {vehicle} ({stock}), priced at {price}.
    `),
  },
  {
    id: 'answer.trim-gap',
    slots: (sheet, about) => {
      const [first, second] = about.split('|').map((trim) => trimAt(sheet, trim));
      if (!first || !second || first.name === second.name || isMixed(sheet.focus)) return null;
      return { first: first.slot, last: second.slot, low: first.price, high: second.price };
    },
    wordings: wordingsOf(`
      - On our lot the {first} starts at {low} and the {last} at {high}.
      - In our stock you can get {a first} from {low} and {a last} from {high}.
      - Our prices start at {low} for the {first} and at {high} for the {last}.
    `),
  },
  {
    id: 'versus.price',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      if (!one || !two) return null;
      return { one: one.name, two: two.name, prices1: one.prices, prices2: two.prices };
    },
    wordings: wordingsOf(`
      - On our lot, the {one} is priced {prices1} and the {two} {prices2} as of {date}.
      - As of {date} the {one} is priced {prices1} here, and the {two} {prices2}.
      - At {store} the {two} is listed {prices2} as of {date}, and the {one} {prices1}.
      - Our asking prices on {date} put the {one} {prices1} and the {two} {prices2}, before
        tax and government fees.
    `),
  },
  {
    id: 'versus.lowest',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      if (!one?.lowest || !two?.lowest || one.lowest.amount === two.lowest.amount) return null;
      const [less, more] = one.lowest.amount < two.lowest.amount ? [one, two] : [two, one];
      return { less: less.name, more: more.name, low: less.lowest, high: more.lowest };
    },
    wordings: wordingsOf(`
      - Going by where our prices start, the {less} costs less: {low}, against {high} for the
        {more}.
      - Here the {less} starts lower, at {low}; the {more} starts at {high}.
      - Ours start at {low} for the {less} and at {high} for the {more}, whatever the year and trim.
    `),
  },
];

/** With its year, which is not the one that was asked for. */
function nearName(sheet: FactSheet, vehicle: StockVehicle): string {
  const name = describeVehicle(sheet, vehicle);
  return vehicle.year === null || name.includes(String(vehicle.year))
    ? name
    : `${vehicle.year} ${name}`;
}

function trimAt(sheet: FactSheet, trim: string) {
  const { focus } = sheet;
  const id = `${focus.id}.trim.${trim}`;
  const name = focus.summary.trims.find((entry) => slug(entry.name) === trim)?.name;
  const price = figureSlot(sheet, `${id}.price.min`);
  return name && price ? { name, price, slot: { text: name, factIds: [id] } } : null;
}
