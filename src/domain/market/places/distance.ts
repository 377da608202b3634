import type { Position } from './places.ts';

const earthRadiusMiles = 3_958.8;
const milesOfDegree = (earthRadiusMiles * Math.PI) / 180;

/** Miles along a great circle (haversine). */
export function milesBetween(one: Position, two: Position): number {
  const rise = radians(two.latitude - one.latitude) / 2;
  const run = radians(two.longitude - one.longitude) / 2;
  const width = Math.cos(radians(one.latitude)) * Math.cos(radians(two.latitude));
  const half = Math.sin(rise) ** 2 + width * Math.sin(run) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Latitudes and longitudes outside of which nothing is that near; whole circles at the poles. */
export function boundsAround({ latitude, longitude }: Position, miles: number) {
  const tall = miles / milesOfDegree;
  const narrowest = Math.min(89.9, Math.abs(latitude) + tall);
  const wide = Math.min(360, tall / Math.cos(radians(narrowest)));
  return {
    south: latitude - tall,
    north: latitude + tall,
    west: longitude - wide,
    east: longitude + wide,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
