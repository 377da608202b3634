import type { Car } from '../../cars/car-of.ts';
import { enginesIn, enginesOf } from '../../cars/figures-of.ts';
import { lastGuideYear } from '../../cars/guide.ts';
import { isRatedBefore } from '../../cars/rated-car.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { CompareRow } from './compare-stock-rows.ts';

/** Under this head where the EPA is no agency of the country. */
const abroad = 'Range, as rated in the United States';

/** Who asks what they tow is told of every engine and trim, and not of the strongest alone. */
const everyTowing = 'Towing capacity';
const asksTowing = /\b(?:tow|tows|towing|trailer|haul|hauling|pull|pulls)\b/i;

/** What the guide to models sets side by side, with the fact that says it. */
const rows: readonly (readonly [head: string, fact: string])[] = [
  ['Engines', 'engines'],
  ['Driven wheels', 'drives'],
  ['Maximum towing', 'towing-most'],
  [everyTowing, 'towing'],
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
  value: ({ id, car }, { facts, brief }: FactSheet) => {
    if (fact === 'range' && (head === abroad) === (brief.store.country === 'US')) return null;
    if (
      fact.startsWith('towing') &&
      (head === everyTowing) !== asksTowing.test(brief.keyword ?? '')
    ) {
      return null;
    }
    // Beside the engines of one design the mileage of the one before it misleads.
    if (fact === 'mileage' && car && isRatedBefore(car)) return null;
    const value = facts.get(`${id}.car.${fact}`)?.value;
    return value === undefined ? null : String(value) + nowOnly(fact, car);
  },
}));

/** Of a shape whose early engines are gone, the engines are those of now: no year is asked for. */
function nowOnly(fact: string, car: Car | null): string {
  if (fact !== 'engines' || car === null || car.year !== null || car.span.to !== null) return '';
  const all = enginesIn(car.span, car.version, null).length;
  return all > enginesOf(car).length ? ` in ${lastGuideYear}` : '';
}
