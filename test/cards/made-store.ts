import { checkText } from '../../src/domain/compliance/check-text.ts';
import { bareContext, type VehicleFacts } from '../../src/domain/compliance/rules/context.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';
import type {
  CardEvent,
  CardRequest,
  CardReview,
  CardSources,
  CardVehicle,
  StockQuestion,
} from '../../src/media/cards/card-request.ts';
import { bare } from '../../src/media/cards/plan/fold.ts';
import type { StoreProfile } from '../../src/writing/store-profile.ts';

export const now = '2026-11-22T18:00:00.000Z';

export const store: StoreProfile = {
  name: 'Prairie Motors',
  domain: 'prairiemotors.example',
  phone: '402-555-0142',
  street: '1200 O Street',
  city: 'Lincoln',
  state: 'NE',
  zip: '68508',
  country: 'US',
  timeZone: 'America/Chicago',
  makes: ['Chevrolet', 'Toyota'],
};

export function car(changes: Partial<CardVehicle>): CardVehicle {
  return {
    id: changes.stockNumber ?? 'v1',
    vin: '3GNAXUEG5TL117204',
    stockNumber: 'N1001',
    condition: 'new',
    status: 'available',
    year: 2026,
    make: 'Chevrolet',
    model: 'Equinox',
    trim: 'LT',
    bodyStyle: 'suv',
    drivetrain: 'AWD',
    fuelType: 'gasoline',
    transmission: 'Automatic',
    engine: '1.5L 4-cylinder turbo',
    doors: 4,
    exteriorColor: 'Summit White',
    interiorColor: 'Jet Black',
    mileage: 12,
    mileageUnit: 'mi',
    priceCents: 31_995_00,
    msrpCents: 33_240_00,
    currency: 'USD',
    dateInStock: null,
    description: null,
    features: [],
    images: [],
    url: null,
    daysOnLot: 12,
    photoHashes: [],
    priceBefore: null,
    ...changes,
  };
}

const used = { condition: 'used', mileage: 24_310, msrpCents: null } as const;

export const stock: CardVehicle[] = [
  car({}),
  car({ stockNumber: 'N1002', vin: '3GNAXUEG5TL117205', trim: 'RS', exteriorColor: 'Radiant Red' }),
  car({
    stockNumber: 'N1003',
    vin: '3GNAXUEG5TL117206',
    trim: 'LT Premium',
    priceCents: 33_450_00,
  }),
  car({ stockNumber: 'N0990', vin: '3GNAXUEG5SL117204', year: 2025, priceCents: 28_900_00 }),
  car({
    ...used,
    stockNumber: 'P2718',
    vin: '1GCUDEED1PZ171828',
    year: 2023,
    model: 'Silverado 1500',
    trim: 'LT Trail Boss',
    bodyStyle: 'truck',
    drivetrain: '4WD',
    priceCents: 41_750_00,
    priceBefore: { priceCents: 43_250_00, changedAt: '2026-11-14T09:00:00.000Z' },
  }),
  car({
    ...used,
    condition: 'certified',
    stockNumber: 'P2800',
    vin: '4T1B11HK5RU280028',
    year: 2024,
    make: 'Toyota',
    model: 'Camry',
    trim: 'SE',
    bodyStyle: 'sedan',
    drivetrain: 'FWD',
    priceCents: 25_480_00,
  }),
  car({
    stockNumber: 'N1100',
    vin: 'JTMB1RFV5TD110011',
    make: 'Toyota',
    model: 'RAV4',
    trim: 'XLE Premium',
    status: 'in_transit',
    fuelType: 'hybrid',
    priceCents: null,
  }),
];

export type MadeStore = {
  store: StoreProfile;
  stock: readonly CardVehicle[];
  events?: readonly CardEvent[];
  reviews?: readonly CardReview[];
  disclaimers?: readonly string[];
  photos?: ReadonlyMap<string, Uint8Array>;
  /** What was handed to the rules. */
  checked?: string[];
};

/** The sources of a store that exists in a test, with the real rules of advertising. */
export function sourcesOf(made: MadeStore): CardSources {
  const { stock: all, events = [], reviews = [], disclaimers = [], photos, checked } = made;
  return {
    stock: async (question) => all.filter((one) => answers(one, question)).slice(0, question.limit),
    models: async () => {
      const named = all.map(({ make, model, year }) => {
        return { make: make ?? '', model: model ?? '', year: year ?? 0 };
      });
      return [...Map.groupBy(named, (one) => JSON.stringify(one)).values()].flatMap((same) =>
        same.slice(0, 1).map((one) => ({ ...one, count: same.length })),
      );
    },
    photo: async (hash) => photos?.get(hash) ?? null,
    events: async () => [...events],
    reviews: async () => [...reviews],
    disclaimers: async () => [...disclaimers],
    check: async (text) => {
      checked?.push(text);
      return errorsIn(text, made);
    },
  };
}

function answers(vehicle: CardVehicle, question: StockQuestion): boolean {
  const { priceDrop, limit: _, year, condition, ...names } = question;
  if (priceDrop && vehicle.priceBefore === null) return false;
  if (year !== undefined && vehicle.year !== year) return false;
  if (condition !== undefined && vehicle.condition !== condition) return false;
  return Object.entries(names).every(([name, value]) => {
    return bare(String(vehicle[name as keyof typeof names])) === bare(value);
  });
}

/** Errors alone, as the program asks the rules. */
export function errorsIn(text: string, { store: own, stock: all }: MadeStore): string[] {
  const state = stateOf(own.state);
  const report = checkText(text, 'text', {
    ...bareContext(Date.parse(now), now.slice(0, 10)),
    states: state === null ? [] : [state],
    store: { name: own.name, city: own.city },
    models: all.map(({ make, model }) => ({ make: make ?? '', model: model ?? '' })),
    stock: (id) => {
      const found = all.find(({ vin, stockNumber }) => [vin, stockNumber].includes(id));
      return found ? factsOf(found) : null;
    },
  });
  return report.issues
    .filter(({ severity }) => severity === 'error')
    .map((issue) => `${issue.rule}: ${issue.message}`);
}

function factsOf(vehicle: CardVehicle): VehicleFacts {
  const { vin, stockNumber, condition, year, make, model, trim, priceCents, mileage } = vehicle;
  return {
    vin,
    stockNumber,
    condition: condition === 'new' ? 'new' : 'used',
    isCertified: condition === 'certified',
    isAvailable: vehicle.status === 'available',
    year,
    make,
    model,
    trim,
    price: priceCents === null ? null : priceCents / 100,
    msrp: null,
    miles: mileage,
  };
}

export function requestFor(prompt: string, changes: Partial<CardRequest> = {}): CardRequest {
  return {
    id: 'generation-1',
    prompt,
    size: { width: 1200, height: 630 },
    altText: null,
    store,
    brand: { color: '#0f4c81', logoHash: null },
    article: null,
    locale: 'en-US',
    now,
    ...changes,
  };
}
