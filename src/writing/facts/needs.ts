import type { Drivetrain } from '../../../schema/records/vehicle.ts';
import type { FigureName } from '../cars/car-model.ts';
import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { economyOfCar, figuresOf } from '../cars/figures-of.ts';
import { withoutRemark } from '../cars/named-trims.ts';
import type { StockVehicle } from '../store-profile.ts';
import { highestOf } from './car-leads.ts';
import { knownCar } from './known-car.ts';

/** What a car has to be able to do, by a figure that its maker publishes or the EPA estimates. */
export type Need = {
  of: 'towing' | 'payload' | 'seats' | 'clearance' | 'range' | 'mpg';
  least: number;
};

/** Whether the guide knows of a car that it can do so much: what is not known is not met. */
export function meetsNeeds(vehicle: StockVehicle, needs: readonly Need[]): boolean {
  return needs.every(({ of, least }) => (mostOfVehicle(vehicle, of) ?? 0) >= least);
}

/** The highest figure of a car's model in its shape; null where the guide has none. */
export function mostOfVehicle(vehicle: StockVehicle, of: Need['of']): number | null {
  const known = knownOf(vehicle);
  if (!known) return null;
  const most = known[of];
  return most > 0 ? most : null;
}

type Figures = Readonly<Record<Need['of'], number>>;

/** Cars of one row are asked about again and again, with every filter that is tried. */
const read = new WeakMap<StockVehicle, Figures | null>();

function knownOf(vehicle: StockVehicle): Figures | null {
  const found = read.get(vehicle);
  if (found !== undefined) return found;
  // The guide is of cars that are sold in the United States.
  const known = vehicle.currency === 'USD' ? knownCar([vehicle]) : null;
  const figures = known && figuresOfVehicle(vehicle, { ...known.car, year: vehicle.year });
  read.set(vehicle, figures);
  return figures;
}

function figuresOfVehicle(vehicle: StockVehicle, car: Car): Figures {
  // A tow rating is that of the right equipment, which no row tells.
  const most = (name: FigureName): number => highestOf(car, name);
  const range = ofVehicle(figuresOf(car, 'range'), ({ note }) => note, vehicle, car);
  const clearance = ofVehicle(figuresOf(car, 'clearance'), ({ note }) => note, vehicle, car);
  const economy = ofVehicle(economyOfCar(car), ({ version }) => version, vehicle, car);
  return {
    towing: most('towing'),
    payload: most('payload'),
    seats: most('seats'),
    clearance: Math.max(0, ...clearance.map(({ value }) => Number(value) || 0)),
    range: Math.max(0, ...range.map(({ value }) => Number(value.replaceAll(',', '')) || 0)),
    mpg: Math.max(0, ...economy.map(({ combined }) => Number(combined))),
  };
}

const drives: readonly (readonly [RegExp, Drivetrain])[] = [
  [/\bfront-wheel drive\b/i, 'FWD'],
  [/\brear-wheel drive\b/i, 'RWD'],
  [/\ball-wheel drive\b/i, 'AWD'],
  [/\bfour-wheel drive\b/i, '4WD'],
];

/** "2.0L". */
const liters = /\b\d\.\d(?=-? ?l(?:iters?)?\b)/i;

/** Of figures with notes those that are of no other version than a vehicle's own. */
function ofVehicle<Item>(
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
