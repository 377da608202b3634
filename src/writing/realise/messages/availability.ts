import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, figureSlot, rowSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { isRange } from '../../facts/stock-summary.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { versionIn } from '../../cars/car-version.ts';
import { wordingsOf } from '../wordings-of.ts';
import { onlyOne } from './the-one.ts';

/** How many there are, as the first thing a reader learns. */
export const availabilityMessages: readonly Message[] = [
  {
    id: 'stock.gas-only',
    // Who asks for the hybrid has to be told that what stands here is none.
    slots: ({ brief, focus }) => {
      const { model } = brief.subject ?? {};
      const isOfHybrid = model !== undefined && versionIn(model) !== null;
      const areGas = focus.vehicles.every(({ fuelType }) => fuelType === 'gasoline');
      const [only, other] = focus.summary.models;
      if (!isOfHybrid || focus.id !== 'near' || !areGas || !only || other) return null;
      return { gas: { text: only.name, factIds: ['near.count'] } };
    },
    wordings: wordingsOf(`
      - None of these is a hybrid: each {gas} here runs on gas alone.
      - Mind that each {gas} here burns gas alone, and none is a hybrid.
      - Each {gas} below runs on gas alone; there's no hybrid among them.
    `),
  },
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
      const price = figureSlot(sheet, `${id}.price.min`);
      const [vehicle] = sheet.focus.vehicles;
      if (!isShort(sheet)) return { ...onlyOne(sheet), price };
      return { price, stock: vehicle ? rowSlot(vehicle, stockLabel(sheet, vehicle)) : null };
    },
    wordings: wordingsOf(`
      - {store} in {city} has one {thing} on the lot as of {date}, {stock}, priced at {price}.
      - As of {date}, a single {thing} is for sale at {store} in {city}, {stock}, at
        {price}.
      - There is one {thing} at {store} in {city} as of {date}, {stock}, and the asking price is
        {price}.
      - {store} in {city} has one {thing} on the lot as of {date}: {a vehicle} with {details},
        priced at {price}.
      - As of {date}, a single {thing} is for sale at {store} in {city}, at {price}: {a vehicle}
        with {details}.
      - There is one {thing} at {store} in {city} as of {date}, {a vehicle} with {details}. The
        asking price is {price}.
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
      - You can compare {trims} trims and {colors} colors in one visit.
      - Choose from {trims} trims and {colors} colors.
      - They come in {trims} trims and {colors} colors.
      - With {trims} trims and {colors} colors here, you can compare side by side.
    `),
  },
  {
    id: 'stock.drive-over',
    slots: (sheet) => (sheet.focus.summary.count > 1 && sheet.focus.id !== 'lot' ? {} : null),
    wordings: wordingsOf(`
      - Stock changes daily, so call with the {number} before you drive over.
      - Vehicles sell every day. Call ahead with the {number} and we'll check that yours is still
        here.
      - Call before you come, and we'll confirm the one you like is still available.
      - If one fits, call ahead with its {number}, since someone else may be looking at it too.
      - Before you drive over, let us check that your pick is still here.
    `),
  },
  {
    id: 'stock.drive-over-one',
    slots: (sheet) => {
      const { focus } = sheet;
      return focus.summary.count === 1 && focus.id !== 'lot' && !isShort(sheet) ? {} : null;
    },
    wordings: wordingsOf(`
      - Call before you come, since someone else may be looking at it too.
      - Check by phone before you make the drive, because it can sell at any time.
      - Before you drive over, let us check that it's still here.
    `),
  },
];

/** A note has no room for all that a row tells. */
function isShort({ brief }: FactSheet): boolean {
  return brief.contentLength < 300;
}
