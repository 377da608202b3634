import type { Car } from './car-of.ts';

/** The filings know three kinds of cab, and this one is filed as a crew cab. */
export function hasMegaCab(car: Car | null): boolean {
  return car?.span.prose.known?.versions.some((text) => /\bMega Cabs?\b/.test(text)) ?? false;
}
