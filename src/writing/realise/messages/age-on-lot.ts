import type { StockSet } from '../../facts/stock-sets.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { figureSlot, rowSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { describeVehicle, stockLabel } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/** How long the vehicles of the focus set have been here. */
export const ageOnLotMessages: readonly Message[] = [
  {
    id: 'days.newest',
    slots: (sheet) => {
      const vehicle = byAge(sheet.focus)[0];
      if (!vehicle || sheet.focus.summary.count < 3 || sheet.focus.id === 'lot') return null;
      if (vehicle.daysOnLot > 14) return null;
      return {
        vehicle: rowSlot(vehicle, describeVehicle(sheet, vehicle)),
        stock: rowSlot(vehicle, stockLabel(vehicle)),
        days: figureSlot(sheet, `${sheet.focus.id}.days.min`),
      };
    },
    wordings: wordingsOf(`
      - The latest arrival, {a vehicle} ({stock}), has been here {days}.
      - Newest on the lot is {a vehicle}, {stock}, which came in {days} ago.
      - Last to arrive was {stock}, {a vehicle}; it has stood here {days}.
    `),
  },
  {
    id: 'days.longest',
    slots: (sheet) => {
      const vehicle = byAge(sheet.focus).at(-1);
      if (!vehicle || sheet.focus.summary.count < 3 || sheet.focus.id === 'lot') return null;
      if (vehicle.daysOnLot < 45) return null;
      return {
        vehicle: rowSlot(vehicle, describeVehicle(sheet, vehicle)),
        stock: rowSlot(vehicle, stockLabel(vehicle)),
        days: figureSlot(sheet, `${sheet.focus.id}.days.max`),
      };
    },
    wordings: wordingsOf(`
      - The one that has waited longest is {a vehicle}, {stock}, at {days}; it is worth asking
        about.
      - After {days} on the lot, {a vehicle} with {stock} is still looking for its owner, so have a
        look at it.
      - One to ask about is {stock}, {a vehicle} that has been here for {days}.
    `),
  },
];

function byAge(set: StockSet): StockVehicle[] {
  return [...set.vehicles].sort(
    (one, two) => one.daysOnLot - two.daysOnLot || (one.id < two.id ? -1 : 1),
  );
}
