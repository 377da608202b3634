import type { BodyStyle, Drivetrain, FuelType } from '../../../../schema/records/vehicle.ts';
import { readDrivetrain } from '../formats/words/drivetrain.ts';
import type { DecodedVin } from './decode-vin.ts';

const bodies: readonly (readonly [RegExp, BodyStyle])[] = [
  [/^Minivan/, 'minivan'],
  [/^(?:Pickup|Truck$|Incomplete - (?:Chassis Cab|Commercial Chassis))/, 'truck'],
  [/^Sport Utility Truck/, 'truck'],
  [/^(?:Cargo Van|Van$|Incomplete - Cutaway|Step Van)/, 'van'],
  [/^Crossover/, 'crossover'],
  [/^Sport Utility Vehicle/, 'suv'],
  [/^Hatchback/, 'hatchback'],
  [/^Wagon/, 'wagon'],
  [/^(?:Convertible|Roadster)/, 'convertible'],
  [/^Coupe/, 'coupe'],
  [/^Sedan/, 'sedan'],
];

export function bodyOf({ body }: DecodedVin): BodyStyle | null {
  return bodies.find(([pattern]) => pattern.test(body ?? ''))?.[1] ?? null;
}

export function driveOf({ drive }: DecodedVin): Drivetrain | null {
  return drive === undefined || drive.includes('/4WD') ? null : readDrivetrain(drive);
}

const liquids: Readonly<Record<string, FuelType>> = {
  Gasoline: 'gasoline',
  Diesel: 'diesel',
};
const alcohol = /^(?:Ethanol|Flexible Fuel|Methanol)/;
const pluggedNames = /plug-?in|\bphev\b|\b4xe\b|\bprime\b|\benergi\b|\brecharge\b|\be-hybrid\b/i;
const fuelCellNames = /\bmirai\b|\bnexo\b|fuel[ -]cell/i;
const hybridNames = /\bhybrid\b|\bhev\b|\bhv\b|^prius\b|\binsight\b/i;

/**
 * A second fuel of electricity is that of every hybrid, and the tables rarely say which kind it is:
 * where no name tells either, the fuel stays open.
 */
export function fuelOf(decoded: DecodedVin): FuelType | null {
  const { fuel, secondFuel, electrification = '', charger } = decoded;
  if (fuel === undefined) return null;
  if (/^(?:Compressed Hydrogen|Fuel Cell)/.test(fuel)) return 'hydrogen';
  const names = [decoded['model'], decoded['series'], decoded['trim'], decoded['engineNote']].join(
    ' ',
  );
  if (fuelCellNames.test(names)) return 'hydrogen';
  const isMixed = secondFuel === 'Electric' || (fuel === 'Electric' && secondFuel !== undefined);
  if (electrification.startsWith('PHEV') || (isMixed && pluggedNames.test(names)))
    return 'plug_in_hybrid';
  if (/^(?:Strong HEV|HEV)/.test(electrification)) return 'hybrid';
  if (isMixed) {
    if (charger !== undefined) return 'plug_in_hybrid';
    return hybridNames.test(names) ? 'hybrid' : null;
  }
  if (fuel === 'Electric') return 'electric';
  if (alcohol.test(fuel) || alcohol.test(secondFuel ?? '')) return 'flex';
  if (secondFuel !== undefined && secondFuel !== fuel) return null;
  return liquids[fuel] ?? 'other';
}

const layouts: Readonly<Record<string, string>> = { 'V-Shaped': 'V', 'W Shaped': 'W' };

/** "3.5L V6", "1.5L turbo 4-cylinder"; null where its size or cylinders are open. */
export function engineOf(decoded: DecodedVin): string | null {
  const liters = litersOf(decoded);
  const cylinders = cylindersOf(decoded);
  if (liters === null || cylinders === null) return null;
  const letter = layouts[decoded['configuration'] ?? ''];
  const kind = letter === undefined ? `${cylinders}-cylinder` : `${letter}${cylinders}`;
  const turbo = decoded['turbo'] === 'Yes' ? ' turbo' : '';
  return `${liters.toFixed(1)}L${turbo} ${kind}`;
}

export function litersOf({ liters }: DecodedVin): number | null {
  const size = Number(liters ?? Number.NaN);
  return size >= 0.5 && size < 20 ? Math.round(size * 10) / 10 : null;
}

export function cylindersOf({ cylinders }: DecodedVin): number | null {
  const count = Number(cylinders ?? Number.NaN);
  return Number.isInteger(count) && count >= 2 && count <= 16 ? count : null;
}

export function doorsOf({ doors }: DecodedVin): number | null {
  const count = Number(doors ?? Number.NaN);
  return Number.isInteger(count) && count >= 2 && count <= 6 ? count : null;
}
