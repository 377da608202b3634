import {
  importListings,
  type MarketImportInput,
  type MarketImportReport,
} from '../../src/domain/market/intake/import-listings.ts';
import type { Harness } from './harness.ts';
import { feedText } from './make-vehicle.ts';
import { fixtureVin } from './vin.ts';

/** A row of an export of listings, under headings that such exports use. */
export type ListingCells = {
  vin: string | null;
  year: number;
  make: string;
  model: string;
  trim: string;
  condition: string;
  price: number | string | null;
  msrp: number | null;
  miles: number | string | null;
  dealer_name: string;
  dealer_city: string;
  dealer_state: string;
  dealer_zip: string;
  vdp_url: string;
  first_seen: string;
  status: string;
};

/** A used Camry in Omaha, some fifty miles from the test's store, unless told otherwise. */
export function listing(number: number, changes: Partial<ListingCells> = {}): ListingCells {
  const year = changes.year ?? 2022;
  return {
    vin: fixtureVin('4T1G11AK', year, 500_000 + number),
    year,
    make: 'Toyota',
    model: 'Camry',
    trim: 'SE',
    condition: 'Used',
    price: 20_000,
    msrp: null,
    miles: 20_000,
    dealer_name: 'Omaha Cars',
    dealer_city: 'Omaha',
    dealer_state: 'NE',
    dealer_zip: '68102',
    vdp_url: `https://omaha-cars.example/${number}`,
    first_seen: '',
    status: '',
    ...changes,
  };
}

/** As the file of an export, quoted throughout. */
export function listingFile(rows: readonly ListingCells[]): string {
  const names = Object.keys(listing(0));
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const lines = rows.map((row) => Object.values(row).map(cell).join(','));
  return `${[names.join(','), ...lines].join('\n')}\n`;
}

export function importMarket(
  app: Harness,
  rows: readonly ListingCells[],
  input: Partial<MarketImportInput> = {},
): Promise<MarketImportReport> {
  const source = feedText(listingFile(rows));
  return importListings(app.app.ctx, { source, ...input });
}
