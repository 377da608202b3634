import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { bodyStyles, conditions, drivetrains, fuelTypes } from '../../../schema/records/vehicle.ts';
import { checkText } from '../../../src/domain/compliance/check-text.ts';
import { bareContext } from '../../../src/domain/compliance/rules/context.ts';
import { stateOf } from '../../../src/domain/compliance/rules/states.ts';
import type { DescribedVehicle } from '../../../src/writing/description/described-vehicle.ts';
import { featuresIn, mattering } from '../../../src/writing/description/find-features.ts';
import { features, lines } from '../../../src/writing/description/lexicon.ts';
import {
  countSentences,
  nothingUsed,
  sentencesOf,
} from '../../../src/writing/description/used-sentences.ts';
import {
  isOutdated,
  writeDescription,
} from '../../../src/writing/description/write-description.ts';
import type { StockVehicle } from '../../../src/writing/store-profile.ts';

const equipment = [
  'Heated Front Seats',
  'Power Liftgate',
  'Apple CarPlay',
  'Blind Spot Monitor',
  'Panoramic Sunroof',
  'Adaptive Cruise Control',
  'Remote Start',
  'Bluetooth',
];

function vehicle(changes: Partial<StockVehicle> = {}): StockVehicle {
  return {
    id: '01960000-0000-7000-8000-000000000001',
    vin: '2T3P1RFV5NC000001',
    stockNumber: 'P1001',
    condition: 'used',
    status: 'available',
    year: 2022,
    make: 'Toyota',
    model: 'RAV4',
    trim: 'XLE',
    bodyStyle: 'suv',
    drivetrain: 'AWD',
    fuelType: 'gasoline',
    transmission: '8-Speed Automatic',
    engine: '2.5L 4-cylinder',
    doors: 4,
    exteriorColor: 'BLUEPRINT',
    interiorColor: 'Black',
    mileage: 31_204,
    mileageUnit: 'mi',
    priceCents: 2_799_500,
    msrpCents: null,
    currency: 'USD',
    dateInStock: null,
    description: null,
    features: equipment,
    images: [],
    url: null,
    daysOnLot: null,
    ...changes,
  };
}

function described(changes: Partial<StockVehicle> = {}): DescribedVehicle {
  return {
    car: vehicle(changes),
    store: {
      name: 'Prairie Motors',
      domain: 'prairie.example',
      phone: '(402) 555-0142',
      street: '1 Main Street',
      city: 'Lincoln',
      state: 'NE',
      zip: '68504',
      country: 'US',
      timeZone: 'America/Chicago',
      makes: ['Toyota'],
    },
    economy: null,
    cut: null,
    standing: null,
    shares: new Map(),
    today: '2026-05-04',
  };
}

const anyCar = fc.record({
  condition: fc.constantFrom(...conditions),
  status: fc.constantFrom('available' as const, 'in_transit' as const),
  trim: fc.option(fc.constantFrom('LT', 'SEL', 'Work Truck', 'XSE')),
  bodyStyle: fc.option(fc.constantFrom(...bodyStyles)),
  drivetrain: fc.option(fc.constantFrom(...drivetrains)),
  fuelType: fc.option(fc.constantFrom(...fuelTypes)),
  transmission: fc.option(fc.constantFrom('6-Speed Manual', 'CVT', 'Automatic', '9A')),
  exteriorColor: fc.option(fc.constantFrom('Red', 'SUMMIT WHITE', 'G1W', 'Blue / Black')),
  interiorColor: fc.option(fc.constantFrom('Jet Black', 'tan', 'CLOTH-123')),
  mileage: fc.option(fc.integer({ min: 0, max: 250_000 })),
  stockNumber: fc.option(fc.constantFrom('A12', 'N-900')),
  features: fc.subarray([
    ...equipment,
    'Third Row Seat',
    'Trailer Tow Package',
    'Navigation delete',
  ]),
  vinFacts: fc.option(
    fc.record({
      displacementLiters: fc.constantFrom(1.5, 2, 3.6, 5.3),
      cylinders: fc.constantFrom(3, 4, 6, 8),
      cylinderLayout: fc.constantFrom('In-Line', 'V-Shaped'),
    }),
  ),
});

describe('a description', () => {
  test('names the car and a feature of it in its first sentence', () => {
    const { text } = writeDescription(described(), nothingUsed());
    const [first = ''] = sentencesOf(text);
    expect(first).toContain('2022 Toyota RAV4 XLE');
    const leads = featuresIn(equipment).flatMap(({ leads: own }) => own);
    expect(leads.map(({ text: lead }) => lead.replace('{car}', '2022 Toyota RAV4 XLE'))).toContain(
      first,
    );
  });

  test('puts first what the store has least of', () => {
    const of = described({ features: ['Heated Seats', 'Blind Spot Monitor'] });
    const shares = new Map([
      ['heated-seats', 1],
      ['blind-spot', 0.05],
    ]);
    const [first] = mattering(featuresIn(of.car.features), shares);
    expect(first?.id).toBe('blind-spot');
  });

  test('says nothing of a feature that a row denies', () => {
    const features = ['Navigation delete', 'w/o Sunroof', 'Steering wheel, leather-wrapped'];
    const { text } = writeDescription(described({ features }), nothingUsed());
    expect(text).not.toMatch(/navigation|sunroof|leather/i);
  });

  test('has 90 to 220 words, no marks of shouting and no slot left, whatever is known', () => {
    fc.assert(
      fc.property(anyCar, (changes) => {
        const { text } = writeDescription(described(changes), nothingUsed());
        const count = text.split(/\s+/).length;
        expect(count).toBeWithin(90, 221);
        expect(text).not.toMatch(/[!{}]|this vehicle|\bnull\b|undefined/i);
        expect(text).not.toMatch(/\$\d/);
        for (const sentence of sentencesOf(text)) expect(sentence).toMatch(/[.?]$/);
        expect(new Set(sentencesOf(text)).size).toBe(sentencesOf(text).length);
      }),
    );
  });

  test('passes the rules on advertising of every state', () => {
    const states = ['CA', 'FL', 'IL', 'NJ', 'OH', 'TX', 'VA'].flatMap(
      (code) => stateOf(code) ?? [],
    );
    const everywhere = { ...bareContext(0, '2026-05-04'), states };
    fc.assert(
      fc.property(anyCar, (changes) => {
        const { text } = writeDescription(described(changes), nothingUsed());
        const { issues } = checkText(text, 'text', everywhere);
        expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      }),
    );
  });

  test('calls a car on its way by that name and invites nobody to drive it', () => {
    const { text } = writeDescription(described({ status: 'in_transit' }), nothingUsed());
    expect(text).toMatch(/on (?:its|the) way|arrive/);
    expect(text).not.toMatch(/drive it at|test drive|on our lot/);
  });

  test('shares under 30 % of its sentences with any of thirty cars of its trim', () => {
    const used = nothingUsed();
    const texts = Array.from({ length: 30 }, (_, at) => {
      const id = `01960000-0000-7000-8000-${String(at).padStart(12, '0')}`;
      const own = { id, stockNumber: `P${2000 + at}`, mileage: 30_000 + at * 17, vin: null };
      const { text } = writeDescription(described(own), used);
      countSentences(used, text);
      return sentencesOf(text);
    });
    const shares = texts.flatMap((one, at) =>
      texts.slice(at + 1).map((other) => {
        const shared = one.filter((sentence) => other.includes(sentence)).length;
        return shared / Math.min(one.length, other.length);
      }),
    );
    expect(Math.max(...shares)).toBeLessThan(0.3);
  });

  test('is outdated by what it states and by nothing else', () => {
    const { stated } = writeDescription(described(), nothingUsed());
    expect(isOutdated(stated, described())).toBe(false);
    expect(
      isOutdated(stated, described({ priceCents: 1, images: ['https://a.example/1.jpg'] })),
    ).toBe(false);
    expect(isOutdated(stated, described({ mileage: 40_000 }))).toBe(true);
    expect(isOutdated(stated, described({ trim: 'Limited' }))).toBe(true);
    expect(isOutdated(stated, described({ features: [] }))).toBe(true);
    expect(isOutdated(stated, described({ status: 'in_transit' }))).toBe(true);
  });
});

describe('the lexicon of descriptions', () => {
  test.each(features().map((one) => [one.id, one] as const))(
    '%s knows its own phrase',
    (_id, one) => {
      expect(one.leads.length).toBeGreaterThan(1);
      expect(one.benefits.length).toBeGreaterThan(2);
      const texts = [...one.leads, ...one.benefits].map((line) => line.text);
      expect(new Set(texts).size).toBe(one.leads.length + one.benefits.length);
    },
  );

  test('has a sentence for a car of which nothing but its name is known', () => {
    const bare = described({
      drivetrain: null,
      fuelType: null,
      transmission: null,
      engine: null,
      trim: null,
      exteriorColor: null,
      interiorColor: null,
      mileage: null,
      bodyStyle: null,
      stockNumber: null,
      features: [],
    });
    expect(writeDescription(bare, nothingUsed()).text).toContain('2022 Toyota RAV4');
    expect(lines().size).toBeGreaterThan(10);
  });
});
