import type { StockVehicle } from '../store-profile.ts';
import type { FactSheet } from './fact-sheet.ts';

/** A picture for the head of an article; nobody told us how large it is. */
export type ArticleImage = { url: string; altText: string };

/**
 * The first photo of a vehicle that the article is about and that is here; null for an article
 * about no vehicle, since a picture of any other would mislead.
 */
export function articleImageOf(sheet: FactSheet): ArticleImage | null {
  const { focus, compared, brief } = sheet;
  const own = focus.id === 'lot' ? [] : focus.vehicles;
  const shown = compared.length > 0 ? compared.flatMap(({ vehicles }) => vehicles) : own;
  for (const vehicle of shown.toSorted(newestFirst)) {
    const url = vehicle.images.find(isPhoto);
    if (url) return { url, altText: altTextOf(vehicle, brief.store.name) };
  }
  return null;
}

type ShownVehicle = Pick<StockVehicle, 'year' | 'make' | 'model' | 'trim' | 'exteriorColor'>;

/** "2025 Toyota Camry SE in Celestial Silver at Lakeside Motors". */
export function altTextOf(vehicle: ShownVehicle, store: string): string {
  const { year, make, model, trim, exteriorColor } = vehicle;
  const name = [year, make, model, trim].filter((part) => part !== null && part !== '').join(' ');
  const color = exteriorColor ? ` in ${exteriorColor}` : '';
  return `${name}${color} at ${store}`;
}

/** What a browser shows on a page that came over TLS. */
function isPhoto(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** A car whose arrival is not known comes after those that are known to be new. */
function ageOf({ daysOnLot }: StockVehicle): number {
  return daysOnLot ?? Number.MAX_SAFE_INTEGER;
}

function newestFirst(one: StockVehicle, two: StockVehicle): number {
  return ageOf(one) - ageOf(two) || (one.id < two.id ? -1 : 1);
}
