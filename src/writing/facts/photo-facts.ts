import { isPhotoUrl } from '../html/photo.ts';
import type { StockVehicle } from '../store-profile.ts';
import type { Fact } from './fact.ts';
import { slug } from './stock-facts.ts';

/** Facts whose ids begin so hold the address of a photo. */
export const photoFactMark = 'photo.';

/** The first photo of a vehicle that a page over TLS can show; null without one. */
export function photoOf({ images }: StockVehicle): string | null {
  return images.find(isPhotoUrl) ?? null;
}

export function photoFactId({ id }: StockVehicle): string {
  return `${photoFactMark}${slug(id)}`;
}

/** The photos that stand in tables, so that whoever shows the text knows which are the feed's. */
export function photoFactsOf(vehicles: readonly StockVehicle[], asOf: string): Fact[] {
  return [...new Set(vehicles)].flatMap((car) => {
    const url = photoOf(car);
    if (url === null) return [];
    const own = { id: photoFactId(car), label: 'Photo', value: url, unit: null };
    return [{ ...own, source: `stock row ${car.id}`, asOf }];
  });
}
