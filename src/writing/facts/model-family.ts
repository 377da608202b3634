import type { Subject } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import { ofModel } from './compared-stock.ts';

/** A feed may list a "Camry Hybrid" as a Camry whose fuel is hybrid. */
export function familyOf(subject: Subject, lot: readonly StockVehicle[]): StockVehicle[] {
  const { make, model } = subject;
  const named = ofModel(lot, subject);
  const base = /^(.+) hybrid$/i.exec(model)?.[1];
  if (named.length > 0 || !base) return named;
  return lot.filter(
    (car) => same(car.make, make) && same(car.model, base) && /hybrid/.test(car.fuelType ?? ''),
  );
}

/** Of the year and trim that are asked for. */
export function isExact(vehicle: StockVehicle, subject: Subject | null): boolean {
  if (!subject || (subject.year !== null && vehicle.year !== subject.year)) return false;
  return subject.trim === null || same(vehicle.trim, subject.trim);
}

function same(one: string | null, two: string | null | undefined): boolean {
  return Boolean(one && two && one.toLowerCase() === two.toLowerCase());
}
