import type { Car } from '../../cars/car-of.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { wholeModel } from '../../facts/car-facts.ts';
import { isIn } from '../../cars/guide.ts';
import { trimsOf } from '../../cars/figures-of.ts';
import { joinWithAnd } from '../lists.ts';

/** One line of a car's table, and the lines of the filings that it tells better. */
export type GuideRow = { head: string; value: string; factId: string; instead?: readonly string[] };

const rows: readonly (readonly [head: string, fact: string, instead?: readonly string[]])[] = [
  ['Trims', 'trims', ['trims']],
  ['Engines', 'engines', ['engines', 'most-power']],
  ['Driven wheels', 'drives', ['drives']],
  ['Seats', 'seats', ['seats', 'rows']],
  ['Towing capacity', 'towing'],
  ['Payload', 'payload'],
  ['Bed lengths', 'bed'],
  ['Cargo room', 'cargo'],
  ['Legroom', 'legroom'],
  ['EPA-estimated mpg, combined', 'mileage', ['mpg']],
  ['EPA-estimated range', 'own-range'],
  ['Ground clearance', 'clearance'],
  ['Length', 'length'],
];

/** What the guide says of the article's car, where it is the same years as the filing's. */
export function guideRows({ car, portrait, facts }: FactSheet): GuideRow[] {
  if (!car || (portrait && !isIn(car.span, portrait.shown.year))) return [];
  const [years = ''] = /^\S+ /.exec(String(facts.get('car.which')?.value ?? '')) ?? [];
  const hasEconomy = facts.has('economy.1');
  return rows.flatMap(([head, id, instead]) => {
    const whole = `${wholeModel}.${id}`;
    const factId = facts.has(whole) ? whole : `car.${id}`;
    // A trim that came later is none of the year at the head of the table.
    const isOfYear = id === 'trims' && portrait && facts.has(factId);
    const value = isOfYear ? trimsIn(car, portrait.shown.year) : facts.get(factId)?.value;
    if (value === undefined || (hasEconomy && head.startsWith('EPA'))) return [];
    const which = facts.get(`${factId}-which`)?.value;
    // A figure of other years is said with them, and not in a table of these.
    if (which !== undefined && !String(which).startsWith(years)) return [];
    return [{ head, value: String(value), factId, ...(instead && { instead }) }];
  });
}

function trimsIn(car: Car, year: number): string {
  const [first = '', ...more] = trimsOf({ ...car, year });
  return joinWithAnd([first, ...more]);
}
