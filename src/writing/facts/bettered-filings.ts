import type { Car } from '../cars/car-of.ts';
import { drivesOf } from '../cars/drives-of.ts';
import { enginesOf } from '../cars/figures-of.ts';
import type { Fact } from './fact.ts';

/**
 * What filings are weaker in than the guide to models: VIN patterns stay on file for years after an
 * engine, a cab or an option is gone, and a change of engine says nothing of a generation.
 */
const bettered: Readonly<Record<'engines' | 'trims' | 'seats', readonly string[]>> = {
  engines: [
    'engines',
    'most-power',
    'power-year',
    'power-before',
    'powers',
    'changes',
    'first',
    'last',
    'cabs',
    'offered',
  ],
  trims: ['trims', 'trims-name'],
  seats: ['seats', 'rows', 'seats-year', 'seats-before', 'rows-before'],
};

/** Electric cars name their motors. */
const plugsIn = /\bplug-in\b|\bmotors?\b|\belectric\b|\bkWh\b/i;

/** The facts of a filing that still hold beside what the guide knows; all of them without it. */
export function besideGuide(filed: Fact[], car: Car | null, prefix = 'reference'): Fact[] {
  if (!car) return filed;
  const engines = enginesOf(car);
  const knowsTrims = car.version === null && car.span.trims.length > 0;
  const gone = new Set(knowsTrims ? bettered.trims : []);
  if (drivesOf(car) !== '') gone.add('drives');
  if ((car.span.figures.seats ?? []).length > 0) for (const id of bettered.seats) gone.add(id);
  if (engines.length > 0) {
    for (const id of bettered.engines) gone.add(id);
    for (const power of ['hybrid', 'plug_in_hybrid', 'diesel']) gone.add(`has-${power}`);
    if (!engines.some((one) => plugsIn.test(one))) gone.add('battery');
  }
  return filed.filter(({ id }) => !gone.has(id.slice(prefix.length + 1)));
}
