import type { StockVehicle, StoreProfile } from '../../store-profile.ts';
import { lotOf, type Lot } from '../stock/lot.ts';
import { trimsByModel } from '../stock/signals.ts';
import { garageOf } from './models.ts';
import { type Reading, readKeyword } from './read-keyword.ts';

/** A model that a keyword names; without a year where neither the keyword nor the stock has one. */
export type NamedVehicle = {
  year: number | null;
  make: string;
  model: string;
  trim: string | null;
};

export type KnownCars = {
  store: StoreProfile;
  stock: readonly StockVehicle[];
  pastModels: readonly { make: string; model: string }[];
};

/** What stands between two vehicles of a comparison. */
const between =
  /\s+(?:vs?\.?|versus|against|compared (?:to|with)|or|and)\s+|\s*[,;/]\s+|\s*[,;]\s*/giu;

/**
 * The vehicles that a keyword names, in its order, each once. A year said once holds for all; one
 * that is not said is the newest of that model in stock, else that of the others.
 */
export function namedVehicles(keyword: string, known: KnownCars): NamedVehicle[] {
  const lot = lotOf(known.stock);
  const garage = garageOf([...new Set(lot.map(({ named }) => named)), ...known.pastModels]);
  const trims = trimsByModel(lot);
  const read = (text: string): Reading => readKeyword(text, known.store, garage, trims);
  const parts = keyword.split(between).filter((part) => part.trim() !== '');
  const found = parts.length > 1 ? ofParts(parts, read) : [];
  const vehicles = distinct(found.length > 1 ? found : ofWhole(read(keyword)));
  return withYears(vehicles, read(keyword).year, lot);
}

/** "rav4 xle vs limited": a part without a model may be another trim of the one before. */
function ofParts(parts: readonly string[], read: (text: string) => Reading): NamedVehicle[] {
  const found: NamedVehicle[] = [];
  for (const part of parts) {
    const one = vehicleIn(read(part));
    const last = found.at(-1);
    if (one) found.push(one);
    else if (last) {
      const other = vehicleIn(read(`${last.make} ${last.model} ${part}`));
      if (other && other.trim !== null) found.push({ ...other, year: other.year ?? last.year });
    }
  }
  return found;
}

function ofWhole(reading: Reading): NamedVehicle[] {
  const first = vehicleIn(reading);
  const rivals = reading.rivals.map((one) => ({ ...one, year: null, trim: null }));
  return first ? [first, ...rivals] : [];
}

function vehicleIn({ year, make, model, trim }: Reading): NamedVehicle | null {
  return make === null || model === null ? null : { year, make, model, trim };
}

function distinct(vehicles: readonly NamedVehicle[]): NamedVehicle[] {
  const byName = new Map<string, NamedVehicle>();
  for (const one of vehicles) {
    const key = [one.year, one.make, one.model, one.trim].join('\n').toLowerCase();
    if (!byName.has(key)) byName.set(key, one);
  }
  return [...byName.values()];
}

function withYears(
  vehicles: readonly NamedVehicle[],
  said: number | null,
  lot: Lot,
): NamedVehicle[] {
  const own = vehicles.map((one) => ({ ...one, year: one.year ?? said ?? newestYear(one, lot) }));
  const years = own.flatMap(({ year }) => year ?? []);
  const other = years.length === 0 ? null : Math.max(...years);
  return own.map((one) => ({ ...one, year: one.year ?? other }));
}

function newestYear({ make, model }: NamedVehicle, lot: Lot): number | null {
  const years = lot.flatMap(({ named, vehicle }) => {
    return named.make === make && named.model === model ? (vehicle.year ?? []) : [];
  });
  return years.length === 0 ? null : Math.max(...years);
}
