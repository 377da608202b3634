import { countSlot, figureSlot, rowSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { isRange } from '../../facts/stock-summary.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/** How many there are, as the first thing a reader learns. */
export const availabilityMessages: readonly Message[] = [
  {
    id: 'stock.count-price',
    slots: (sheet) => {
      const { summary, id } = sheet.focus;
      if (id === 'lot' || id === 'near' || !summary.price || summary.count < 2) return null;
      const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${id}.price.${end}`));
      return isRange(summary.price) ? { low, high } : null;
    },
    wordings: wordingsOf(`
      - {store} in {city} has {count_things} on the lot as of {date}, priced from {low} to {high}.
      - As of {date}, {store} in {city} has {count_things} for sale, priced from {low} to {high}.
      - {count_things} {count|is|are} for sale at {store} in {city} as of {date}, from {low} to
        {high}.
      - You can choose from {count_things} at {store} in {city}, priced between {low} and {high}
        as of {date}.
      - Our {city} lot has {count_things} as of {date}, with asking prices from {low} to {high}.
      - There are {count_things} on our {city} lot as of {date}, at prices from {low} to {high}.
    `),
  },
  {
    id: 'stock.count-from',
    slots: (sheet) => {
      const { summary, id } = sheet.focus;
      if (id === 'lot' || id === 'near' || !summary.price || summary.count < 2) return null;
      return { low: figureSlot(sheet, `${id}.price.min`) };
    },
    wordings: wordingsOf(`
      - {store} in {city} has {count_things} on the lot as of {date}, starting at {low}.
      - As of {date} you'll find {count_things} at {store} in {city}, and prices start at {low}.
      - {count_things} {count|is|are} on the lot at {store} in {city} as of {date}, from {low}.
      - Our {city} lot has {count_things} as of {date}, with prices that start at {low}.
    `),
  },
  {
    id: 'stock.count',
    slots: (sheet) => (['lot', 'near'].includes(sheet.focus.id) ? null : {}),
    wordings: wordingsOf(`
      - {store} in {city} has {count_things} on the lot as of {date}.
      - As of {date}, {store} in {city} lists {count_things}.
      - {count_things} {count|is|are} for sale at {store} in {city} as of {date}.
      - There {count|is|are} {count_things} at {store} as of {date}.
    `),
  },
  {
    id: 'stock.single-price',
    slots: (sheet) => {
      const { summary, id } = sheet.focus;
      if (id === 'lot' || id === 'near' || summary.count !== 1 || !summary.price) return null;
      const [vehicle] = sheet.focus.vehicles;
      const stock = vehicle ? rowSlot(vehicle, stockLabel(sheet, vehicle)) : null;
      return { price: figureSlot(sheet, `${id}.price.min`), stock };
    },
    wordings: wordingsOf(`
      - {store} in {city} has one {thing} on the lot as of {date}, {stock}, priced at {price}.
      - As of {date}, a single {thing} is for sale at {store} in {city}, {stock}, at
        {price}.
      - There is one {thing} at {store} in {city} as of {date}, {stock}, and the asking price is
        {price}.
    `),
  },
  {
    id: 'stock.choices',
    slots: ({ focus }) => {
      const { trims, colors, models } = focus.summary;
      if (focus.id !== 'exact' || trims.length < 2 || colors.length < 2 || models.length > 1) {
        return null;
      }
      return {
        trims: countSlot(`${focus.id}.kinds.trim`, trims.length),
        colors: countSlot(`${focus.id}.kinds.color`, colors.length),
      };
    },
    wordings: wordingsOf(`
      - That gives you {trims} trims and {colors} colors to compare in one visit.
      - You can compare {trims} trims and {colors} colors without leaving {city}.
      - With {trims} trims and {colors} colors here, most of the choosing can be done on foot.
      - Among them are {trims} trims in {colors} colors, so you can see the differences side by
        side.
    `),
  },
  {
    id: 'stock.drive-over',
    slots: (sheet) => (sheet.focus.summary.count > 1 && sheet.focus.id !== 'lot' ? {} : null),
    wordings: wordingsOf(`
      - Stock moves, so call with the {number} before you set out and we will have that
        vehicle at the door.
      - A vehicle can sell between two visits, so check by phone before you make the drive.
      - Cars come and go every week here, so ask us to confirm that the one you like is still
        unsold.
      - If one of them fits, call ahead with its {number}, because somebody else may be
        looking at it too.
      - Before you drive over, let us check that your pick is still here and put the key aside.
    `),
  },
  {
    id: 'stock.drive-over-one',
    slots: ({ focus }) => (focus.summary.count === 1 && focus.id !== 'lot' ? {} : null),
    wordings: wordingsOf(`
      - Call before you set out, because somebody else may be looking at it too.
      - A single car can sell between two visits, so check by phone before you make the drive.
      - Before you drive over, let us check that it is still here and put the key aside.
    `),
  },
];
