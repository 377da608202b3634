/** Where the facts are fetched from. Both agencies publish them for everybody, without a key. */
export type FactAddresses = {
  /** The EPA's vehicles.csv, zipped. */
  epa: string;
  /** NHTSA's service of recalls, complaints and ratings, without a stroke at its end. */
  nhtsa: string;
};

/** As www.fueleconomy.gov/feg/download.shtml and www.nhtsa.gov/nhtsa-datasets-and-apis say. */
export const publicAddresses: FactAddresses = {
  epa: 'https://www.fueleconomy.gov/feg/epadata/vehicles.csv.zip',
  nhtsa: 'https://api.nhtsa.gov',
};
