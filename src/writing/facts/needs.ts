import type { FigureName } from '../cars/car-model.ts';
import type { Car } from '../cars/car-of.ts';
import { economyOfCar, figuresOf } from '../cars/figures-of.ts';
import type { StockVehicle } from '../store-profile.ts';
import { highestOf } from './car-leads.ts';
import { knownCar } from './known-car.ts';
import { ofVehicle } from './of-vehicle.ts';

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
