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
  // What is filed as standard is an option on the lower trims of some.
  trims: ['trims', 'trims-name', 'standard', 'offered'],
  seats: ['seats', 'rows', 'seats-year', 'seats-before', 'rows-before'],
};

/** Electric cars name their motors. */
const plugsIn = /\bplug-in\b|\bmotors?\b|\belectric\b|\bkWh\b/i;

const gearboxes = /\bmanual\b(?! transfer)|\bCVT\b|\bdual-clutch\b|\b(?:\d+|[a-z]+)-speed\b/gi;
const speeds = 'zero one two three four five six seven eight nine ten'.split(' ');

/**
 * Whether the guide speaks of a gearbox that the filing leaves out: VIN patterns tell of one or of
 * all, and a reader takes the list for whole.
 */
export function hasOtherGearbox(filed: string, { span }: Pick<Car, 'span'>): boolean {
  const versions = span.economy.map(({ version }) => version);
  const prose = Object.values(span.prose).flatMap((one) => one?.versions ?? []);
  const text = [...span.engines, ...versions, ...prose].join('; ');
  const told = [...text.matchAll(gearboxes)].map(([name]) => {
    const [first = ''] = name.toLowerCase().split('-');
    return speeds.includes(first) ? `${speeds.indexOf(first)}-speed` : name.toLowerCase();
  });
  const isGearbox = (name: string): boolean => !/^[a-z]+-speed$/.test(name);
  return told.filter(isGearbox).some((name) => !filed.toLowerCase().includes(name));
}

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
  return filed.filter(({ id, value }) => {
    const name = id.slice(prefix.length + 1);
    return !gone.has(name) && !(name === 'gearboxes' && hasOtherGearbox(String(value), car));
  });
}
