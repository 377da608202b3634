import type { Brief, Comparison, SalesEvent, Subject } from '../../../src/writing/brief.ts';
import type { VehicleFact } from '../../../src/writing/facts/vehicle-fact.ts';
import { fixtureBrief, landingBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { newYear } from '../../support/stock.ts';

/** Figures made up for the tests; the fixture's model year has no published ones. */
export const ratedModels: readonly VehicleFact[] = [
  rated('Toyota', 'RAV4 Hybrid', 'RAV4 Hybrid AWD', [41, 38, 39], { fuelType: 'hybrid' }),
  rated('Honda', 'CR-V', 'CR-V AWD', [27, 32, 29], {}),
  rated('Honda', 'CR-V', 'CR-V FWD', [28, 34, 30], { drivetrain: 'FWD' }),
  rated('Chevrolet', 'Equinox', 'Equinox AWD', [24, 29, 26], {}),
  rated('Chevrolet', 'Bolt EUV', 'Bolt EUV', [125, 104, 115], {
    fuelType: 'electric',
    engine: null,
    rangeMiles: 247,
    drivetrain: 'FWD',
  }),
];

export function side(make: string, model: string, year = newYear): Subject {
  return { year, make, model, trim: null };
}

export function comparisonBrief(
  comparison: Partial<Comparison> = {},
  overrides: Partial<Brief> = {},
): Brief {
  const vehicles = [side('Toyota', 'RAV4 Hybrid'), side('Chevrolet', 'Equinox')];
  const whole = { vehicles, featuredIndex: null, biasLevel: 0, ...comparison };
  return fixtureBrief({
    articleId: `comparison of ${whole.vehicles.map(({ model }) => model).join()}`,
    articleType: 'comparison',
    contentLength: 3500,
    contentIntent: 'variable',
    vehicleFacts: ratedModels,
    comparison: whole,
    ...overrides,
  });
}

export function eventBrief(event: Partial<SalesEvent> = {}, overrides: Partial<Brief> = {}): Brief {
  const whole = {
    name: 'Spring Truck Days',
    startDate: '2026-05-08T14:00:00.000Z',
    endDate: '2026-05-10T22:00:00.000Z',
    location: 'our showroom on Haines Road',
    category: 'Sales Event',
    description: null,
    ...event,
  };
  return fixtureBrief({
    articleId: `event ${whole.name} ${whole.category}`,
    articleType: 'salesevent',
    contentLength: 600,
    contentIntent: 'variable',
    event: whole,
    ...overrides,
  });
}

/** A brief of each type as the server makes it, at the type's usual length. */
export const briefsByType: Readonly<Record<Brief['articleType'], () => Brief>> = {
  basic: () => researchedBrief('snow tires'),
  qa: () => researchedBrief('Toyota Camry', { articleType: 'qa', contentLength: 1800 }),
  expert: () => researchedBrief('lease vs buy', { articleType: 'expert', contentLength: 2000 }),
  modellanding: () => landingBrief('Toyota', 'Camry'),
  comparison: () => comparisonBrief(),
  salesevent: () => eventBrief(),
};

function rated(
  make: string,
  model: string,
  variant: string,
  [cityMpg, highwayMpg, combinedMpg]: [number, number, number],
  other: Partial<VehicleFact>,
): VehicleFact {
  return {
    make,
    model,
    year: newYear,
    variant,
    drivetrain: 'AWD',
    fuelType: 'gasoline',
    fuelName: null,
    engine: '1.5L 4-cylinder turbocharged',
    cityMpg,
    highwayMpg,
    combinedMpg,
    rangeMiles: null,
    vehicleClass: 'Small Sport Utility Vehicle 4WD',
    cylinders: 4,
    displacementLiters: 1.5,
    transmission: 'Automatic (variable gear ratios)',
    hasTwin: false,
    source: 'EPA fueleconomy.gov',
    asOf: '2026-05-01',
    ...other,
  };
}
