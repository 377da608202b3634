import type { VehicleCondition, VehicleStatus } from '../../../schema/records/vehicle.ts';

/**
 * The vehicle identification number: layout, check digit and year code of 49 CFR 565.15 and
 * ISO 3779. Letters I, O and Q never occur in a real one.
 */
const transliteration = 'A1B2C3D4E5F6G7H8J1K2L3M4N5P7R9S2T3U4V5W6X7Y8Z9';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYearOfStandard = 1981;

/**
 * valid: 17 characters that pass the check digit.
 * provisional: a maker's number for a car that is not built or not delivered yet.
 * not_north_american: 17 good characters outside the check digit's reach (EU practice).
 * pre_1981: the maker's own serial from before the 17-character standard.
 * bad: cannot be this car's number; `reason` says why in words for people.
 */
export type VinVerdict =
  | { kind: 'valid' | 'provisional' | 'not_north_american' | 'pre_1981' }
  | { kind: 'bad'; reason: string };

export type VinContext = {
  condition: VehicleCondition;
  status: VehicleStatus;
  /** The model year that the feed states, where it does. */
  year: number | null;
};

export function classifyVin(vin: string, context: VinContext): VinVerdict {
  if (context.year !== null && context.year < firstYearOfStandard && /^[A-Z0-9]{11,17}$/.test(vin))
    return { kind: 'pre_1981' };
  if (vin.length !== 17) return bad(`The VIN ${vin} has ${vin.length} characters instead of 17.`);
  if (!/^[A-Z0-9]{17}$/.test(vin))
    return bad(`The VIN ${vin} holds a character that is neither letter nor digit.`);
  const expected = checkDigit(vin);
  if (expected === vin[8]) return { kind: 'valid' };
  if (mayBeUnbuilt(context)) return { kind: 'provisional' };
  if (expected === null) return bad(`The VIN ${vin} holds an I, O or Q, which no VIN may.`);
  if (!isNorthAmerican(vin)) return { kind: 'not_north_american' };
  return bad(`The check digit of VIN ${vin} is ${vin[8]} but works out as ${expected}.`);
}

/** Upper-case without the blanks, hyphens and quotes that spreadsheets leave; null when empty. */
export function normaliseVin(text: string): string | null {
  const vin = text.toUpperCase().replaceAll(/[\s"'`-]/g, '');
  return vin === '' ? null : vin;
}

/** The check digit that 17 characters should carry in position 9; null where none is defined. */
export function checkDigit(vin: string): string | null {
  if (vin.length !== 17) return null;
  let sum = 0;
  for (const [position, weight] of weights.entries()) {
    const value = valueOf(vin.charAt(position));
    if (value === null) return null;
    sum += value * weight;
  }
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/**
 * The model year that position 10 states, or null. The codes repeat every 30 years; for cars and
 * light trucks position 7 tells the cycle: a digit up to 2009, a letter from 2010 on.
 */
export function modelYear(vin: string): number | null {
  const index = vin.length === 17 ? yearCodes.indexOf(vin.charAt(9)) : -1;
  if (index < 0) return null;
  return /\d/.test(vin.charAt(6)) ? 1980 + index : 2010 + index;
}

/** World manufacturer identifiers of the United States, Canada and Mexico: 1-5, and 7F-70. */
export function isNorthAmerican(vin: string): boolean {
  return /^(?:[1-5]|7[F-Z0])/.test(vin);
}

function mayBeUnbuilt(context: VinContext): boolean {
  const { condition, status } = context;
  return condition === 'new' || status === 'in_transit' || status === 'on_order';
}

function valueOf(character: string): number | null {
  if (/\d/.test(character)) return Number(character);
  const index = transliteration.indexOf(character);
  return index < 0 || character === '' ? null : Number(transliteration.charAt(index + 1));
}

function bad(reason: string): VinVerdict {
  return { kind: 'bad', reason };
}
