import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedLanding } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const [sanDiego, houston] = groupStores;

async function landing(year: number, make: string, model: string, own = houston) {
  const { id = '', ...rest } = own ?? {};
  const articleId = `modellanding ${model} of ${id}`;
  return (await writeArticleFor({ ...researchedLanding(year, make, model), ...rest, articleId }))
    .markdown;
}

test('a new face within a generation is an update and no redesign', async () => {
  const markdown = await landing(2022, 'GMC', 'Sierra 1500');
  expect(markdown).toMatch(/\bupdate|\brevised\b|up to date/);
  expect(markdown).not.toMatch(/redesigned|redesign of|new design|design goes back/);
});

test('a year does not stand in for all years since', async () => {
  expect(await landing(2022, 'Mazda', 'CX-5')).not.toMatch(/2022 CX-5 for 2022/);
});

test('what has to be charged is no stand-in for a hybrid', async () => {
  expect(await landing(2026, 'Toyota', 'Prius', sanDiego)).not.toMatch(/\bBolt\b/);
});

test('the page of a model that is not here has a number to call', async () => {
  const markdown = await landing(2026, 'Kia', 'Telluride');
  expect(markdown).toContain('(218) 555-0142');
  expect(markdown).toMatch(/\| Trims \|/);
  expect(markdown).not.toMatch(/\bEPA\b/);
});

test('mpg of some engines is told by their names', async () => {
  const sierra = await landing(2025, 'GMC', 'Sierra 1500');
  expect(sierra).toMatch(/mpg, combined \| 18 \(5\.3L/);
  const prius = await landing(2026, 'Toyota', 'Prius');
  expect(prius).not.toContain('ask us about');
  expect(await landing(2022, 'Mazda', 'CX-5')).toContain('| 26 (2.5 S); 24 (turbo) |');
});
