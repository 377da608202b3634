import { importFeed, type ImportReport } from '../../src/domain/inventory/import-feed.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import type { Harness } from './harness.ts';
import { fixtureVin } from './vin.ts';

/** A car as a JSON feed states it. */
export type FeedCar = {
  vin: string | null;
  stock_number: string | null;
  condition: 'new' | 'used' | 'certified';
  status: string;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  body_style: string | null;
  exterior_color: string | null;
  interior_color: string | null;
  mileage: number | null;
  price: number | null;
  msrp: number | null;
  date_in_stock: string | null;
  engine: string | null;
  transmission: string | null;
  drivetrain: string | null;
  fuel_type: string | null;
  features: string[];
  images: string[];
};

/** A used Camry unless told otherwise; equal numbers give the same car. */
export function car(number: number, changes: Partial<FeedCar> = {}): FeedCar {
  const year = changes.year ?? 2022;
  return {
    vin: fixtureVin('4T1G11AK', year, 100_000 + number),
    stock_number: `P${1000 + number}`,
    condition: 'used',
    status: 'available',
    year,
    make: 'Toyota',
    model: 'Camry',
    trim: 'SE',
    body_style: 'Sedan',
    exterior_color: 'Celestial Silver Metallic',
    interior_color: 'Black',
    mileage: 20_000 + number,
    price: 20_000 + number * 10,
    msrp: null,
    date_in_stock: '2026-10-01',
    engine: '2.5L 4-cylinder',
    transmission: '8-Speed Automatic',
    drivetrain: 'FWD',
    fuel_type: 'Gasoline',
    features: ['Lane keep assist', 'Rear vision camera'],
    images: [`https://img.example.com/${number}/1.jpg`, `https://img.example.com/${number}/2.jpg`],
    ...changes,
  };
}

/** A car whose VIN is in no table, so that nothing is known of it but what its row says. */
export function carOutsideTables(number: number, changes: Partial<FeedCar> = {}): FeedCar {
  const year = changes.year ?? 2022;
  return car(number, { vin: fixtureVin('9ZZG11AK', year, 100_000 + number), ...changes });
}

export function cars(count: number, changes: (number: number) => Partial<FeedCar> = () => ({})) {
  return Array.from({ length: count }, (_, number) => car(number, changes(number)));
}

export async function* feedText(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Takes the cars in as the whole stock of the site. */
export function importCars(
  app: Harness,
  site: SiteRow,
  listed: readonly FeedCar[],
  force = false,
): Promise<ImportReport> {
  const source = feedText(JSON.stringify({ vehicles: listed }));
  return importFeed(app.app.ctx, { site, source, force });
}
