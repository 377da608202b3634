import { expect, test } from 'bun:test';
import fc from 'fast-check';
import * as record from '../../../schema/records/vehicle.ts';
import type { Brief } from '../../../src/writing/brief.ts';
import type { StockVehicle } from '../../../src/writing/store-profile.ts';
import { topics } from '../../../src/writing/topic.ts';
import { asked, fixtureBrief } from '../../support/brief.ts';
import { fixtureStore } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';
import { figuresOutside } from './figures-outside.ts';

const text = fc.constantFrom(
  'LT',
  'XLE',
  "King's Ranch",
  'R-Line | 2.0',
  '<b>Sport</b>',
  '4x4',
  '',
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(arbitrary, { nil: null });

const vehicle: fc.Arbitrary<StockVehicle> = fc.record({
  id: fc.uuid(),
  vin: maybe(fc.constantFrom('1M8GDM9AXKP042788', '1HGCM82633A004352')),
  stockNumber: maybe(fc.stringMatching(/^[A-Z]\d{1,5}$/)),
  condition: fc.constantFrom(...record.conditions),
  status: fc.constantFrom('available' as const, 'in_transit' as const, 'sold' as const),
  year: maybe(fc.integer({ min: 1990, max: 2027 })),
  make: maybe(fc.constantFrom('Volvo', 'Toyota', 'Škoda')),
  model: maybe(fc.constantFrom('V60', 'iX', 'RAV4', 'Octavia')),
  trim: maybe(text),
  bodyStyle: maybe(fc.constantFrom(...record.bodyStyles)),
  drivetrain: maybe(fc.constantFrom(...record.drivetrains)),
  fuelType: maybe(fc.constantFrom(...record.fuelTypes)),
  transmission: fc.constant(null),
  engine: maybe(text),
  doors: fc.constant(null),
  exteriorColor: maybe(text),
  interiorColor: maybe(text),
  mileage: maybe(fc.integer({ min: 0, max: 400_000 })),
  mileageUnit: fc.constantFrom('mi' as const, 'km' as const),
  priceCents: maybe(fc.integer({ min: 1, max: 20_000_000 })),
  msrpCents: fc.constant(null),
  currency: fc.constantFrom('USD', 'CAD', 'SEK'),
  dateInStock: fc.constant(null),
  description: fc.constant(null),
  features: fc.constant([]),
  images: fc.constant([]),
  url: maybe(fc.constantFrom('https://store.example/1', 'javascript:alert(1)')),
  daysOnLot: fc.integer({ min: 0, max: 2000 }),
});

const brief: fc.Arbitrary<Brief> = fc
  .record({
    articleId: fc.uuid(),
    isLanding: fc.boolean(),
    stock: fc.uniqueArray(vehicle, { maxLength: 30, selector: (car) => car.id }),
    contentLength: fc.constantFrom(200, 450, 900, 1200, 2500, 5000),
    contentDepth: fc.constantFrom('concise' as const, 'standard' as const, 'in_depth' as const),
    contentIntent: fc.constantFrom('fixed_ops' as const, 'variable' as const, 'general' as const),
    chosen: fc.array(fc.constantFrom(...topics), { maxLength: 9 }),
    person: fc.constantFrom('we' as const, 'they' as const),
    isUnknownStore: fc.boolean(),
  })
  .map(({ isLanding, chosen, person, isUnknownStore, ...rest }) => {
    const nothing = { phone: null, street: null, city: null, state: null, zip: null };
    const voice = { name: 'House', tone: 'plain', readingLevel: null, wordsToUse: ['garage'] };
    return fixtureBrief({
      ...rest,
      articleType: isLanding ? 'modellanding' : 'basic',
      keyword: isLanding ? null : `${chosen[0] ?? 'cars'} under $30,000`,
      subject: isLanding ? { year: 2024, make: 'Toyota', model: 'RAV4', trim: null } : null,
      store: isUnknownStore ? { ...fixtureStore, ...nothing } : fixtureStore,
      questions: asked(chosen.map((topic, at) => [topic, `What about ${topic} and ${at}?`])),
      voice: { ...voice, person, wordsToAvoid: ['cheap', 'deal', 'lot'] },
    });
  });

test('any stock and questions give a checked text without an invented figure', async () => {
  await fc.assert(
    fc.asyncProperty(brief, async (one) => {
      const draft = await writeArticleFor(one);
      expect(figuresOutside(draft, one)).toEqual([]);
      expect(draft.markdown.startsWith(`# ${draft.title}\n`)).toBe(true);
      expect(draft.wordCount).toBeGreaterThan(40);
    }),
    { numRuns: 150 },
  );
});
