import { type RegionField, regionOf } from './region-table.ts';

/** What the law of a place comes to for a buyer, as the `law` mark of the topic files names it. */
export const laws = [
  'trade-saves-tax',
  'trade-saves-no-tax',
  'no-sales-tax',
  'inspects',
  'no-inspection',
  'emissions-only',
  'studs-in-season',
  'no-studs',
  'doc-fee-cap',
] as const;
export type Law = (typeof laws)[number];

/**
 * A rule on trades that holds for some cars or up to a sum alone is neither: what is said of it is
 * left to the state's own sentence.
 */
const readings: Partial<Record<RegionField, (value: string) => readonly Law[]>> = {
  trade_in_tax: (value) => trades[value] ?? [],
  inspection: (value) => [inspectionBy(value)],
  studded_tires: (value) => [value === 'no' ? 'no-studs' : 'studs-in-season'],
  doc_fee_cap: () => ['doc-fee-cap'],
};

const trades: Readonly<Record<string, readonly Law[]>> = {
  difference: ['trade-saves-tax'],
  full: ['trade-saves-no-tax'],
  none: ['trade-saves-no-tax', 'no-sales-tax'],
};

/** A cell says after "only" what is tested although nothing is inspected. */
function inspectionBy(value: string): Law {
  if (isInspection(value)) return 'inspects';
  return value.includes(', only ') ? 'emissions-only' : 'no-inspection';
}

/** Whether a cell on inspections says how often, and not that there is none. */
export function isInspection(value: string): boolean {
  return /^(?:once|twice|every)\b/.test(value);
}

/** The laws that are known to hold in a place; what no cell tells is not among them. */
export function lawsOf(place: { country: string; state: string | null }): Law[] {
  return [...regionOf(place).values()].flatMap(({ field, value }) => {
    return readings[field]?.(value) ?? [];
  });
}
