import { type Car, isDesignation, nameOfCar } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import type { CarFigure, CarSpan, FigureName } from '../cars/car-model.ts';

/** A fact of the guide before it has its source. */
export type Told = [id: string, label: string, value: string | null];

export const figureUnits: Readonly<Record<FigureName, string>> = {
  towing: 'pounds',
  payload: 'pounds',
  bed: 'feet',
  cargo: 'cubic feet',
  clearance: 'inches',
  length: 'inches',
  seats: 'seats',
  range: 'miles',
  tank: 'gallons',
  sprint: 'seconds',
  legroom: 'inches',
  torque: 'pound-feet',
  oil: 'quarts',
};

export const figureLabels: Readonly<Record<FigureName, string>> = {
  towing: 'Towing capacity',
  payload: 'Payload',
  bed: 'Bed length',
  cargo: 'Cargo volume',
  clearance: 'Ground clearance',
  length: 'Overall length',
  seats: 'Seats',
  range: 'EPA-estimated electric range',
  tank: 'Fuel tank',
  sprint: 'From 0 to 60 mph',
  legroom: 'Legroom',
  torque: 'Torque',
  oil: 'Engine oil with a new filter',
};

/**
 * "2024 RAV4", "2019 to 2025 RAV4", "current RAV4", "Ram 1500"; with the trim that is asked for
 * where what is told is of it alone.
 */
export function carName(car: Car, isOfTrim = false): string {
  const { year, span, trim } = car;
  const name = isOfTrim && trim !== null ? ownName(car, trim) : nameOfCar(car);
  if (year !== null) return `${year} ${name}`;
  return span.to === null ? `current ${name}` : `${yearsText(span)} ${name}`;
}

/** "Telluride SX"; "RX 350" says its model. */
function ownName(car: Car, trim: string): string {
  return isDesignation(trim, car.guide) ? trim : `${nameOfCar(car)} ${trim}`;
}

/** The same of rows that are all of the version that was typed: "2024 F-150 hybrid". */
export function toldName(car: Car, isOfTrim: boolean, notes: readonly string[]): string {
  const name = carName(car, isOfTrim);
  const isTyped = car.typed && notes.every((note) => versionIn(note) === car.typed);
  return isTyped ? `${name} ${car.typed}` : name;
}

/** "2019 to 2025", "2016", "2026 and newer". */
export function yearsText({ from, to }: Pick<CarSpan, 'from' | 'to'>): string {
  if (to === null) return `${from} and newer`;
  return from === to ? String(from) : `${from} to ${to}`;
}

const leadsOn =
  /^(?:with|in|for|behind|on|from|when|by|after|and|without|across|under|to|as|or|at|inside|of)\b/;

const yearAtEnd = /,? ((?:from |to |until )?\d{4}(?:(?: to | and |-)\d{4})?)$/;

/** "3,500 pounds with the tow package", "357 miles (Premium)". */
export function figureText({ value, note }: CarFigure, unit: string): string {
  if (note === '') return `${value} ${unit}`;
  // A year at the end of one figure would run into the next.
  const told = note.replace(yearAtEnd, ' ($1)');
  if (leadsOn.test(note)) return `${value} ${unit} ${told}`;
  return `${value} ${unit} (${note.replace(/ \(([^)]*)\)/g, ', $1')})`;
}

/** "11,550 pounds with the 420-hp six (2025)": of another year than the one that is told of. */
export function inYearText(text: string, year: number | null): string {
  if (year === null) return text;
  return text.endsWith(')') ? text.replace(/\)$/, `, ${year})`) : `${text} (${year})`;
}

/** For a source: "model years 2019 to 2025". */
export function modelYears(span: CarSpan): string {
  return `model year${span.to === span.from ? '' : 's'} ${yearsText(span)}`;
}

/** "2.7L, rear-wheel drive, 2025 to 2026". */
export function versionText(version: string): string {
  return version.replace(/\b(\d{4})-(\d{4})\b/g, '$1 to $2').replace(/ \(([^)]*)\)/g, ', $1');
}
