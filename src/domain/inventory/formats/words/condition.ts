import type { VehicleCondition } from '../../../../../schema/records/vehicle.ts';

/** Above this odometer reading a car is sold as used: demonstrators count as used, 16 CFR 455.1. */
const maxMilesOfNew = 500;
const kilometresInAMile = 1.609344;

/** The condition that a word states, or null where the column holds something else. */
export function readCondition(text: string): VehicleCondition | null {
  if (/^c$/i.test(text) || isCertification(text)) return 'certified';
  if (/used|pre-?\s?owned|^[up]$|begagnad|\bdemo|loaner|occasion|gebraucht/i.test(text))
    return 'used';
  return /^(?:n|new\b.*|brand new|ny|neu|neuf|neuve|nuevo)$/i.test(text) ? 'new' : null;
}

const certified = /certified|certifiée?|\bcpo\b/i;
const notCertified =
  /\b(?:not|non|no|never|without|can be|could be|un)[\s-]*(?:\w+\s){0,2}(?:certif|cpo)/i;
const onlyPossible = /certifi(?:able|cation)|\b(?:eligible|available|pending)\b/i;

/** Whether a short text calls the car certified: "BMW Certified", "L/Certified", "CPO". */
export function isCertification(text: string): boolean {
  return certified.test(text) && !deniesCertification(text);
}

/** "Not certified", "Non-CPO", "Certification available". */
export function deniesCertification(text: string): boolean {
  return notCertified.test(text) || onlyPossible.test(text);
}

/** Yes in the ways that flag columns say it. */
export function readFlag(text: string): boolean {
  return /^(?:y|yes|true|t|1|x|c|oui|ja)$/i.test(text) || isCertification(text);
}

/** No in the same ways. */
export function readNo(text: string): boolean {
  return /^(?:n|no|false|f|0|non|nej)$/i.test(text) || notCertified.test(text);
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
