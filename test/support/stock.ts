import type { VehicleCondition } from '../../schema/records/vehicle.ts';
import { seededRandom, type Random } from '../../src/lib/random.ts';
import type { StockVehicle, StorePage, StoreProfile } from '../../src/writing/store-profile.ts';
import { stockModels, type StockModel } from './stock-models.ts';
import { fixtureVin } from './vin.ts';

/** The moment at which the fixture stock is read. */
export const stockNow = '2026-05-04T15:30:00.000Z';

/** The model year that is sold new in the fixture. */
export const newYear = 2026;

export const fixtureStore: StoreProfile = {
  name: 'Lakeside Motors',
  domain: 'lakesidemotors.example',
  phone: '(218) 555-0142',
  street: '4100 Haines Road',
  city: 'Duluth',
  state: 'MN',
  zip: '55811',
  country: 'US',
  timeZone: 'America/Chicago',
  makes: ['Chevrolet', 'Toyota', 'Ford', 'Honda', 'Chrysler'],
};

export const fixturePages: StorePage[] = [
  { title: 'New Chevrolet Equinox in stock', url: 'https://lakesidemotors.example/new/equinox' },
  { title: 'Used trucks', url: 'https://lakesidemotors.example/used/trucks' },
  { title: 'Schedule tire service', url: 'https://lakesidemotors.example/service/tires' },
  { title: 'Value your trade-in', url: 'https://lakesidemotors.example/trade' },
  { title: 'Apply for a lease or loan', url: 'https://lakesidemotors.example/finance' },
];

/**
 * A believable lot: more than 70 vehicles of five makes, new, used and certified, with valid VINs,
 * prices that follow trim, age and mileage, colours and days on the lot. Equal seeds, equal lots.
 */
export function fixtureStock(seed = 'lakeside'): StockVehicle[] {
  const random = seededRandom(seed);
  return stockModels.flatMap((model, at) => {
    const [fresh, used, certified] = model.counts;
    const conditions: VehicleCondition[] = [
      ...Array<VehicleCondition>(fresh).fill('new'),
      ...Array<VehicleCondition>(used).fill('used'),
      ...Array<VehicleCondition>(certified).fill('certified'),
    ];
    return conditions.map((condition, index) =>
      vehicle(model, condition, 100_000 + at * 1000 + index * 37, random),
    );
  });
}

function vehicle(
  model: StockModel,
  condition: VehicleCondition,
  serial: number,
  random: Random,
): StockVehicle {
  const age = ageOf(condition, random);
  const year = newYear - age;
  const [trim, listPrice] = pick(model.trims, random) ?? ['', 0];
  const mileage = age === 0 ? 5 + Math.floor(random.next() * 40) : age * mileageAYear(random);
  const daysOnLot = Math.floor(random.next() ** 2 * 120);
  const kept = 0.9 ** age - (mileage / 100_000) * 0.12;
  const price = Math.round((listPrice * (age === 0 ? 0.97 + random.next() * 0.05 : kept)) / 5) * 5;
  const vin = fixtureVin(model.vinHead, year, serial);
  const stockNumber = `${condition === 'new' ? 'N' : 'P'}${(serial % 100_000) + 1200}`;
  return {
    id: `00000000-0000-7000-8000-${String(serial).padStart(12, '0')}`,
    vin,
    stockNumber,
    condition,
    status: 'available',
    year,
    make: model.make,
    model: model.model,
    trim,
    bodyStyle: model.body,
    drivetrain: pick(model.drivetrains, random) ?? null,
    fuelType: model.fuel,
    transmission: 'Automatic',
    engine: pick(model.engines, random) ?? null,
    doors: model.body === 'sedan' ? 4 : 5,
    exteriorColor: pick(model.colors, random) ?? null,
    interiorColor: pick(model.interiors, random) ?? null,
    mileage,
    mileageUnit: 'mi',
    priceCents: price * 100,
    msrpCents: condition === 'new' ? listPrice * 100 : null,
    currency: 'USD',
    dateInStock: daysBefore(daysOnLot),
    description: null,
    features: [],
    images: [`https://img.lakesidemotors.example/${vin}/1.jpg`],
    url: `https://lakesidemotors.example/inventory/${stockNumber.toLowerCase()}`,
    daysOnLot,
  };
}

function ageOf(condition: VehicleCondition, random: Random): number {
  if (condition === 'new') return 0;
  return condition === 'certified'
    ? 1 + Math.floor(random.next() * 3)
    : 1 + Math.floor(random.next() * 7);
}

function mileageAYear(random: Random): number {
  return 7000 + Math.floor(random.next() * 8000);
}

function daysBefore(days: number): string {
  return new Date(Date.parse(stockNow) - days * 86_400_000).toISOString().slice(0, 10);
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random.next() * items.length)];
}
