import type { Car } from '../cars/car-of.ts';
import { drivesOf } from '../cars/drives-of.ts';
import { economyOfCar, figuresOf } from '../cars/figures-of.ts';
import { versionIn } from '../cars/car-version.ts';
import type { ComparedVehicle } from './compared.ts';
import type { FactSheet } from './fact-sheet.ts';

/** Whether a version drives all of its wheels or two; null where it does not say. */
function driveIn(version: string): 'all' | 'two' | null {
  if (/\b(?:all|four)-wheel/.test(version)) return 'all';
  return /\b(?:front|rear)-wheel/.test(version) ? 'two' : null;
}

/** Two driven wheels use less: where only four are rated, the best of the car is not known. */
export function isTwoWheelUnrated(car: Car | null, of: 'mpg' | 'range' = 'mpg'): boolean {
  if (!car) return true;
  const notes =
    of === 'mpg'
      ? economyOfCar(car).map(({ version }) => version)
      : figuresOf(car, 'range').map(({ note }) => note);
  const rated = notes.map(driveIn);
  const areAll = rated.length > 0 && rated.every((drive) => drive === 'all');
  return areAll && /\b(?:front|rear)-wheel/.test(drivesOf(car));
}

/** The fact of the thriftiest version with the same driven wheels as the one it is set against. */
export function likeEconomyId(
  { facts }: FactSheet,
  { id }: ComparedVehicle,
  ahead: string,
): string {
  const drive = driveIn(ahead);
  const like = [...facts.values()].filter((fact) => {
    return fact.id.startsWith(`${id}.car.mpg.`) && driveIn(String(fact.value)) === drive;
  });
  const [best] = like.toSorted((one, two) => combinedIn(two.value) - combinedIn(one.value));
  return best && drive !== null ? best.id : `${id}.car.mpg-best`;
}

/** "30 mpg combined (gas, front-wheel drive)" beside a hybrid, which no reader may miss. */
export function besideHybrid(text: string, ahead: string): string {
  const isNamed =
    versionIn(text) !== null || /\((?:[^)]*(?:\d\.\dL|V\d|diesel|gas|turbo))/.test(text);
  if (versionIn(ahead) === null || isNamed) return text;
  return text.includes('(') ? text.replace('(', '(gas, ') : `${text} from a gas engine`;
}

type Beside = { ahead: string; isLess: boolean; factIds: string[] };

/**
 * "52 mpg combined (hybrid LE; gas versions up to 34)" beside a rival's gas engine, and whether
 * gas against gas the lead is gone; as it is told where no gas version of it is rated.
 */
export function withGasToo(
  { facts }: FactSheet,
  { id }: ComparedVehicle,
  [ahead, rival]: readonly [string, string],
): Beside {
  const drive = driveIn(ahead);
  const isMixed = versionIn(ahead) !== null && versionIn(rival) === null && ahead.endsWith(')');
  const own = [...facts.values()].filter((fact) => {
    const text = String(fact.value);
    const isGas = versionIn(text) === null && !/diesel|electric/i.test(text);
    return isMixed && isGas && fact.id.startsWith(`${id}.car.mpg.`) && driveIn(text) === drive;
  });
  const rated = own.map((fact) => ({ id: fact.id, mpg: combinedIn(fact.value) }));
  const [best] = rated.toSorted((one, two) => two.mpg - one.mpg);
  if (!best) return { ahead, isLess: false, factIds: [] };
  const text = ahead.replace(/\)$/, `; gas versions up to ${best.mpg})`);
  return { ahead: text, isLess: best.mpg < combinedIn(rival) + 2, factIds: [best.id] };
}

function combinedIn(text: unknown): number {
  return Number(/(\d+) mpg combined/.exec(`${text}`)?.[1]);
}

/** Engines beside those of a car that has a hybrid or a diesel. */
export function withoutOne(engines: string, kind: 'hybrid' | 'diesel'): string {
  return /diesel|hybrid|electric|motor/i.test(engines) ? `no ${kind}` : 'gas engines alone';
}

/** Where all that stand here are hybrids, the power of the plug-in or the gas engine is no help. */
export function asOnLot({ car, vehicles, isOtherYears }: ComparedVehicle): Car | null {
  if (!car || car.version !== null || isOtherYears || vehicles.length === 0) return car;
  const areHybrids = vehicles.every(({ fuelType, model }) => {
    return fuelType === 'hybrid' || /\bhybrid\b/i.test(model ?? '');
  });
  return areHybrids ? { ...car, version: 'hybrid' } : car;
}
