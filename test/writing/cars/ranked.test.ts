import { expect, test } from 'bun:test';
import { rankedBy } from '../../../src/writing/facts/rank-figures.ts';
import { rankedKindOf } from '../../../src/writing/facts/ranked-kind.ts';
import { rankFactsOf } from '../../../src/writing/facts/rank-facts.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

function first(keyword: string, rank: 'cargo' | 'mpg' | 'towing' | 'payload'): string[] {
  const kind = rankedKindOf(keyword, rank === 'towing' || rank === 'payload');
  return kind ? rankedBy(rank, kind).map(({ name }) => name) : [];
}

test('models are ranked within the kind that the keyword names', () => {
  expect(first('compact suv with most cargo space', 'cargo')).toContain('Honda CR-V');
  expect(first('compact suv with most cargo space', 'cargo')).not.toContain('Honda Pilot');
  expect(first('minivan with best gas mileage', 'mpg')[0]).toBe('Toyota Sienna');
  expect(first('midsize truck with highest towing capacity', 'towing')).not.toContain('Ford F-150');
  expect(first('best truck for pulling a camper', 'towing')).not.toContain('Ford F-350');
  expect(first('truck with highest towing capacity', 'towing')[0]).toBe('Ford F-350');
});

test('used ones, and other bodies, are not ranked by the figures of today', () => {
  expect(rankedKindOf('best used suv for towing', true)).toBeNull();
  expect(rankedKindOf('suv or truck for towing', true)).toBeNull();
  expect(rankedKindOf('best convertible', false)).toBeNull();
});

test('names come first, whatever the store has', async () => {
  const brief = researchedBrief('compact suv with most cargo space');
  const [opening] = proseOf(await writeArticleFor(brief));
  expect(opening).toContain('Kia Sportage');
  expect(opening).toMatch(/39\.6 cubic feet/);
});

test('a trailer takes a fifth of the rating in reserve, and its tongue is counted', () => {
  const brief = researchedBrief('what truck do i need to tow a 7000 lb travel trailer');
  const facts = rankFactsOf(brief);
  expect(facts.find(({ id }) => id === 'rank.tongue')?.value).toBe('700 to 1,050 pounds');
  const names = facts.filter(({ id }) => id.startsWith('rank.towing.reserve.'));
  expect(names.length).toBeGreaterThan(3);
  for (const { value } of names) {
    const rated = Number(/\(([\d,]+)\)/.exec(String(value))?.[1]?.replaceAll(',', ''));
    expect(rated).toBeGreaterThanOrEqual(8400);
  }
});

test('how much is enough is another question', () => {
  expect(rankFactsOf(researchedBrief('how much ground clearance do i need'))).toEqual([]);
});

test('pounds of a trailer are no class of trucks', () => {
  expect(rankedKindOf('best tow vehicle for a 3500 lb boat', true)?.name).toBe('SUVs and pickups');
});
