import { isOtherKind } from '../../facts/nearest-stock.ts';
import { figureSlot, mileageSlot, priceSlot, rowSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/new-and-used.md' with { type: 'text' };

const prose = proseIn('new-and-used.md', text);

const conditionNames: Record<string, string> = {
  new: 'new',
  used: 'used',
  certified: 'certified pre-owned',
};

/** Both are asked for. */
const newAndUsed = /\b(?:new (?:and|or|&) used|used (?:and|or|&) new)\b/i;

/** New, used and certified vehicles of the focus set or of the subject's model. */
export const newAndUsedMessages: readonly Message[] = [
  {
    id: 'condition.split',
    slots: ({ brief, focus }) => {
      const { conditions } = focus.summary;
      if (conditions.length < 2 || focus.id === 'lot') return null;
      if (isOtherKind(brief, focus)) return null;
      // Who asks for used ones knows that the others are used.
      const [certified] = conditions.filter(({ name }) => name === 'certified');
      if (certified && conditions.every(({ name }) => name !== 'new')) {
        const said = tallySlots(focus, 'condition', [certified], (count) => {
          return `${count} ${certified.count === 1 ? 'is' : 'are'}`;
        });
        return { certified: said };
      }
      const split = tallySlots(
        focus,
        'condition',
        conditions,
        (count, name) => `${count} ${conditionNames[name] ?? name}`,
      );
      return { split };
    },
    wordings: prose('condition.split'),
  },
  {
    id: 'condition.missing',
    slots: ({ brief, focus, filter }) => {
      const isBoth = newAndUsed.test(brief.keyword ?? '') && filter.condition === null;
      const known = focus.vehicles.filter(({ condition }) => condition === 'new').length;
      const isMissed = known === 0 || known === focus.summary.count;
      if (!isBoth || !isMissed || focus.id === 'lot') return null;
      return { condition: { text: known === 0 ? 'new' : 'used', factIds: ['brief.keyword'] } };
    },
    wordings: prose('condition.missing'),
  },
  {
    id: 'used.single',
    slots: (sheet) => {
      const vehicle = sheet.sets.used.vehicles[0];
      if (!vehicle || sheet.sets.used.summary.count !== 1 || vehicle.year === null) return null;
      if (sheet.focus.id === 'near' || sheet.focus.vehicles.includes(vehicle)) return null;
      return {
        year: rowSlot(vehicle, String(vehicle.year)),
        price: priceSlot(sheet, vehicle),
        miles: mileageSlot(vehicle),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
      };
    },
    wordings: prose('used.single'),
  },
  {
    id: 'used.mileage',
    slots: (sheet) => {
      const { mileage } = sheet.sets.used.summary;
      if (!mileage || mileage.of < 2 || mileage.min === mileage.max) return null;
      return {
        low: figureSlot(sheet, 'used.mileage.min'),
        high: figureSlot(sheet, 'used.mileage.max'),
      };
    },
    wordings: prose('used.mileage'),
  },
  {
    id: 'used.low-mileage',
    slots: (sheet) => {
      const { focus } = sheet;
      const driven = focus.vehicles
        .filter((car) => car.condition !== 'new' && car.mileage && car.priceCents)
        .sort((one, two) => (one.mileage ?? 0) - (two.mileage ?? 0) || (one.id < two.id ? -1 : 1));
      const vehicle = driven[0];
      if (!vehicle || driven.length < 3 || focus.id !== 'match') return null;
      // Over the limit that was asked for, only the lowest prices are near it.
      if (sheet.unmet?.without.includes('priceMax')) return null;
      const named = [vehicle.year, vehicle.make, vehicle.model, vehicle.trim];
      return {
        vehicle: rowSlot(vehicle, named.filter(Boolean).join(' ')),
        miles: mileageSlot(vehicle),
        price: priceSlot(sheet, vehicle),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
      };
    },
    wordings: prose('used.low-mileage'),
  },
  {
    id: 'gap.new-used',
    slots: (sheet) => ({
      gap: figureSlot(sheet, 'gap.new-used'),
      low: figureSlot(sheet, 'used.price.min'),
      fresh: figureSlot(sheet, 'fresh.price.min'),
    }),
    wordings: prose('gap.new-used'),
  },
];
