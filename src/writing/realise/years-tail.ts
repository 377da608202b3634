import type { FactSheet } from '../facts/fact-sheet.ts';
import type { StockFilter } from '../facts/stock-filter.ts';
import type { Slot } from './slots.ts';

/** Of years around those that were asked for the ones that stand here, and not those looked for. */
export function yearsHere(
  { unmet, focus }: FactSheet,
  wished: NonNullable<StockFilter['years']>,
): Slot | null {
  if (!unmet?.without.includes('years') || wished === unmet.wanted.years) return null;
  const years = focus.summary.years.map(({ name }) => Number(name));
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const ids = [from, to].map((year) => `${focus.id}.year.${year}`);
  if (years.length === 0) return null;
  const text = from === to ? `from model year ${from}` : `from model years ${from} to ${to}`;
  return { text, factIds: ids };
}

/** "From model year 2021 or newer". */
export function yearsTail({ from, to }: NonNullable<StockFilter['years']>): Slot {
  const ids = [from, to].flatMap((year) => (year === null ? [] : [`keyword.year.${year}`]));
  if (from === to) return { text: `from model year ${from}`, factIds: ids };
  if (to === null) return { text: `from model year ${from} or newer`, factIds: ids };
  if (from === null) return { text: `from model year ${to} or older`, factIds: ids };
  return { text: `from model years ${from} to ${to}`, factIds: ids };
}
