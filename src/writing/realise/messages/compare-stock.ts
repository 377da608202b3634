import type { ComparedVehicle } from '../../facts/compared.ts';
import { type FactSheet, rowFactId } from '../../facts/fact-sheet.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { withArticle } from '../fill-template.ts';
import { byPrice } from '../by-price.ts';
import { comparedAll, comparedAt, nameSlots, namesSlot, priceRange } from '../compared-slots.ts';
import { countSlot, mileageSlot, priceSlot } from '../fact-slots.ts';
import { bodyNoun, counted } from '../noun-phrases.ts';
import { tallyFactId } from '../../facts/stock-facts.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import { plain, type Slot } from '../slots.ts';
import { shortColor, stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-stock.md' with { type: 'text' };

const prose = proseIn('compare-stock.md', text);

/**
 * What the lot has of one side of a comparison. No wording has eight words in a row without a slot:
 * the same one may be told of every side.
 */
export const compareStockMessages: readonly Message[] = [
  {
    id: 'compare.cheapest',
    slots: (sheet, about) => {
      const list = comparedAll(sheet, about).flatMap(({ pair }) => {
        const [car] = byPrice(pair);
        return car ? [cheapestSlot(sheet, car)] : [];
      });
      return list.length > 0 ? { list: joinSlots(list), within: withinSlot(sheet.compared) } : null;
    },
    wordings: prose('compare.cheapest'),
  },
  {
    id: 'compare.no-price',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle || vehicle.summary.price || vehicle.isOtherYears) return null;
      return vehicle.summary.count > 0 ? nameSlots(vehicle) : null;
    },
    wordings: prose('compare.no-price'),
  },
  {
    id: 'compare.other-years',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle?.isOtherYears) return null;
      const years = vehicle.summary.years.map(({ name }) => name).toSorted();
      const factIds = vehicle.summary.years.map((year) => tallyFactId(vehicle.id, 'year', year));
      const [first = '', last = ''] = [years[0], years.at(-1)];
      const text = first === last ? `${first}` : `${first} to ${last}`;
      const n = countSlot(`${vehicle.id}.count`, vehicle.summary.count);
      const ones = counted(n, `${vehicle.subject.model} ${bodyNoun(vehicle)}`);
      const prices = priceRange(sheet, vehicle, true);
      return { ...nameSlots(vehicle), years: { text, factIds }, ones, prices };
    },
    wordings: prose('compare.other-years'),
  },
  {
    id: 'compare.no-stock',
    slots: (sheet, about) => {
      const gone = comparedAll(sheet, about).filter(({ summary, coming, isKnown }) => {
        return isKnown && summary.count + coming.summary.count === 0;
      });
      const isHere = sheet.compared.some(({ summary }) => summary.count > 0);
      return gone.length > 0 && isHere ? { those: namesSlot(gone, true) } : null;
    },
    wordings: prose('compare.no-stock'),
  },
];

/** "here", "from model years 2020 to 2024" where others were left out. */
function withinSlot(compared: readonly ComparedVehicle[]): Slot {
  const [first] = compared;
  const years = first?.years;
  if (!first || !years) return plain('on our lot');
  const factIds = compared.flatMap(({ pair }) =>
    pair.summary.years.map((year) => tallyFactId(pair.id, 'year', year)),
  );
  const { from, to } = years;
  return { text: `for model years ${from === to ? from : `${from} to ${to}`}`, factIds };
}

/** "$31,915 for a 2026 Toyota RAV4 LE in Ice Cap (stock number N4311)". */
function cheapestSlot(sheet: FactSheet, car: StockVehicle): Slot {
  const label = [mileageSlot(car)?.text, stockLabel(sheet, car)].filter(Boolean).join(', ');
  const text = `${priceSlot(sheet, car)?.text} for ${withArticle(carPhrase(car))}`;
  return { text: label === '' ? text : `${text} (${label})`, factIds: [rowFactId(car)] };
}

/** "used 2020 RAV4 Hybrid LE in Ice Cap". */
function carPhrase(car: StockVehicle): string {
  const used = car.condition === 'new' ? null : car.condition;
  const name = [used, car.year, car.make, car.model, car.trim].filter(Boolean).join(' ');
  return car.exteriorColor ? `${name} in ${shortColor(car.exteriorColor)}` : name;
}
