import type { ComparableSet } from '../../../../schema/records/price-insight.ts';
import { availabilities, conditions } from '../../../../schema/records/vehicle.ts';
import type { Area, Kind } from '../area/area.ts';
import type { DistanceUnit } from '../reading/distance-unit.ts';
import { milesIn } from '../reading/distance-unit.ts';
import { median } from './statistics.ts';

/** The site's own vehicle, in the currency and the unit of its market. */
export type Subject = Kind & {
  year: number;
  isNew: boolean;
  priceCents: number | null;
  msrpCents: number | null;
  mileage: number | null;
  unit: DistanceUnit;
};

/** Fewer comparable listings give no figure. */
export const minComparable = 5;

/** Either way of the subject's mileage. */
export const bandMiles = 20_000;
const yearsApart = 1;

/** A price of less or more than this part of the set's median is an error or another car. */
const oddest = { low: 0.4, high: 2 };

/** What is let go, one after the other, until there are enough. */
const relaxations: readonly ComparableSet['widened'][] = [
  [],
  ['mileage'],
  ['trim'],
  ['mileage', 'trim'],
];

export type ChosenSet = { rows: number[]; set: ComparableSet };

/**
 * Listings that a shopper would compare a vehicle with: of its model, one model year apart at most,
 * of its condition, with a price; of its trim family and mileage band as well, as long as that
 * leaves five. `rows` are all of the model.
 */
export function chooseComparable(area: Area, subject: Subject, rows: readonly number[]): ChosenSet {
  const alike = rows.filter((row) => isAlike(area, subject, row));
  const possible = relaxations.filter((widened) => {
    return (
      (!widened.includes('mileage') || bandOf(subject) !== null) &&
      (!widened.includes('trim') || subject.trimFamily !== '')
    );
  });
  let chosen: ChosenSet | null = null;
  for (const widened of possible) {
    const found = setWith(area, subject, alike, widened);
    if (chosen === null || found.rows.length > chosen.rows.length) chosen = found;
    if (found.rows.length >= minComparable) return found;
  }
  return chosen ?? setWith(area, subject, alike, []);
}

function isAlike(area: Area, subject: Subject, row: number): boolean {
  if (area.goneAt[row] !== 0 || area.isTwin[row] === 1) return false;
  // What is being sold already is no offer any more.
  if (area.availability[row] === availabilities.indexOf('pending')) return false;
  if (Math.abs((area.year[row] ?? 0) - subject.year) > yearsApart) return false;
  if ((area.price[row] ?? -1) <= 0) return false;
  return (area.condition[row] === conditions.indexOf('new')) === subject.isNew;
}

function setWith(
  area: Area,
  subject: Subject,
  alike: readonly number[],
  widened: ComparableSet['widened'],
): ChosenSet {
  const band = widened.includes('mileage') ? null : bandOf(subject);
  const isTrim = !widened.includes('trim') && subject.trimFamily !== '';
  const rows = alike.filter((row) => {
    if (isTrim && area.kinds[area.kind[row] ?? -1]?.trimFamily !== subject.trimFamily) return false;
    const mileage = area.mileage[row] ?? -1;
    return band === null || (mileage >= band.from && mileage <= band.to);
  });
  const same: ComparableSet['same'] = ['model', 'year', 'condition'];
  if (isTrim) same.push('trim');
  if (band !== null) same.push('mileage');
  const set: ComparableSet = {
    area: area.scope.kind,
    radiusMiles: area.scope.radiusMiles,
    same,
    widened,
    yearFrom: subject.year - yearsApart,
    yearTo: subject.year + yearsApart,
    mileageFrom: band?.from ?? null,
    mileageTo: band?.to ?? null,
  };
  return { rows: withoutOdd(area, rows), set };
}

/** New cars have no mileage to speak of. */
function bandOf({ isNew, mileage, unit }: Subject): { from: number; to: number } | null {
  if (isNew || mileage === null) return null;
  const width = milesIn(unit, bandMiles);
  return { from: Math.max(0, mileage - width), to: mileage + width };
}

function withoutOdd(area: Area, rows: number[]): number[] {
  const middle = median(rows.map((row) => area.price[row] ?? 0));
  if (middle === null) return rows;
  return rows.filter((row) => {
    const price = area.price[row] ?? 0;
    return price >= middle * oddest.low && price <= middle * oddest.high;
  });
}
