import type { CarEconomy } from '../cars/car-model.ts';
import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { economyOfCar, enginesOf } from '../cars/figures-of.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { versionText } from './car-texts.ts';

/** All that are known, and which engine none of them is of. */
export function mileageOf(car: Car): string | null {
  const rows = economyOfCar(car);
  const told = mileageText(rows);
  const engines = enginesOf(car).filter((engine) => !ofOneTrim.test(engine));
  // Where there is nothing else, ratings don't say that they are the hybrid's.
  const isAllHybrid = engines.every((engine) => versionIn(engine) !== null);
  const isOneTrim = (car.trim ?? car.typed ?? null) !== null;
  const left = engines.filter((engine) => !isRatedIn(rows, engine));
  if (!told || left.length === 0 || isAllHybrid || isOneTrim) return told;
  const names = left.map((one) => one.replace(/ \(.*$/, ''));
  return `${told}; ask us about the ${joinWithAnd([...new Set(names)])}`;
}

/** What one trim alone has is missed by nobody, and a battery burns nothing. */
const ofOneTrim = /\bin the\b|\([A-Z]|\bmotor\b|\bbattery\b|\bmild hybrid\b/;

/** Ratings that name no size ("V6", "turbo") may be of any engine of their kind. */
function isRatedIn(rows: readonly CarEconomy[], engine: string): boolean {
  const own = rows.filter(({ version }) => versionIn(version) === versionIn(engine));
  const size = liters.exec(engine)?.[0] ?? '';
  return own.some(({ version }) => !liters.test(version) || version.includes(size));
}

const liters = /\b\d\.\dL\b/;

/** For a cell whose head has the unit and the cycle: "30 (2.5L); 40 (hybrid)". */
export function mileageText(rows: readonly CarEconomy[]): string | null {
  const texts = rows.map(({ combined, version }) => {
    return version === '' ? combined : `${combined} (${versionText(version)})`;
  });
  return texts.length > 0 ? texts.slice(0, maxInCell).join('; ') : null;
}

const maxInCell = 8;
