import { expect, test } from 'bun:test';
import { carModelOf, spanIn } from '../../../src/writing/cars/guide.ts';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { figuredAsHere } from '../../../src/writing/facts/of-vehicle.ts';
import type { StockVehicle } from '../../../src/writing/store-profile.ts';
import { fixtureStock } from '../../support/stock.ts';

const [some] = fixtureStock();
if (!some) throw new Error('The fixtures have no car.');

function figures(own: Partial<StockVehicle>, name: 'towing' | 'payload' | 'cargo'): string[] {
  const vehicle = { ...some, vinFacts: null, ...own } as StockVehicle;
  const { make, model, year } = vehicle;
  const car = carOf({ make: make ?? '', model: model ?? '', year }, [vehicle]);
  if (!car) throw new Error('The guide does not know it.');
  return (figuredAsHere(car, [vehicle]).span.figures[name] ?? []).map(({ note }) => note);
}

const truck = { make: 'Ford', model: 'F-150', year: 2022, trim: 'XLT', drivetrain: 'RWD' } as const;

test('what one engine tows is not told of another', () => {
  const guide = carModelOf('Ford', 'F-150', null);
  expect((guide && spanIn(guide, 2022))?.figures.towing?.length).toBeGreaterThan(3);
  const own = figures({ ...truck, engine: '2.7L EcoBoost V6', fuelType: 'gasoline' }, 'towing');
  expect(own).toEqual([expect.stringContaining('2.7L')]);
});

test('of a truck whose engine nobody told, no figure of an engine is', () => {
  expect(figures({ ...truck, engine: null, fuelType: null }, 'towing')).toEqual([]);
});

test('the cargo room of an EX is none of an LX', () => {
  const lx = { make: 'Honda', model: 'CR-V', year: 2023, trim: 'LX', engine: '1.5L turbo I4' };
  const own = figures({ ...lx, drivetrain: 'FWD', fuelType: 'gasoline' }, 'cargo');
  expect(own.join()).not.toContain('EX');
  expect(own.join()).toContain('LX');
});

test('a regular cab is told of one that is listed so', () => {
  const silverado = { make: 'Chevrolet', model: 'Silverado 1500', year: 2025, trim: 'WT' };
  const own = { ...silverado, engine: '5.3L V8', fuelType: 'gasoline', drivetrain: 'RWD' } as const;
  expect(figures(own, 'payload')).toEqual([]);
  const listed = { ...own, listedTrim: '2WD Reg Cab 140" Work Truck' };
  expect(figures(listed, 'payload')).toEqual([expect.stringContaining('regular cab')]);
});
