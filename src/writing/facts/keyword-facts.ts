import type { Fact } from './fact.ts';
import type { StockFilter } from './stock-filter.ts';
import type { StockSet } from './stock-sets.ts';

/** The figures that a keyword names, so that a text may repeat them. */
export function keywordFactsOf(
  wanted: StockFilter,
  applied: StockFilter,
  lot: StockSet,
  asOf: string,
): Fact[] {
  const { priceMin, priceMax, priceAround, milesMax, rows, make } = wanted;
  const years = [wanted.years, applied.years].flatMap((span) => [span?.from, span?.to]);
  const currency = lot.summary.price?.unit.toLowerCase() ?? 'usd';
  const length = milesMax?.unit ?? lot.summary.mileage?.unit ?? 'mi';
  const told: readonly (readonly [
    id: string,
    label: string,
    value: number | string | null | undefined,
    unit: string | null,
  ])[] = [
    ['price-max', 'Price limit in the keyword', priceMax, currency],
    ['price-near', 'Next price limit up', nearPriceOf(wanted, applied), currency],
    ['price-min', 'Lower price in the keyword', priceMin, currency],
    ['price-around', 'Price in the keyword', priceAround, currency],
    ['miles-max', 'Mileage limit in the keyword', milesMax?.figure, length],
    ...[...new Set(years)].map(
      (year) => [`year.${year}`, 'Model year around the keyword', year, null] as const,
    ),
    ['make', 'Make in the keyword', make, null],
    ['rows', 'Rows of seats in the keyword', rows, null],
  ];
  return told.flatMap(([id, label, value, unit]) => {
    if (value === null || value === undefined) return [];
    return [{ id: `keyword.${id}`, label, value, unit, source: 'request', asOf }];
  });
}

/** The limit under which the nearest ones are, where nothing is within the one that was typed. */
function nearPriceOf(wanted: StockFilter, applied: StockFilter): number | null {
  return applied.priceMax === wanted.priceMax ? null : applied.priceMax;
}
