/** What is kept of a VIN, by the number of its element in vPIC. The order is that of the file. */
export const elements = {
  28: 'model',
  34: 'series',
  38: 'trim',
  5: 'body',
  14: 'doors',
  13: 'liters',
  11: 'cubicCentimeters',
  9: 'cylinders',
  64: 'configuration',
  135: 'turbo',
  24: 'fuel',
  66: 'secondFuel',
  126: 'electrification',
  2: 'battery',
  127: 'charger',
  25: 'weightClass',
  15: 'drive',
  31: 'plantCity',
  77: 'plantState',
  75: 'plantCountry',
  129: 'engineNote',
} as const;

export const engineModel = 18;

export const lookups: Readonly<Record<number, string>> = {
  5: 'BodyStyle',
  64: 'EngineConfiguration',
  135: 'Turbo',
  24: 'FuelType',
  66: 'FuelType',
  126: 'ElectrificationLevel',
  2: 'BatteryType',
  127: 'ChargerLevel',
  25: 'GrossVehicleWeightRating',
  15: 'DriveType',
  75: 'Country',
};

/** `make` goes with the model; those of an engine's name come after what its VIN itself says. */
export const elementNames = ['make', ...Object.values(elements)];

/** Cars, trucks, buses (passenger vans are such), multipurpose vehicles and chassis. */
export const vehicleTypes = [2, 3, 5, 7, 10];
