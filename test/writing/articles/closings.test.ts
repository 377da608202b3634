import { describe, expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';
import { comparisonBrief } from './briefs-by-type.ts';

/** What the last paragraph has to speak of, by what readers came for. */
const ends: readonly [keyword: string, step: RegExp][] = [
  ['coolant flush', /\b(?:car|technician|VIN|mileage)\b/],
  ['trade in value of my car', /\b(?:offers?|appraisal|look (?:at|the) )/],
  ['how do car loans work', /\b(?:numbers|quote|total|figure|spend)\b/],
  ['dealership service advisor jobs', /\b(?:jobs|open|hir(?:es|ing))\b/],
  ['lease over mileage', /\b(?:buyout|trade|leased car|choices)\b/],
  ['open recalls on used cars', /\bstock number\b.*\bVIN\b|\bVIN\b.*\bstock number\b/],
  ['used pickup trucks for sale', /\b(?:drive|keys)\b/],
];

describe('the last paragraph', () => {
  test.each(ends)('of "%s" is one next step, with the store and its number', async (key, step) => {
    const last = proseOf(await writeArticleFor(researchedBrief(key))).at(-1) ?? '';
    expect(last).toMatch(step);
    expectNextStep(last);
  });

  test.each(['best suv for snow', 'which car is good in snow'])(
    'of "%s" is no repair',
    async (key) => {
      const { markdown } = await writeArticleFor(researchedBrief(key));
      expect(markdown).not.toMatch(/service desk|service team|estimate|technician/i);
    },
  );

  test.each(['how to get out of a car lease early', 'refinance car loan'])(
    'of "%s", on a car that one has, is no choice of another',
    async (key) => {
      const last = proseOf(await writeArticleFor(researchedBrief(key))).at(-1) ?? '';
      expect(last).not.toMatch(/pick a car|car you like|out-the-door/i);
      expectNextStep(last);
    },
  );

  test('of a comparison is a drive', async () => {
    const last = proseOf(await writeArticleFor(comparisonBrief())).at(-1) ?? '';
    expect(last).toMatch(/\b(?:drive|keys|narrowed)\b/);
    expectNextStep(last);
  });
});

function expectNextStep(paragraph: string): void {
  expect(paragraph).toContain('Lakeside Motors');
  expect(paragraph).toContain('(218) 555-0142');
  expect(paragraph.split(' ').length).toBeLessThan(50);
}
