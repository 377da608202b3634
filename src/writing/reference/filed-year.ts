import type { BodyStyle, FuelType } from '../../../schema/records/vehicle.ts';

/** Lowest and highest; equal where there is one. */
export type Span = [low: number, high: number];

export type FiledEngine = {
  /** Absent for an electric motor. */
  liters?: number;
  cylinders?: number;
  layout?: 'V' | 'W' | 'I' | 'H';
  /** Absent where it is not filed, which does not say that it has none. */
  isTurbo?: true;
  power: FuelType;
  /** Of the engine; absent for hybrids, whose engine is not all that drives them. */
  horsepower?: Span;
};

export type RatedEconomy = {
  engines: [liters: number, cylinders: number, power: FuelType][];
  drives: string[];
  gearboxes: string[];
  /** By what moves it, in miles per gallon or, of an electric car, their equivalent. */
  mpg: Partial<Record<FuelType, [city: Span, highway: Span, combined: Span | null]>>;
  /** "Midsize Cars". */
  classes: string[];
};

export const driverAids = ['acc', 'aeb', 'bsw', 'lka', 'camera', 'paeb', 'rcta'] as const;
export type DriverAid = (typeof driverAids)[number];

/** One model year as models.bin has it; what is absent is not known. */
export type FiledYear = {
  trims?: string[];
  bodies?: BodyStyle[];
  doors?: number[];
  cabs?: ('crew' | 'extended' | 'regular')[];
  seats?: number[];
  rows?: number[];
  engines?: FiledEngine[];
  /** "4WD" of a car or crossover may mean all four wheels in any way, "2WD" either axle. */
  drives?: string[];
  gearboxes?: string[];
  /** Pounds: from the lightest weight class to the heaviest. */
  weight?: Span;
  /** Kilowatt-hours of the battery that drives it. */
  battery?: Span;
  standard?: DriverAid[];
  /** Standard or optional on some. */
  offered?: DriverAid[];
  epa?: RatedEconomy;
};
