/** Where the name of a source is not given: whose figures vehicles.csv has. */
export const usualSource = 'EPA fueleconomy.gov';
