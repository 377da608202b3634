import type { BodyStyle, Drivetrain, FuelType } from '../../schema/records/vehicle.ts';

/** A model of the fixture store: what its stock rows may say. Prices in whole dollars when new. */
export type StockModel = {
  make: string;
  model: string;
  /** First 8 characters of a VIN of this model (WMI and descriptor). */
  vinHead: string;
  body: BodyStyle;
  fuel: FuelType;
  trims: readonly (readonly [trim: string, price: number])[];
  drivetrains: readonly Drivetrain[];
  engines: readonly string[];
  colors: readonly string[];
  interiors: readonly string[];
  /** How many new, used and certified ones stand on the lot. */
  counts: readonly [fresh: number, used: number, certified: number];
};

export const stockModels: readonly StockModel[] = [
  {
    make: 'Chevrolet',
    model: 'Equinox',
    vinHead: '3GNAXUEG',
    body: 'suv',
    fuel: 'gasoline',
    trims: [
      ['LT', 30_495],
      ['RS', 34_195],
      ['Activ', 34_695],
    ],
    drivetrains: ['FWD', 'AWD'],
    engines: ['1.5L Turbo I4'],
    colors: ['Summit White', 'Radiant Red', 'Sterling Gray', 'Mosaic Black'],
    interiors: ['Jet Black', 'Maple Sugar'],
    counts: [9, 4, 2],
  },
  {
    make: 'Chevrolet',
    model: 'Silverado 1500',
    vinHead: '1GCUKDED',
    body: 'truck',
    fuel: 'gasoline',
    trims: [
      ['WT', 41_995],
      ['LT', 52_495],
      ['LT Trail Boss', 58_995],
    ],
    drivetrains: ['RWD', '4WD'],
    engines: ['2.7L Turbo I4', '5.3L V8'],
    colors: ['Summit White', 'Black', 'Glacier Blue', 'Sterling Gray'],
    interiors: ['Jet Black', 'Gideon'],
    counts: [8, 5, 2],
  },
  {
    make: 'Ford',
    model: 'F-150',
    vinHead: '1FTFW1E8',
    body: 'truck',
    fuel: 'gasoline',
    trims: [
      ['XL', 39_900],
      ['XLT', 46_750],
      ['Lariat', 61_300],
    ],
    drivetrains: ['RWD', '4WD'],
    engines: ['2.7L EcoBoost V6', '3.5L EcoBoost V6', '5.0L V8'],
    colors: ['Oxford White', 'Agate Black', 'Antimatter Blue', 'Carbonized Gray'],
    interiors: ['Black', 'Medium Dark Slate'],
    counts: [0, 6, 0],
  },
  {
    make: 'Toyota',
    model: 'RAV4 Hybrid',
    vinHead: '4T3B6RFV',
    body: 'suv',
    fuel: 'hybrid',
    trims: [
      ['LE', 32_825],
      ['XLE', 34_610],
      ['SE', 35_600],
      ['Limited', 41_155],
    ],
    drivetrains: ['AWD'],
    engines: ['2.5L I4 Hybrid'],
    colors: ['Ice Cap', 'Midnight Black', 'Lunar Rock', 'Blueprint'],
    interiors: ['Black', 'Ash'],
    counts: [7, 3, 2],
  },
  {
    make: 'Toyota',
    model: 'Camry',
    vinHead: '4T1DAACK',
    body: 'sedan',
    fuel: 'hybrid',
    trims: [
      ['LE', 29_995],
      ['SE', 32_295],
      ['XSE', 36_495],
    ],
    drivetrains: ['FWD', 'AWD'],
    engines: ['2.5L I4 Hybrid'],
    colors: ['Celestial Silver', 'Wind Chill Pearl', 'Reservoir Blue'],
    interiors: ['Black', 'Boulder'],
    counts: [6, 5, 1],
  },
  {
    make: 'Honda',
    model: 'CR-V',
    vinHead: '7FARS4H5',
    body: 'suv',
    fuel: 'gasoline',
    trims: [
      ['LX', 32_370],
      ['EX', 34_820],
      ['EX-L', 37_610],
    ],
    drivetrains: ['FWD', 'AWD'],
    engines: ['1.5L Turbo I4'],
    colors: ['Platinum White Pearl', 'Canyon River Blue', 'Meteorite Gray'],
    interiors: ['Black', 'Gray'],
    counts: [0, 5, 1],
  },
  {
    make: 'Chevrolet',
    model: 'Bolt EUV',
    vinHead: '1G1FY6S0',
    body: 'hatchback',
    fuel: 'electric',
    trims: [
      ['LT', 28_795],
      ['Premier', 33_295],
    ],
    drivetrains: ['FWD'],
    engines: [],
    colors: ['Bright Blue', 'Silver Flare', 'Summit White'],
    interiors: ['Jet Black'],
    counts: [0, 3, 0],
  },
  {
    make: 'Chrysler',
    model: 'Pacifica',
    vinHead: '2C4RC1BG',
    body: 'minivan',
    fuel: 'gasoline',
    trims: [
      ['Touring L', 43_990],
      ['Limited', 51_990],
    ],
    drivetrains: ['FWD', 'AWD'],
    engines: ['3.6L V6'],
    colors: ['Bright White', 'Granite Crystal', 'Velvet Red'],
    interiors: ['Black', 'Alloy'],
    counts: [0, 4, 0],
  },
];
