import type { Brief } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import { askedSubjectOf } from './asked-subject.ts';
import { passes, type StockFilter } from './stock-filter.ts';

/** "Black Friday car deals": who looks for a sale of cars is shown what is for sale. */
export function isSaleOfCars(brief: Brief): boolean {
  const asked = askedSubjectOf(brief);
  if (!asked || asked.question !== null) return false;
  const text = asked.reading.words.join(' ');
  return asked.reading.topics.includes('sales-event') && cars.test(text) && sale.test(text);
}

/** Sales are of new cars where a store has any, as its events are. */
export function withNewOnSale(
  brief: Brief,
  wanted: StockFilter,
  lot: readonly StockVehicle[],
): StockFilter {
  const isOpenTo = wanted.condition === null && wanted.priceMax === null && wanted.years === null;
  if (brief.subject || !isOpenTo || !isSaleOfCars(brief)) return wanted;
  const fresh: StockFilter = { ...wanted, condition: 'new' };
  return lot.filter((car) => passes(car, fresh)).length >= fewestOnSale ? fresh : wanted;
}

const fewestOnSale = 3;
const cars = /\b(?:cars?|vehicles?|autos?|trucks?|suvs?|pickups?|sedans?|minivans?)\b/;
const sale = /\b(?:deals?|sales?|specials?|clearance|offers?|discounts?|event)\b/;
