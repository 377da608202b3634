import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import { seededRandom } from '../../../src/lib/random.ts';
import type { ResearchRequest } from '../../../src/writing/research/cloud.ts';
import type { StockVehicle, StoreProfile } from '../../../src/writing/store-profile.ts';

/** One line a model: make, model, body style, drivetrains, trims with a price in dollars each. */
const line = [
  'Chevrolet|Equinox|suv|FWD,AWD|LS:27000,LT:30000,RS:33500',
  'Chevrolet|Silverado 1500|truck|RWD,4WD|WT:36000,LT:47000,RST:51000,LTZ:58000',
  'Chevrolet|Traverse|suv|FWD,AWD|LS:38000,LT:42500,Z71:49000',
  'Chevrolet|Trax|suv|FWD|LS:21500,LT:23500,ACTIV:26000',
  'Chevrolet|Tahoe|suv|RWD,4WD|LS:61000,LT:67000',
  'Chevrolet|Equinox EV|suv|FWD,AWD|LT:36000,RS:44000',
  'Ford|F-150|truck|RWD,4WD|XL:29500,XLT:38500,Lariat:52000',
  'Toyota|RAV4|suv|FWD,AWD|LE:27500,XLE:30500',
  'Toyota|Tacoma|truck|RWD,4WD|SR:26500,SR5:31500,TRD Off-Road:37000',
  'Honda|CR-V|suv|FWD,AWD|EX:28500,EX-L:32000',
  'Honda|Civic|sedan|FWD|LX:21000,Sport:23500',
  'Toyota|Camry|sedan|FWD|LE:24500,SE:26500',
  'Ram|1500|truck|RWD,4WD|Tradesman:28900,Big Horn:36500',
  'Kia|Telluride|suv|FWD,AWD|LX:33000,SX:43000',
  'Chrysler|Pacifica|minivan|FWD|Touring:27500,Limited:36500',
];
const colors = ['Summit White', 'Black', 'Silver Ice Metallic', 'Red', 'Blue'];

export const store: StoreProfile = {
  name: 'Northgate Chevrolet',
  domain: 'northgate.example',
  phone: null,
  street: null,
  city: 'Fort Collins',
  state: 'CO',
  zip: null,
  country: 'US',
  timeZone: 'America/Denver',
  makes: ['Chevrolet', 'Ford', 'Toyota'],
};

/** A repeatable lot: Chevrolets new and used, everything else used or certified. */
export function lotOf(count: number): StockVehicle[] {
  const random = seededRandom('lot');
  return Array.from({ length: count }, (_, index) => {
    const [make = '', model = '', body = '', drives = '', trims = ''] = pick(line, random).split(
      '|',
    );
    const [trim = '', dollars = '0'] = pick(trims.split(','), random).split(':');
    const isNew = make === 'Chevrolet' && random.next() < 0.6;
    const age = isNew ? 0 : 1 + Math.floor(random.next() * 6);
    const cents = Math.round(Number(dollars) * (1 - age * 0.07)) * 100;
    return {
      ...blank,
      id: `vehicle-${index}`,
      stockNumber: `S${index}`,
      condition: isNew ? 'new' : pick(['used', 'used', 'certified'] as const, random),
      year: 2026 - age,
      make,
      model,
      trim,
      bodyStyle: body as StockVehicle['bodyStyle'],
      drivetrain: pick(drives.split(','), random) as StockVehicle['drivetrain'],
      fuelType: model.endsWith('EV') ? 'electric' : 'gasoline',
      exteriorColor: pick(colors, random),
      mileage: age * 11_000,
      priceCents: cents,
      daysOnLot: Math.floor(random.next() * 90),
    };
  });
}

export function requestFor(
  keyword: string,
  changes: Partial<ResearchRequest> = {},
): ResearchRequest {
  return {
    ideacloudId: '018f0000-0000-7000-8000-000000000001',
    keyword,
    store,
    stock: lotOf(120),
    pastModels: [{ make: 'Chevrolet', model: 'Malibu' }],
    pages: [],
    searchQueries: [],
    now: '2026-03-02T15:04:05.678Z',
    ...changes,
  };
}

function pick<Value>(values: readonly Value[], random: { next(): number }): Value {
  const value = values[Math.floor(random.next() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

const blank: Omit<VehicleRecord, 'condition'> = {
  vin: null,
  stockNumber: null,
  status: 'available',
  year: null,
  make: null,
  model: null,
  trim: null,
  bodyStyle: null,
  drivetrain: null,
  fuelType: null,
  transmission: null,
  engine: null,
  doors: null,
  exteriorColor: null,
  interiorColor: null,
  mileage: null,
  mileageUnit: 'mi',
  priceCents: null,
  msrpCents: null,
  currency: 'USD',
  dateInStock: null,
  description: null,
  features: [],
  images: [],
  url: null,
};
