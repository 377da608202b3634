import { describe, expect, test } from 'bun:test';
import { askedEngines } from '../../../src/writing/cars/asked-engines.ts';
import { isEngineOf } from '../../../src/writing/cars/car-option.ts';
import { askedMiles, asksOfOdometer } from '../../../src/writing/facts/asked-miles.ts';
import { inCanada } from '../../../src/writing/knowledge/canadian.ts';
import { isOfOtherMake } from '../../../src/writing/research/questions/other-makes.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function openingOn(keyword: string): Promise<string> {
  const { paragraphs } = await writeArticleFor(researchedBrief(keyword));
  return paragraphs[0]?.text ?? '';
}

describe('the odometer that a keyword names', () => {
  test.each([
    ['2019 civic with 90k miles', 90_000],
    ['is 150,000 miles too many for a camry', 150_000],
    ['camry under 90k miles', null],
    ['should i buy a 2019 civic', null],
    ['civic oil change every 5000 miles', null],
  ] as const)('of %p is %p', (keyword, miles) => {
    expect(askedMiles(keyword)).toBe(miles);
  });

  test('is asked of by its own question', () => {
    expect(asksOfOdometer(['130000', 'miles', 'should', 'i', 'buy'])).toBe(true);
    expect(asksOfOdometer(['60000', 'miles', 'service'])).toBe(false);
  });

  test('is told by what it comes to a year', async () => {
    const opening = await openingOn('should i buy a 2019 honda civic with 90k miles');
    expect(opening).toMatch(/about 13,000 miles a year/);
  });
});

test('what makes and models come to in studies answers what is asked of one', async () => {
  expect(await openingOn('how many miles will a toyota tacoma last')).toContain('25.3 percent');
  expect(await openingOn('audi q5 maintenance cost')).toContain('$987');
});

test('an engine is answered by its own question, under any model that has it', async () => {
  expect(await openingOn('f150 2.7 ecoboost reliability')).toMatch(/24V-635|EcoBoost family/);
  expect(await openingOn('silverado 5.3 lifter problems')).not.toContain('6.2L');
  expect(await openingOn('f150 5.0 years to avoid')).not.toMatch(/2\.7L|3\.5L/);
  expect(isOfOtherMake('Is the GM 6.2L V8 reliable?', { make: 'Ford' })).toBe(true);
  expect(isOfOtherMake('Is the GM 6.2L V8 reliable?', { make: 'GMC' })).toBe(false);
});

test('a V8 with a mild hybrid is a V8, and no hybrid', () => {
  expect(isEngineOf('5.7L HEMI V8 with eTorque', 'v8')).toBe(true);
  expect(isEngineOf('5.7L HEMI V8 with eTorque', 'hybrid')).toBe(false);
});

test('a diesel of a size is one engine', () => {
  const asked = { make: 'Ford', model: 'F-250', year: null };
  expect(askedEngines(asked, ['f-250', '6.7', 'diesel'])).toEqual(['6.7L']);
});

test('each distance of a range is told in kilometres', () => {
  expect(inCanada('Every 5,000 to 8,000 miles.')).toBe('Every 8,000 to 12,800 km.');
  expect(inCanada('10,000, 12,000 or 15,000 miles')).toBe('16,000, 19,200 or 24,000 km');
  expect(inCanada('3 years or 36,000 miles')).toBe('3 years or 57,600 km');
});
