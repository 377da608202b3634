import type { Drivetrain } from '../../../schema/records/vehicle.ts';
import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { economyOfCar } from '../cars/figures-of.ts';
import { isIn } from '../cars/in-year.ts';
import { withoutRemark } from '../cars/named-trims.ts';
import type { StockVehicle } from '../store-profile.ts';

const drives: readonly (readonly [RegExp, Drivetrain])[] = [
  [/\bfront-wheel drive\b/i, 'FWD'],
  [/\brear-wheel drive\b/i, 'RWD'],
  [/\ball-wheel drive\b/i, 'AWD'],
  [/\bfour-wheel drive\b/i, '4WD'],
];

/** "2.0L". */
const liters = /\b\d\.\d(?=-? ?l(?:iters?)?\b)/i;

/** Of figures with notes those that are of no other version than a vehicle's own. */
export function ofVehicle<Item>(
  all: readonly Item[],
  noteOf: (item: Item) => string,
  { fuelType, drivetrain, trim, engine }: StockVehicle,
  { version, guide, span }: Car,
): readonly Item[] {
  const isPlain = version === null && versionIn(guide.model) === null;
  const burns = fuelType === 'gasoline' || fuelType === 'diesel';
  const trims = span.trims.map(withoutRemark);
  const isTrim = trims.some((one) => isSame(one, trim));
  const own = liters.exec(engine ?? '')?.[0];
  return all.filter((item) => {
    const note = noteOf(item);
    // Where the shape was also sold as a hybrid, the figure of that is none of the others'.
    if (isPlain && burns && versionIn(note) !== null) return false;
    if (fuelType === 'gasoline' && /\bdiesel\b/i.test(note)) return false;
    const size = liters.exec(note)?.[0];
    if (own && size && own !== size) return false;
    const driven = drives.filter(([pattern]) => pattern.test(note)).map(([, drive]) => drive);
    if (drivetrain && driven.length > 0 && !driven.includes(drivetrain)) return false;
    const named = trims.filter((one) => names(note, one));
    const isNamed = named.some((one) => isSame(one, trim));
    if (/\bexcept\b/.test(note)) return !isNamed;
    return !isTrim || named.length === 0 || isNamed;
  });
}

function isSame(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

function names(note: string, trim: string): boolean {
  return new RegExp(`(?<![\\w-])${RegExp.escape(trim)}(?![\\w-])`, 'i').test(note);
}

/** A car whose EPA estimates are those of the years, trims and wheels that stand here. */
export function ratedAsHere(car: Car, vehicles: readonly StockVehicle[]): Car {
  const economy = car.span.economy.filter((row) =>
    vehicles.some((one) => {
      const isOfYear = one.year === null || isIn(one.year, row.version);
      return isOfYear && ofVehicle([row], ({ version }) => version, one, car).length > 0;
    }),
  );
  const here = { ...car, span: { ...car.span, economy } };
  return economyOfCar(here).length > 0 ? here : car;
}
