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
      - Our newest arrival is {a vehicle}, {stock}, which came in {since}.
      - Just in: {a vehicle}, {stock}, which arrived {since}.
      - {a vehicle} ({stock}) arrived {since}, the most recent of them.
      - Our latest arrival, {a vehicle} ({stock}), came in {since}.
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
      - {a vehicle} ({stock}) has been here {days}, so it's worth asking about.
      - Ask about {stock}, {a vehicle} that has been on the lot for {days}.
      - After {days} on the lot, {a vehicle} ({stock}) deserves a second look.
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
