import { describe, expect, test } from 'bun:test';
import { onTrims } from '../../../src/writing/cars/asked-trims.ts';
import { tailTrimOf } from '../../../src/writing/cars/tail-trim.ts';
import { isOfLikeSize } from '../../../src/writing/facts/size-of.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function openingOn(keyword: string): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword));
  return markdown.split('\n\n')[1] ?? '';
}

describe('two trims of one model', () => {
  test('are told by the sentences that name them', () => {
    const text = 'LX is plain. EX adds a moonroof. EX-L adds leather. Si is the sporty one.';
    expect(onTrims([text], ['EX', 'EX-L'])).toEqual(['EX adds a moonroof. EX-L adds leather.']);
    expect(onTrims(['Si is the sporty one.'], ['EX', 'EX-L'])).toEqual(['Si is the sporty one.']);
  });

  test('may be typed by the end of a name', () => {
    expect(tailTrimOf('Toyota', 'Tacoma', 'off road')).toBe('TRD Off-Road');
    expect(tailTrimOf('Toyota', 'Tacoma', 'hybrid')).toBeNull();
  });

  test.each([
    ['toyota tacoma trd sport vs off road', /TRD Sport.*TRD Off-Road/],
    ['difference between honda civic ex and ex-l', /\bEX\b.*EX-L/],
  ])('are read as a comparison in "%s"', async (keyword, told) => {
    expect(await openingOn(keyword)).toMatch(told);
  });
});

describe('two years of one model', () => {
  test('are told apart by what came between them', async () => {
    const opening = await openingOn('toyota 4runner 2025 vs 2024');
    expect(opening).toMatch(/2025 brought|model year 2025 brought/);
    expect(opening).not.toContain('third row');
  });
});

test('an Equinox stands in for no 4Runner and no Tahoe', () => {
  const equinox = { make: 'Chevrolet', model: 'Equinox' };
  expect(isOfLikeSize({ make: 'Toyota', model: '4Runner' }, equinox)).toBe(false);
  expect(isOfLikeSize({ make: 'Chevrolet', model: 'Tahoe' }, equinox)).toBe(false);
  expect(isOfLikeSize({ make: 'Honda', model: 'CR-V' }, equinox)).toBe(true);
});

test('follow-ups on one trim tell nothing that goes for others', async () => {
  const brief = researchedBrief('is the toyota 4runner trd pro worth it', { articleType: 'qa' });
  const { markdown } = await writeArticleFor(brief);
  expect(markdown).not.toMatch(/5 or 7 people|[Rr]ear-wheel drive or four-wheel/);
  expect(markdown).not.toMatch(/The (?:Toyota )?4Runner outlasts/);
});
