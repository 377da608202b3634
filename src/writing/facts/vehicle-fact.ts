import type { Drivetrain, FuelType } from '../../../schema/records/vehicle.ts';

/**
 * One configuration of a model year as a fact table lists it. The figures are the source's
 * estimates and have to be called so, each with its cycle: city, highway or combined (16 CFR
 * 259.2). They are miles per gallon; for an electric or hydrogen car miles per gallon of gasoline
 * equivalent (MPGe); for a plug-in hybrid those on gasoline alone.
 */
export type VehicleFact = {
  /** Make and model as the subject of the article spells them. */
  make: string;
  model: string;
  year: number;
  /** The source's own name of the configuration: "RAV4 Hybrid AWD". */
  variant: string;
  /** "4WD or AWD" and "2WD" where the source does not tell which. */
  drivetrain: Drivetrain | '2WD' | '4WD or AWD' | null;
  fuelType: FuelType | null;
  /** In the source's words: "Gasoline or natural gas". */
  fuelName: string | null;
  /** "2.5L 4-cylinder turbocharged", from displacement, cylinders and aspiration. */
  engine: string | null;
  cityMpg: number;
  highwayMpg: number;
  /** Null where the source has none; it is not the mean of the other two. */
  combinedMpg: number | null;
  /** Miles on electricity or hydrogen alone. */
  rangeMiles: number | null;
  vehicleClass: string | null;
  cylinders: number | null;
  displacementLiters: number | null;
  transmission: string | null;
  /** Another configuration has the same description and other figures: only spans may be told. */
  hasTwin: boolean;
  /** "EPA fueleconomy.gov". */
  source: string;
  /** ISO day on which the table was imported. */
  asOf: string;
};
