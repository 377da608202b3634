/**
 * What the VIN of a vehicle says about it and its own fields do not hold, in the words of NHTSA's
 * vPIC tables; whatever they do not say is left out.
 */
export type VinFacts = {
  series?: string;
  displacementLiters?: number;
  cylinders?: number;
  /** "In-Line", "V-Shaped", "Horizontally opposed (boxer)". */
  cylinderLayout?: string;
  isTurbocharged?: boolean;
  fuel?: string;
  secondFuel?: string;
  electrification?: string;
  /** Chemistry of the battery that drives it. */
  battery?: string;
  /** "Class 1D: 5,001 - 6,000 lb (2,268 - 2,722 kg)", of the gross vehicle weight rating. */
  weightClass?: string;
  plantCity?: string;
  plantState?: string;
  plantCountry?: string;
};
