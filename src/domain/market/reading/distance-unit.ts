export type DistanceUnit = 'mi' | 'km';

const kilometresInMile = 1.609344;

/** Prices in one currency are compared in one unit: Canadian listings count kilometres. */
export function distanceUnitOf(currency: string): DistanceUnit {
  return currency === 'USD' || currency === 'GBP' ? 'mi' : 'km';
}

export function inUnit(
  distance: number | null,
  unit: DistanceUnit,
  wanted: DistanceUnit,
): number | null {
  if (distance === null || unit === wanted) return distance;
  const factor = wanted === 'km' ? kilometresInMile : 1 / kilometresInMile;
  return Math.round(distance * factor);
}

/** An amount for each mile as one for each of the unit. */
export function perUnit(perMile: number, unit: DistanceUnit): number {
  return unit === 'mi' ? perMile : perMile / kilometresInMile;
}

/** Miles as a length of the unit. */
export function milesIn(unit: DistanceUnit, miles: number): number {
  return unit === 'mi' ? miles : Math.round(miles * kilometresInMile);
}
