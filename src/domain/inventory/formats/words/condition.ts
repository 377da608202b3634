import type { VehicleCondition } from '../../../../../schema/records/vehicle.ts';

/** Above this odometer reading a car is sold as used: demonstrators count as used, 16 CFR 455.1. */
const maxMilesOfNew = 500;
const kilometresInAMile = 1.609344;

/** The condition that a word states, or null where the column holds something else. */
export function readCondition(text: string): VehicleCondition | null {
  if (/certif|\bcpo\b|^c$/i.test(text)) return 'certified';
  if (/used|pre-?\s?owned|^[up]$|begagnad|\bdemo|loaner|occasion|gebraucht/i.test(text))
    return 'used';
  return /^(?:n|new\b.*|brand new|ny|neu|nuevo)$/i.test(text) ? 'new' : null;
}

/** Yes in the ways that flag columns say it. */
export function readFlag(text: string): boolean {
  return /^(?:y|yes|true|t|1|x|c|cpo|certified.*)$/i.test(text);
}

/** What a car must be where its file does not say: by its title, else by odometer and age. */
export function inferCondition(car: {
  title: string | null;
  year: number | null;
  mileage: number | null;
  mileageUnit: 'mi' | 'km';
  currentYear: number;
}): VehicleCondition {
  const titled = /^(?:new|used|pre-?owned|certified)\b/i.exec(car.title ?? '')?.[0];
  const stated = titled === undefined ? null : readCondition(titled);
  if (stated) return stated;
  if (car.year !== null && car.year < car.currentYear - 1) return 'used';
  const miles = (car.mileage ?? 0) / (car.mileageUnit === 'km' ? kilometresInAMile : 1);
  return miles > maxMilesOfNew ? 'used' : 'new';
}
