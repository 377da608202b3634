import { rowFactId, type FactSheet } from '../../facts/fact-sheet.ts';
import { type LotCar, lotCarName } from '../../facts/lot-cars.ts';
import { byPrice } from '../by-price.ts';
import { priceSlot, rowSlot } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import { describeVehicle, stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/lot-safety.md' with { type: 'text' };

const prose = proseIn('lot-safety.md', text);

/** More names than these are no answer. */
const mostNamed = 4;

/** Which of the models here brake by themselves, which is what "safest" can be answered with. */
export const lotSafetyMessages: readonly Message[] = [
  {
    id: 'lot-cars.safety',
    slots: (sheet) => {
      const braking = brakingOf(sheet);
      const named = braking.slice(0, mostNamed);
      if (named.length === 0 || sheet.brief.subject) return null;
      const factIds = named.flatMap(({ id, vehicles }) => {
        return [`${id}.name`, `${id}.car.aids`, ...vehicles.map(rowFactId)];
      });
      const text = joinWithAnd(named.map(nameOf));
      return { which: { text, factIds, count: named.length } };
    },
    wordings: prose('lot-cars.safety'),
  },
  {
    id: 'lot-cars.safety-from',
    slots: (sheet) => {
      const vehicles = brakingOf(sheet).flatMap((one) => one.vehicles);
      const [least] = byPrice({ ...sheet.focus, vehicles });
      // The lowest-priced of all is told of as such.
      const isCheapest = least === byPrice(sheet.focus)[0];
      if (!least || isCheapest || sheet.brief.subject) return null;
      return {
        vehicle: rowSlot(least, describeVehicle(sheet, least)),
        price: priceSlot(sheet, least),
        stock: rowSlot(least, stockLabel(sheet, least)),
      };
    },
    wordings: prose('lot-cars.safety-from'),
  },
];

function brakingOf({ lotCars, facts }: FactSheet): LotCar[] {
  return lotCars.filter(({ id }) => {
    return /automatic emergency braking/.test(String(facts.get(`${id}.car.aids`)?.value ?? ''));
  });
}

/** "2020 to 2022 Honda CR-V". */
function nameOf(one: LotCar): string {
  const years = one.vehicles.flatMap(({ year }) => year ?? []);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  return `${from === to ? from : `${from} to ${to}`} ${lotCarName(one)}`;
}
