import type { Drivetrain } from '../../../schema/records/vehicle.ts';
import type { CarFigure, FigureName } from '../cars/car-model.ts';
import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { economyOfCar } from '../cars/figures-of.ts';
import { isIn } from '../cars/in-year.ts';
import { withoutRemark } from '../cars/named-trims.ts';
import type { StockVehicle } from '../store-profile.ts';

const drives: readonly (readonly [RegExp, Drivetrain])[] = [
  [/\bfront-wheel[- ]drive\b/i, 'FWD'],
  [/\brear-wheel[- ]drive\b/i, 'RWD'],
  [/\ball-wheel[- ]drive\b/i, 'AWD'],
  [/\bfour-wheel[- ]drive\b/i, '4WD'],
];

/** "2.0L". */
const liters = /\b\d\.\d(?=-? ?l(?:iters?)?\b)/i;

/** Of figures with notes those that are of no other version than a vehicle's own. */
export function ofVehicle<Item>(
  all: readonly Item[],
  noteOf: (item: Item) => string,
  vehicle: StockVehicle,
  { version, guide, span }: Car,
): readonly Item[] {
  const { fuelType, drivetrain, trim } = vehicle;
  const isPlain = version === null && versionIn(guide.model) === null;
  const isGas = fuelType === 'gasoline' || fuelType === 'flex';
  const burns = isGas || fuelType === 'diesel';
  const trims = span.trims.map(withoutRemark);
  const isTrim = trims.some((one) => isSame(one, trim));
  const own = sizeOf(vehicle);
  const cylinders = cylindersOf(vehicle);
  return all.filter((item) => {
    const note = noteOf(item);
    // Where the shape was also sold as a hybrid, the figure of that is none of the others'.
    if (isPlain && burns && versionIn(note) !== null) return false;
    if (isGas && /diesel\b/i.test(note) && !/\bor\b/.test(note)) return false;
    const size = liters.exec(note)?.[0];
    if (own && size && own !== size) return false;
    const count = /\bV(\d+)\b/.exec(note)?.[1];
    if (cylinders && count && cylinders !== count) return false;
    if (!isOfCab(note, vehicle)) return false;
    const driven = drives.filter(([pattern]) => pattern.test(note)).map(([, drive]) => drive);
    if (drivetrain && driven.length > 0 && !driven.includes(drivetrain)) return false;
    const named = trims.filter((one) => names(note, one));
    const isNamed = named.some((one) => isSame(one, trim));
    if (/\bexcept\b/.test(note)) return !isNamed;
    return !isTrim || named.length === 0 || isNamed;
  });
}

function sizeOf({ engine, vinFacts }: StockVehicle): string | undefined {
  return liters.exec(engine ?? '')?.[0] ?? vinFacts?.displacementLiters?.toFixed(1);
}

function cylindersOf({ engine, vinFacts }: StockVehicle): string | undefined {
  // "5.3L V8", "2.5L 4-cylinder".
  const [, own] = /\b(?:[VI]-?)?(\d+)(?:[- ]?cyl(?:inders?)?)?\b$/i.exec(engine ?? '') ?? [];
  return own ?? vinFacts?.cylinders?.toString();
}

const cabs = /\b(?:(?:regular|crew|quad|double|extended) ?cab|super ?crew|super ?cab)\b/i;

/** Most trucks have four doors: a regular cab is one that is listed so. */
function isOfCab(note: string, { model, trim, listedTrim }: StockVehicle): boolean {
  const cab = cabs.exec(note)?.[0].toLowerCase();
  if (cab === undefined) return true;
  const own = cabs.exec(`${model} ${listedTrim ?? trim}`.replace(/\breg\b/i, 'regular'));
  return own === null ? !cab.startsWith('regular') : own[0].toLowerCase() === cab;
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

const ofEngine = /\b\d\.\dL\b|\bV\d+\b|\bdiesel\b/;

/**
 * A car whose figures are those that something here can have: the cargo room of an EX is none of
 * an LX, and what one engine tows is not told of another.
 */
export function figuredAsHere(car: Car, vehicles: readonly StockVehicle[]): Car {
  const names = Object.keys(car.span.figures) as FigureName[];
  const figures = names.map((name): [FigureName, CarFigure[]] => {
    const rows = car.span.figures[name] ?? [];
    const own = rows.filter((row) =>
      vehicles.some((one) => {
        const isOpen = ofEngine.test(row.note) && sizeOf(one) === undefined;
        return !isOpen && ofVehicle([row], ({ note }) => note, one, car).length > 0;
      }),
    );
    return [name, own];
  });
  return { ...car, span: { ...car.span, figures: Object.fromEntries(figures) } };
}
