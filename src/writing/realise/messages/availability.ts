import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, figureSlot, rowSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { isRange } from '../../facts/stock-summary.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { versionIn } from '../../cars/car-version.ts';
import { onlyOne } from './the-one.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/availability.md' with { type: 'text' };

const prose = proseIn('availability.md', text);

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
    wordings: prose('stock.gas-only'),
  },
  {
    id: 'stock.count-price',
    slots: (sheet) => {
      const { summary, id } = sheet.focus;
      if (id === 'lot' || id === 'near' || !summary.price || summary.count < 2) return null;
      const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${id}.price.${end}`));
      return isRange(summary.price) ? { low, high } : null;
    },
    wordings: prose('stock.count-price'),
  },
  {
    id: 'stock.count-from',
    slots: (sheet) => {
      const { summary, id } = sheet.focus;
      if (id === 'lot' || id === 'near' || !summary.price || summary.count < 2) return null;
      return { low: figureSlot(sheet, `${id}.price.min`) };
    },
    wordings: prose('stock.count-from'),
  },
  {
    id: 'stock.count',
    slots: (sheet) => (['lot', 'near'].includes(sheet.focus.id) ? null : {}),
    wordings: prose('stock.count'),
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
    wordings: prose('stock.single-price'),
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
    wordings: prose('stock.choices'),
  },
  {
    id: 'stock.drive-over',
    slots: (sheet) => (sheet.focus.summary.count > 1 && sheet.focus.id !== 'lot' ? {} : null),
    wordings: prose('stock.drive-over'),
  },
  {
    id: 'stock.drive-over-one',
    slots: (sheet) => {
      const { focus } = sheet;
      return focus.summary.count === 1 && focus.id !== 'lot' && !isShort(sheet) ? {} : null;
    },
    wordings: prose('stock.drive-over-one'),
  },
];

/** A note has no room for all that a row tells. */
function isShort({ brief }: FactSheet): boolean {
  return brief.contentLength < 300;
}
