import type { Brief } from '../brief.ts';
import { type RegionField, regionOf } from '../regions/region-table.ts';
import { placeOfLaw } from './asked-state.ts';
import type { Fact } from './fact.ts';

/** How a code of the table reads; other values stand as they are. */
const wordings: Partial<Record<RegionField, Readonly<Record<string, string>>>> = {
  trade_in_tax: {
    difference: 'on the price less the trade-in',
    full: 'on the whole price, whatever is traded in',
    limited: 'on the price less the trade-in, up to a limit',
    new: 'on the price less the trade-in for a new car, on the whole price for a used one',
    none: 'no state sales tax',
  },
  front_plate: { yes: 'required', no: 'not required' },
  studded_tires: { no: 'not allowed on ordinary cars' },
};

const labels: readonly (readonly [RegionField, string, string | null])[] = [
  ['agency', 'Agency for titles and registration', null],
  ['trade_in_tax', 'Sales tax where a car is traded in', null],
  ['vehicle_tax', 'Sales tax on a car', null],
  ['doc_fee_cap', 'Most that a dealer may charge for documents', 'usd'],
  ['inspection', 'Inspection of cars', null],
  ['studded_tires', 'Time of studded tires', null],
  ['front_plate', 'License plate at the front', null],
];

/**
 * What the law says to a buyer in the state or province that the keyword names, else in the
 * store's, with where it stands.
 */
export function stateFactsOf(brief: Brief): Fact[] {
  const place = placeOfLaw(brief);
  const region = regionOf(place);
  return labels.flatMap(([field, label, unit]) => {
    const cell = region.get(field);
    if (!cell) return [];
    const text = wordings[field]?.[cell.value] ?? cell.value;
    const value = unit === null ? text : Number(text);
    const id = `state.${field.replaceAll('_', '-')}`;
    return [{ id, label, value, unit, source: cell.citation, asOf: cell.as_of }];
  });
}
