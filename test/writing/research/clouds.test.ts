import { expect, test } from 'bun:test';
import { research } from '../../../src/writing/research/research.ts';
import { cloudFrom, expectValidCloud, overlap, texts, wordSet } from './laws.ts';
import { requestFor } from './lot-fixture.ts';

const main = [
  '2024 Chevrolet Equinox AWD towing capacity',
  'oil change near me',
  'lease vs buy',
  'best used trucks under $30,000',
  'snow tires',
];
const others = [
  '2026 Silverado 1500',
  'rav4 vs cr-v',
  'suv vs truck',
  'how to clean leather seats',
  'dog friendly cars',
  'ev tax credit',
  'trade in value',
  'used honda civic fort collins',
  'certified pre-owned suvs',
  'brake pads',
  'what credit score do i need to buy a car',
  'Equinox EV range in winter',
  'chevy dealer near me',
  'first car for a teenager',
  'check engine light',
  'tesla model 3 oil change',
  'minivans under 35k',
  'military discount',
  'how to parallel park',
  'car insurance',
  'ford',
  'under $20,000',
  'how do i get the smell of gasoline out of a trunk',
];

test.each([...main, ...others])('"%s" gives a cloud that keeps every law', (keyword) => {
  const request = requestFor(keyword);
  expectValidCloud(cloudFrom(research(request)), request);
});

test.each([...main, ...others])('"%s" gives a whole cloud without any stock', (keyword) => {
  const request = requestFor(keyword, { stock: [], pastModels: [] });
  const cloud = cloudFrom(research(request));
  expectValidCloud(cloud, request);
  expect(cloud.synopsis).not.toMatch(/\d+ of them/);
});

test.each([...main, ...others])('"%s" names no town when the store has none', (keyword) => {
  const { store } = requestFor(keyword);
  const request = requestFor(keyword, { store: { ...store, city: null, state: null } });
  const cloud = cloudFrom(research(request));
  expectValidCloud(cloud, request);
  if (!keyword.includes('fort collins')) {
    expect([cloud.title, cloud.synopsis, ...texts(cloud)].join(' ')).not.toMatch(/Fort Collins/);
  }
});

test('no two questions of a cloud are the same question in other words', () => {
  for (const keyword of [...main, ...others]) {
    const sets = texts(cloudFrom(research(requestFor(keyword)))).map(wordSet);
    for (const [index, one] of sets.entries()) {
      for (const other of sets.slice(index + 1)) expect(overlap(one, other)).toBeLessThan(0.85);
    }
  }
});

test('clouds on different matters share less than a fifth of their questions', () => {
  const clouds = main.map((keyword) => new Set(texts(cloudFrom(research(requestFor(keyword))))));
  for (const [index, one] of clouds.entries()) {
    for (const other of clouds.slice(index + 1)) {
      expect(one.intersection(other).size / Math.min(one.size, other.size)).toBeLessThan(0.2);
    }
  }
});

test('equal requests give equal clouds, and another id another choice', () => {
  const request = requestFor('snow tires');
  expect(research(request)).toEqual(research(requestFor('snow tires')));
  const other = { ...request, ideacloudId: '018f0000-0000-7000-8000-000000000002' };
  expect(texts(cloudFrom(research(other)))).not.toEqual(texts(cloudFrom(research(request))));
});

test.each([
  ['2024 Chevrolet Equinox AWD towing capacity', /tow.*Equinox|Equinox.*tow/i],
  ['oil change near me', /oil change/],
  ['lease vs buy', /leas.*buy|buy.*leas/],
  ['best used trucks under $30,000', /used truck.*\$30,000|\$30,000.*used truck/],
  ['snow tires', /snow tires/],
  ['brake pads', /brake pads/],
  ['ev tax credit', /federal tax credit/],
  ['how to clean leather seats', /^How do I clean leather seats\?$/],
  ['does the equinox have apple carplay', /^Does the Equinox have Apple CarPlay\?$/],
  ['how often should i rotate my tires', /^How often should I rotate my tires\?$/],
])('the question nearest to "%s" is recommended', (keyword, near) => {
  const cloud = cloudFrom(research(requestFor(keyword)));
  const recommended = cloud.questions.filter((question) => question.isRecommended);
  expect(recommended.some(({ question }) => near.test(question))).toBe(true);
});

test('who asks for a part of a topic is given the questions on it', () => {
  const cloud = texts(cloudFrom(research(requestFor('flat tire on the highway'))));
  expect(cloud.filter((text) => /\bflat\b/.test(text)).length).toBeGreaterThan(2);
});

test('"which cars have a sunroof" is for those who ask for that', () => {
  const asked = (keyword: string): boolean =>
    texts(cloudFrom(research(requestFor(keyword)))).some((text) => /leather seats\?/.test(text));
  expect(asked('used suv with sunroof')).toBe(false);
});
