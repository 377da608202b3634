import { expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

/** From a long article down to one that has room for little more than its answers. */
const lengths = [1200, 600, 400];

test.each([
  ['ev battery warranty', /\b8 years or 100,000 miles\b/],
  ['how long is a new car warranty', /\b36,000\b/],
  ['how often should i rotate my tires', /\b5,000 to 8,000 miles\b/],
  ['how old is too old for tires', /\b(?:six to ten|six and ten) years\b/i],
  ['how far can an electric car go', /\b(?:270|350|500) miles\b/],
  ['auto loan rates by credit score', /\bpercent\b.*\bAPR\b|\bAPR\b.*\bpercent\b/],
  ['late registration fee california', /\b20 dollars\b/],
])('asked for "%s" an article of any length opens with the figure', async (keyword, figure) => {
  for (const contentLength of lengths) {
    for (const articleId of ['one', 'another']) {
      const draft = await writeArticleFor(researchedBrief(keyword, { contentLength, articleId }));
      expect(proseOf(draft)[0] ?? '').toMatch(figure);
    }
  }
});
