import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function textOf(place: number, keyword: string): Promise<string> {
  const store = groupStores[place];
  if (!store) throw new Error('There is no such store.');
  const { id, ...own } = store;
  const given = { ...own, articleId: `${keyword} of ${id}` };
  const brief = researchedBrief(keyword, { articleType: 'basic', contentLength: 1200, ...given });
  return (await writeArticleFor(brief)).markdown;
}

test("a maker's program is told of its own cars, with what it covers", async () => {
  const text = await textOf(2, 'cpo suvs lincoln ne');
  expect(text).toContain('Chevrolet Certified Pre-Owned covers the powertrain for 6 years');
  expect(text).not.toMatch(/certified (?:vehicles come from|under) Chevrolet/);
});

test('what costs more than was asked for is shown up to the next step', async () => {
  const text = await textOf(2, 'used suvs under 12000');
  expect(text).toMatch(/used SUVs under \$18,000/);
  expect(text).not.toMatch(/\$3\d,\d{3}/);
});

test('a caption names the EPA where a column is of the EPA', async () => {
  const rated = await textOf(3, 'cheap used cars tampa');
  expect(rated).toMatch(/by model, .* with manufacturer and EPA figures\n[^#]*EPA mpg/);
  const unrated = await textOf(0, 'trucks with the most payload');
  expect(unrated).toMatch(/by model, .* with manufacturer figures\n(?![^#]*EPA mpg)/);
});
