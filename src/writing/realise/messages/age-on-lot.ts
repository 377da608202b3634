import { isStandIn, type StockSet } from '../../facts/stock-sets.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { figureSlot, rowSlot } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { byPrice } from '../by-price.ts';
import { describeVehicle, stockLabel } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

type Dated = StockVehicle & { daysOnLot: number };

/** Beyond this the number says more about the feed than about the car. */
const longestTold = 120;

/** How long the vehicles of the focus set have been here. */
export const ageOnLotMessages: readonly Message[] = [
  {
    id: 'days.newest',
    slots: (sheet) => {
      const vehicle = byAge(sheet.focus)[0];
      if (!vehicle || sheet.focus.summary.count < 3 || sheet.focus.id === 'lot') return null;
      if (vehicle.daysOnLot > 14 || vehicle.id === byPrice(sheet.focus)[0]?.id) return null;
      return {
        vehicle: rowSlot(vehicle, describeVehicle(sheet, vehicle)),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
        since: sinceSlot(sheet.focus.id, vehicle.daysOnLot),
      };
    },
    wordings: wordingsOf(`
      - The latest arrival, {a vehicle} ({stock}), came in {since}.
      - Newest on the lot is {a vehicle}, {stock}, which came in {since}.
      - Last to arrive was {stock}, {a vehicle}; it joined the row {since}.
    `),
  },
  {
    id: 'days.longest',
    slots: (sheet) => {
      const vehicle = byAge(sheet.focus).at(-1);
      if (!vehicle || sheet.focus.summary.count < 3 || isStandIn(sheet.focus)) return null;
      if (sheet.focus.id === 'lot') return null;
      if (vehicle.daysOnLot < 45 || vehicle.daysOnLot > longestTold) return null;
      return {
        vehicle: rowSlot(vehicle, describeVehicle(sheet, vehicle)),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
        days: figureSlot(sheet, `${sheet.focus.id}.days.max`),
      };
    },
    wordings: wordingsOf(`
      - The one that has waited longest is {a vehicle}, {stock}, at {days}; it is worth asking
        about.
      - On the lot for {days} now, {a vehicle} with {stock} deserves a second look.
      - One to ask about is {stock}, {a vehicle} that has been here for {days}.
    `),
  },
];

/** "today", "yesterday", "nine days ago". */
function sinceSlot(set: string, days: number): Slot {
  const words = ['today', 'yesterday'][days] ?? `${countInWords(days)} days ago`;
  return { text: words, factIds: [`${set}.days.min`] };
}

/** Those of which it is known when they came. */
function byAge(set: StockSet): Dated[] {
  const dated = set.vehicles.flatMap((vehicle) => {
    return vehicle.daysOnLot === null ? [] : [{ ...vehicle, daysOnLot: vehicle.daysOnLot }];
  });
  return dated.sort((one, two) => one.daysOnLot - two.daysOnLot || (one.id < two.id ? -1 : 1));
}
