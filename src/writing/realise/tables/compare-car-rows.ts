import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { CompareRow } from './compare-stock-rows.ts';

/** Under this head where the EPA is no agency of the country. */
const abroad = 'Range, as rated in the United States';

/** What the guide to models sets side by side, with the fact that says it. */
const rows: readonly (readonly [head: string, fact: string])[] = [
  ['Engines', 'engines'],
  ['Driven wheels', 'drives'],
  ['Maximum towing', 'towing-most'],
  ['Maximum payload', 'payload-most'],
  ['Cargo room', 'cargo'],
  ['Bed lengths', 'bed'],
  ['Seats', 'seats'],
  ['Legroom', 'legroom'],
  ['EPA-estimated mpg, combined', 'mileage'],
  ['EPA-estimated range', 'range'],
  [abroad, 'range'],
  ['Ground clearance', 'clearance'],
  ['Length', 'length'],
  ['Trims', 'trims'],
  ['Basic coverage when new', 'warranty'],
  ['Powertrain coverage when new', 'powertrain'],
];

/** Heads of what was filed that the guide tells better. */
export const toldByGuide: ReadonlySet<string> = new Set(['Engines', 'Seats', 'Driven wheels']);

export const compareCarRows: readonly CompareRow[] = rows.map(([head, fact]) => ({
  head,
  value: ({ id }, { facts, brief }: FactSheet) => {
    if (fact === 'range' && (head === abroad) === (brief.store.country === 'US')) return null;
    const value = facts.get(`${id}.car.${fact}`)?.value;
    return value === undefined ? null : String(value);
  },
}));
