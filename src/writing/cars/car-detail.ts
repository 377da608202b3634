import type { Car } from './car-of.ts';
import { versionIn } from './car-version.ts';
import { strictlyOfYear, withoutYear } from './in-year.ts';

/** What shoppers ask whether a model has: "standard on the Lariat and above", "none". */
export const equipmentNames = [
  'adaptive-cruise',
  'blind-spot',
  'carplay',
  'hands-free',
  'head-up',
  'heated-seats',
  'heated-wheel',
  'leather',
  'navigation',
  'power-liftgate',
  'remote-start',
  'sunroof',
  'surround-camera',
  'ventilated-seats',
  'wireless-charging',
] as const;
export type EquipmentName = (typeof equipmentNames)[number];

/** What else is known of it in words rather than in one figure. */
export const detailNames = [
  ...equipmentNames,
  'charging',
  'pick',
  'plug',
  'screen',
  'size',
  'spare',
  'suits',
  'tires',
] as const;
export type DetailName = (typeof detailNames)[number];

/** Of a piece of equipment that is not to be had. */
export const noEquipment = 'none';

/** Items of the asked year and, where there are such, of the version that is asked for. */
export function detailsOf({ span, year, version, typed }: Car, name: DetailName): string[] {
  const all = strictlyOfYear(span.details[name] ?? [], year, String);
  const asked = version ?? typed ?? null;
  const own = all.filter((one) => asked !== null && versionIn(one) === asked);
  const plain = all.filter((one) => asked === null || versionIn(one) === null);
  return (own.length > 0 ? own : plain).map((one) => withoutYear(one, year));
}
