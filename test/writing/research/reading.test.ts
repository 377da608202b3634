import { describe, expect, test } from 'bun:test';
import type { KeywordEntities } from '../../../src/writing/research/cloud.ts';
import { normalise } from '../../../src/writing/research/reading/normalise.ts';
import { isOneEditAway } from '../../../src/writing/research/reading/spelling.ts';
import { stem } from '../../../src/writing/research/reading/stem.ts';
import { research } from '../../../src/writing/research/research.ts';
import { cloudFrom } from './laws.ts';
import { requestFor } from './lot-fixture.ts';

function entities(keyword: string): KeywordEntities {
  return cloudFrom(research(requestFor(keyword))).entities;
}

const cases: [string, Partial<KeywordEntities>][] = [
  [
    '2024 Chevrolet Equinox AWD towing capacity',
    { year: 2024, make: 'Chevrolet', model: 'Equinox', topics: ['towing'] },
  ],
  ['oil change near me', { topics: ['oil-change'], place: 'Fort Collins, Colorado' }],
  ['lease vs buy', { topics: ['lease-or-buy'], intent: 'price_and_finance' }],
  [
    'best used trucks under $30,000',
    { bodyStyle: 'truck', condition: 'used', priceMaxCents: 30_000_00 },
  ],
  ['snow tyres', { topics: ['winter-tires'], intent: 'ownership_and_service' }],
  ['chevy equinox rs', { make: 'Chevrolet', model: 'Equinox', trim: 'RS' }],
  ['f150 vs ram 1500', { make: 'Ford', model: 'F-150', intent: 'compare' }],
  ['honda crv', { make: 'Honda', model: 'CR-V' }],
  ['rav 4 hybrid', { make: 'Toyota', model: 'RAV4 Hybrid' }],
  ['vw tiguan', { make: 'Volkswagen', model: 'Tiguan' }],
  ['silverado 2500', { make: 'Chevrolet', model: 'Silverado 2500HD' }],
  ['silverado', { make: 'Chevrolet', model: 'Silverado 1500' }],
  ['silverado hd towing', { make: 'Chevrolet', model: 'Silverado 2500HD', topics: ['towing'] }],
  ['mercedes c class lease', { make: 'Mercedes-Benz', model: 'C-Class', topics: ['lease-terms'] }],
  ['equinx price', { make: 'Chevrolet', model: 'Equinox', topics: ['price'] }],
  ['cpo suv below 25k', { bodyStyle: 'suv', condition: 'certified', priceMaxCents: 25_000_00 }],
  ['used cars in austin tx', { condition: 'used', place: 'Austin, Texas', intent: 'local' }],
  ['oil change fort collins co', { place: 'Fort Collins, Colorado' }],
  ['buying a car in georgia and registering it in florida', { place: 'Florida' }],
  ['ford dealer in san antonio', { make: 'Ford', place: 'San Antonio', intent: 'local' }],
  ['ev charger installation', { make: null, model: null }],
  ['how to change oil', { make: null, model: null, topics: ['oil-change'] }],
  ['driving in snow', { place: null, topics: ['winter-driving'] }],
  ['malibu brake pads', { model: 'Malibu', topics: ['brakes'] }],
  ['trucks under 50000 miles', { bodyStyle: 'truck', priceMaxCents: null }],
];

test.each(cases)('"%s" is read for what it names', (keyword, expected) => {
  const { topics, ...rest } = expected;
  const found = entities(keyword);
  expect(found).toMatchObject(rest);
  // Which topics come along is a matter of the topic files' words; which one leads is not.
  if (topics) expect(found.topics.slice(0, 1)).toEqual(topics);
});

test.each([
  '!!!',
  '???',
  '',
  'asdf qwer',
  '12345',
  'zzzz',
  '2024',
  'near me',
  'pizza',
  '東京',
  '🚗🚗',
])('"%s" ends with a sentence that says what to type instead', (keyword) => {
  const outcome = research(requestFor(keyword));
  expect(outcome.ok).toBe(false);
  if (!outcome.ok) expect(outcome.reason).toMatch(/^[A-Z].+“oil change near me”.+\.$/);
});

test.each(['how to clean leather seats', 'dog friendly cars', 'ev tax credit', 'jumper cables'])(
  '"%s" is researched though it names no car and no service of the list',
  (keyword) => expect(research(requestFor(keyword)).ok).toBe(true),
);

describe('words', () => {
  test('keep the hyphens of model names and lose other marks', () => {
    expect(normalise('  Honda CR-V, F-150 & “RAV4”!')).toEqual([
      'honda',
      'cr-v',
      'f-150',
      'and',
      'rav4',
    ]);
    expect(normalise('under $30,000?')).toEqual(['under', '$30000']);
    expect(normalise('Ｆ－１５０')).toEqual(['f-150']);
  });

  test('share a stem across number and tense', () => {
    expect(['towing', 'tows', 'tow', 'towed'].map(stem)).toEqual(['tow', 'tow', 'tow', 'tow']);
    expect(stem('batteries')).toBe(stem('battery'));
    expect(stem('leasing')).toBe(stem('lease'));
    expect(stem('cr-v')).toBe('cr-v');
  });

  test('are one edit apart by a letter more, less, other or swapped', () => {
    expect(
      ['equinx', 'equinoxx', 'equinax', 'equionx'].map((word) => isOneEditAway(word, 'equinox')),
    ).toEqual([true, true, true, true]);
    expect(isOneEditAway('equnx', 'equinox')).toBe(false);
    expect(isOneEditAway('equinox', 'equinox')).toBe(false);
  });
});
