import Papa from 'papaparse';
import { lazy } from '../../lib/lazy.ts';
import table from './regions.csv' with { type: 'text' };

export const regionFields = [
  'agency',
  'trade_in_tax',
  'vehicle_tax',
  'license_fee',
  'winter',
  'hot',
  'doc_fee_cap',
  'inspection',
  'studded_tires',
  'front_plate',
] as const;
export type RegionField = (typeof regionFields)[number];

/** One thing that differs by state or province, and where it stands; absent cells say nothing. */
export type RegionCell = {
  /** "US-CA", "CA-ON" (ISO 3166-2). */
  region: string;
  field: RegionField;
  value: string;
  citation: string;
  /** Day on which the source said so. */
  as_of: string;
};

const byRegion = lazy(() => {
  const { data } = Papa.parse<RegionCell>(table, { header: true, skipEmptyLines: true });
  return Map.groupBy(data, ({ region }) => region);
});

export function allRegions(): ReadonlyMap<string, readonly RegionCell[]> {
  return byRegion();
}

/** What is known of a place; empty for one that no row names. */
export function regionOf({ country, state }: { country: string; state: string | null }) {
  const cells = byRegion().get(`${country}-${state?.trim().toUpperCase()}`) ?? [];
  return new Map(cells.map((cell) => [cell.field, cell]));
}
