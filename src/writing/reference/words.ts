import type { BodyStyle, FuelType } from '../../../schema/records/vehicle.ts';
import { bodyNouns } from '../research/lexicon/body-words.ts';
import type { DriverAid } from './filed-year.ts';

const aids: Readonly<Record<DriverAid, string>> = {
  acc: 'adaptive cruise control',
  aeb: 'automatic emergency braking',
  bsw: 'blind-spot warning',
  lka: 'lane-keeping assistance',
  camera: 'a backup camera',
  paeb: 'pedestrian emergency braking',
  rcta: 'rear cross-traffic alert',
};

export function aidNames(names: readonly DriverAid[]): string[] {
  return names.map((one) => aids[one]);
}

const cabs = { regular: 'regular cab', extended: 'extended cab', crew: 'crew cab' } as const;

/** From the shortest to the longest. */
export function cabNames(names: readonly (keyof typeof cabs)[]): string[] {
  return (['regular', 'extended', 'crew'] as const)
    .filter((one) => names.includes(one))
    .map((one) => cabs[one]);
}

export function bodyNames(bodies: readonly BodyStyle[]): string[] {
  const nouns = bodies.map((one) => (one === 'truck' ? 'pickup truck' : bodyNouns[one].one));
  return [...new Set(nouns)];
}

const powers: Partial<Record<FuelType, string>> = {
  gasoline: 'gasoline',
  flex: 'flex-fuel',
  diesel: 'diesel',
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug-in hybrid',
  electric: 'electric',
  hydrogen: 'hydrogen fuel cell',
};

export function powerNames(names: readonly FuelType[]): string[] {
  return names.flatMap((one) => powers[one] ?? []);
}

const roadBodies: ReadonlySet<BodyStyle> = new Set([
  'sedan',
  'coupe',
  'convertible',
  'hatchback',
  'wagon',
  'minivan',
]);

/**
 * Filings call any two driven wheels "4x2" and any four of a car "4WD": which ones, or how, is not
 * said of them.
 */
export function driveNames(drives: readonly string[], bodies: readonly BodyStyle[]): string[] {
  const isTruck = bodies.includes('truck');
  // Only what goes off the road has a low range; a sedan or a minivan with four is one with AWD.
  const isRoadCar = bodies.length > 0 && bodies.every((one) => roadBodies.has(one));
  const found = new Set(drives);
  const names = [
    found.has('FWD') && 'front-wheel drive',
    found.has('RWD') && 'rear-wheel drive',
    found.has('2WD') && !found.has('FWD') && !found.has('RWD') && 'two-wheel drive',
    found.has('AWD') && 'all-wheel drive',
    found.has('4WD') && isTruck && 'four-wheel drive',
    found.has('4WD') && isRoadCar && 'all-wheel drive',
    found.has('4WD') && !isTruck && !isRoadCar && !found.has('AWD') && 'all- or four-wheel drive',
    found.has('4WD or AWD') && 'all- or four-wheel drive',
  ];
  return [...new Set(names.filter((name) => name !== false))];
}
