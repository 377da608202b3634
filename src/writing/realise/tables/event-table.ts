import { rowFactId, type FactSheet } from '../../facts/fact-sheet.ts';
import { featuredSetOf, showpieces } from '../featured-stock.ts';
import { conditionOf, priceSlot } from '../fact-slots.ts';
import { stockNumberOf } from '../vehicle-phrase.ts';
import { cell, colorHead, type FactTable, linkedCell } from './table.ts';

/** A few vehicles that visitors of an event can look at, each a row of the stock with its price. */
export function eventTable(sheet: FactSheet): FactTable | null {
  const set = featuredSetOf(sheet);
  const cars = set ? showpieces(set, sheet.brief.contentLength < 500 ? 3 : 5) : [];
  if (cars.length < 2) return null;
  const isDriven = cars.some((car) => car.condition !== 'new');
  return {
    caption: `Some of the ${set?.kind} on our lot as of ${sheet.facts.get('date.today')?.value}`,
    header: [
      'Vehicle',
      colorHead(sheet.brief.store),
      ...(isDriven ? ['Condition'] : []),
      'Price',
      'Number',
    ],
    rows: cars.map((car) => [
      cell([car.year, car.make, car.model, car.trim].filter(Boolean).join(' ')),
      cell(car.exteriorColor),
      ...(isDriven ? [cell(conditionOf(car))] : []),
      priceSlot(sheet, car)?.text ?? 'On request',
      linkedCell(car, stockNumberOf(sheet, car)),
    ]),
    factIds: ['date.today', ...cars.map(rowFactId)],
  };
}
