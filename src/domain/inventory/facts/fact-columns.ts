/**
 * The columns of the EPA's vehicles.csv (https://www.fueleconomy.gov/feg/ws/) by what they hold,
 * with the names of an older cut; names are folded as `columnName` folds them.
 */
export const factColumns = {
  id: ['id'],
  year: ['year'],
  make: ['make'],
  model: ['model'],
  city: ['city08', 'cty'],
  highway: ['highway08', 'hwy'],
  combined: ['comb08'],
  vehicleClass: ['vclass', 'class'],
  transmission: ['trany', 'trans'],
  drive: ['drive'],
  cylinders: ['cylinders', 'cyl'],
  displacement: ['displ'],
  turbo: ['tcharger'],
  supercharger: ['scharger'],
  fuel: ['fueltype', 'fuel'],
  mainFuel: ['fueltype1'],
  otherFuel: ['fueltype2'],
  technology: ['atvtype'],
  range: ['range'],
  electricRange: ['rangea'],
} as const satisfies Record<string, readonly string[]>;

export type FactColumn = keyof typeof factColumns;

/** Without these a file is no table of fuel economy. */
const needed: readonly FactColumn[] = ['year', 'make', 'model', 'city', 'highway'];

/** Which columns a header lacks, each by the name that vehicles.csv has for it. */
export function missingFrom(header: readonly string[]): { needed: string[]; optional: string[] } {
  const has = new Set(header);
  const names = Object.keys(factColumns) as FactColumn[];
  const missing = names.filter((name) => !factColumns[name].some((column) => has.has(column)));
  return {
    needed: missing.filter((name) => needed.includes(name)).map(nameInFile),
    optional: missing.filter((name) => !needed.includes(name)).map(nameInFile),
  };
}

function nameInFile(column: FactColumn): string {
  const spelled: Partial<Record<FactColumn, string>> = {
    vehicleClass: 'VClass',
    turbo: 'tCharger',
    supercharger: 'sCharger',
    fuel: 'fuelType',
    mainFuel: 'fuelType1',
    otherFuel: 'fuelType2',
    technology: 'atvType',
    electricRange: 'rangeA',
  };
  return spelled[column] ?? factColumns[column][0];
}
