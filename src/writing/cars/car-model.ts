import type { DetailName } from './car-detail.ts';
import type { CarTrouble } from './car-trouble.ts';

/** A published figure as the guide has it: "3,500", and what it takes ("with the Adventure"). */
export type CarFigure = { value: string; note: string };

/** EPA estimates of one version in miles per gallon, each with its cycle (16 CFR 259.2). */
export type CarEconomy = { city: string; highway: string; combined: string; version: string };

/** What an editor wrote, each version a whole paragraph, and the sources that it names. */
export type CarProse = { versions: readonly string[]; cite: string | null };

export const figureNames = [
  'towing',
  'payload',
  'bed',
  'cargo',
  'clearance',
  'length',
  'seats',
  'range',
  'tank',
  'sprint',
  'legroom',
  'oil',
  'torque',
] as const;
export type FigureName = (typeof figureNames)[number];

/** Wheels that the engine turns, with what has them so: "from 2020", "with the hybrid". */
export type CarDrive = { wheels: DrivenWheels; note: string };
export const drivenWheels = ['front', 'rear', 'all', 'four'] as const;
export type DrivenWheels = (typeof drivenWheels)[number];

export const proseNames = ['known', 'trims', 'used'] as const;
export type ProseName = (typeof proseNames)[number];

/** Model years of one shape; every figure holds for each of them. */
export type CarSpan = {
  from: number;
  /** Null while it is sold. */
  to: number | null;
  /** "fifth". */
  generation: string | null;
  /** "a wider stance and an available hybrid". */
  brought: string | null;
  /** From the lowest to the highest. */
  trims: readonly string[];
  engines: readonly string[];
  /** "regular"; "premium required with the 2.0L turbo": the grade, as the EPA lists it. */
  fuel: readonly string[];
  /** "chain"; "belt with the 3.5L V6": what drives the camshafts. */
  timing: readonly string[];
  /** All that there are; none where that is not known. */
  drives: readonly CarDrive[];
  figures: Readonly<Partial<Record<FigureName, readonly CarFigure[]>>>;
  economy: readonly CarEconomy[];
  /** What it has and takes, in words, each item in its years. */
  details: Readonly<Partial<Record<DetailName, readonly string[]>>>;
  troubles: readonly CarTrouble[];
  prose: Readonly<Partial<Record<ProseName, CarProse>>>;
};

export type CarModel = {
  make: string;
  model: string;
  /** "compact SUV". */
  kind: string | null;
  /** Makes and models that shoppers set against it. */
  rivals: readonly string[];
  /** Percent of them that are expected to see 250,000 miles: "25.3". */
  lasting: string | null;
  /** Percent of the price that is gone after five years: "26.0". */
  resale: string | null;
  /** The newest first. */
  spans: readonly CarSpan[];
};

/** One file of the guide. */
export type CarMake = {
  make: string;
  /** Of new vehicles: "3 years or 36,000 miles; powertrain 5 years or 60,000 miles". */
  warranty: readonly string[];
  /** The same of hybrid and electric parts. */
  hybridWarranty: readonly string[];
  /** The maker's certified programme. */
  certified: string | null;
  /** Percent of all its vehicles that are expected to see 250,000 miles. */
  lasting: string | null;
  /** Dollars a year for upkeep and repairs, of all its models. */
  upkeep: string | null;
  models: readonly CarModel[];
};
