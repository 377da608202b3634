import { expect, test } from 'bun:test';
import { fixtureBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

async function openingIn(country: string, state: string, keyword: string): Promise<string> {
  const store = { ...fixtureBrief().store, country, state };
  const draft = await writeArticleFor(researchedBrief(keyword, { store }));
  return proseOf(draft)[0] ?? '';
}

test.each([
  ['US', 'TX', 'texas car sales tax', /\b6\.25 percent\b/],
  ['US', 'OH', 'car sales tax', /\b5\.75 percent plus county tax\b/],
  ['CA', 'ON', 'ontario car sales tax', /\b13 percent HST\b/],
])(
  'a store in %s-%s asked for "%s" names the rate first',
  async (country, state, keyword, rate) => {
    expect(await openingIn(country, state, keyword)).toMatch(rate);
  },
);

test('of another state than the store’s no rate is told', async () => {
  expect(await openingIn('US', 'OH', 'texas car sales tax')).not.toMatch(/\d/);
});
