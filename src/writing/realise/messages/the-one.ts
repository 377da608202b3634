import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { mileageSlot, priceSlot, rowSlot } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { driveName, stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/the-one.md' with { type: 'text' };

const prose = proseIn('the-one.md', text);

/** A single vehicle, as its row has it, where a table would hold one line. */
export const theOneMessages: readonly Message[] = [
  {
    id: 'stock.the-one',
    slots: (sheet) => (sheet.focus.id === 'near' ? null : onlyOne(sheet)),
    wordings: prose('stock.the-one'),
  },
  {
    id: 'stock.the-near-one',
    slots: (sheet) => (sheet.focus.id === 'near' ? onlyOne(sheet) : null),
    wordings: prose('stock.the-near-one'),
  },
  {
    id: 'stock.the-one-price',
    slots: (sheet) => {
      const price = onlyOne(sheet)?.['price'];
      return price ? { price } : null;
    },
    wordings: prose('stock.the-one-price'),
  },
];

/** What is told of it: the car, and how it is known on the lot. */
export function onlyOne(sheet: FactSheet): Slots | null {
  const { focus } = sheet;
  const vehicle = focus.vehicles[0];
  if (!vehicle || focus.id === 'lot' || focus.summary.count !== 1) return null;
  const details = [
    vehicle.drivetrain && driveName(vehicle.drivetrain),
    mileageSlot(vehicle)?.text,
    stockLabel(sheet, vehicle),
  ].filter((part) => typeof part === 'string');
  return {
    vehicle: rowSlot(vehicle, fullPhrase(vehicle)),
    details: rowSlot(vehicle, joinWithAnd(details)),
    price: priceSlot(sheet, vehicle),
  };
}

/** "used 2024 Chevrolet Equinox LS in Summit White". */
function fullPhrase(vehicle: StockVehicle): string {
  const { condition, year, make, model, trim, exteriorColor } = vehicle;
  const name = [condition, year, make, model, trim].filter(Boolean).join(' ');
  return exteriorColor ? `${name} in ${exteriorColor}` : name;
}
