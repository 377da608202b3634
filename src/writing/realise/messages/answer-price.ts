import type { FactSheet } from '../../facts/fact-sheet.ts';
import { slug } from '../../facts/stock-facts.ts';
import { figureSlot, priceSlot, rowSlot } from '../fact-slots.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { missingSlots } from '../missing-part.ts';
import type { Message } from '../message.ts';
import { describeVehicle, stockLabel } from '../vehicle-phrase.ts';
import { isRange } from '../../facts/stock-summary.ts';
import { isMixed } from '../../facts/stock-sets.ts';
import { fewPricesMessages } from './few-prices.ts';
import { modelAt } from './named-model.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/answer-price.md' with { type: 'text' };

const prose = proseIn('answer-price.md', text);

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
    wordings: prose('answer.price'),
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
    wordings: prose('answer.price-mixed'),
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
    wordings: prose('answer.price-one'),
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
    wordings: prose('answer.price-near'),
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
    wordings: prose('answer.price-near-one'),
  },
  {
    id: 'answer.trim-gap',
    slots: (sheet, about) => {
      const [first, second] = about.split('|').map((trim) => trimAt(sheet, trim));
      if (!first || !second || first.name === second.name || isMixed(sheet.focus)) return null;
      return { first: first.slot, last: second.slot, low: first.price, high: second.price };
    },
    wordings: prose('answer.trim-gap'),
  },
  {
    id: 'versus.price',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      if (!one || !two) return null;
      return { one: one.name, two: two.name, prices1: one.prices, prices2: two.prices };
    },
    wordings: prose('versus.price'),
  },
  {
    id: 'versus.lowest',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      if (!one?.lowest || !two?.lowest || one.lowest.amount === two.lowest.amount) return null;
      const [less, more] = one.lowest.amount < two.lowest.amount ? [one, two] : [two, one];
      return { less: less.name, more: more.name, low: less.lowest, high: more.lowest };
    },
    wordings: prose('versus.lowest'),
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
