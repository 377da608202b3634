import { isStandIn, type StockSet } from '../../facts/stock-sets.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { figureSlot, rowSlot } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { byPrice } from '../by-price.ts';
import { describeVehicle, stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/age-on-lot.md' with { type: 'text' };

const prose = proseIn('age-on-lot.md', text);

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
    wordings: prose('days.newest'),
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
    wordings: prose('days.longest'),
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
