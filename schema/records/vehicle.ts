/**
 * The one vehicle record that every feed format produces, the store keeps, and research and
 * writing read. Money is in cents of `currency`; a missing value is null, never 0 or ''.
 */
export const conditions = ['new', 'used', 'certified'] as const;
export type VehicleCondition = (typeof conditions)[number];

export const vehicleStatuses = ['available', 'in_transit', 'on_order', 'pending', 'sold'] as const;
export type VehicleStatus = (typeof vehicleStatuses)[number];

export const bodyStyles = [
  'sedan',
  'coupe',
  'convertible',
  'hatchback',
  'wagon',
  'suv',
  'crossover',
  'truck',
  'van',
  'minivan',
  'other',
] as const;
export type BodyStyle = (typeof bodyStyles)[number];

export const drivetrains = ['FWD', 'RWD', 'AWD', '4WD'] as const;
export type Drivetrain = (typeof drivetrains)[number];

export const fuelTypes = [
  'gasoline',
  'diesel',
  'hybrid',
  'plug_in_hybrid',
  'electric',
  'flex',
  'hydrogen',
  'natural_gas',
  'propane',
  'other',
] as const;
export type FuelType = (typeof fuelTypes)[number];

export type VehicleRecord = {
  /** Upper-case; 17 characters, or the maker's provisional VIN of a car not built yet. */
  vin: string | null;
  stockNumber: string | null;
  condition: VehicleCondition;
  status: VehicleStatus;
  year: number | null;
  make: string | null;
  model: string | null;
  trim: string | null;
  bodyStyle: BodyStyle | null;
  drivetrain: Drivetrain | null;
  fuelType: FuelType | null;
  transmission: string | null;
  engine: string | null;
  doors: number | null;
  exteriorColor: string | null;
  interiorColor: string | null;
  mileage: number | null;
  mileageUnit: 'mi' | 'km';
  priceCents: number | null;
  msrpCents: number | null;
  /** ISO 4217. */
  currency: string;
  /** ISO date (YYYY-MM-DD) on which the car came onto the lot, where the feed says so. */
  dateInStock: string | null;
  description: string | null;
  features: string[];
  images: string[];
  url: string | null;
  /** Added by the import: by what `vin_facts` knows cars of such a VIN. */
  vinPattern?: string | null;
};

/** What a stock state means to a shopper. */
export const availabilities = ['on_lot', 'in_transit', 'pending'] as const;
export type Availability = (typeof availabilities)[number];
