import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function pageOf(place: number, keyword: string, articleType: 'basic' | 'qa' = 'basic') {
  const store = groupStores[place];
  if (!store) throw new Error('There is no such store.');
  const { id, ...own } = store;
  const given = { ...own, articleId: `${keyword} of ${id}`, articleType };
  const brief = researchedBrief(keyword, given);
  const { title, markdown } = await writeArticleFor(brief);
  const [, opening = ''] = markdown.split('\n\n');
  return { title: title ?? brief.title ?? '', opening, markdown };
}

test('cars for snow are named by their wheels, and not by the height of off-roaders', async () => {
  const { opening, markdown } = await pageOf(2, 'best awd cars for snow');
  expect(opening).toMatch(/Subaru|Outback/);
  expect(markdown).not.toMatch(/Bronco|Wrangler/);
});

test('a used truck for towing is named, with what stands here', async () => {
  const { markdown } = await pageOf(1, 'what is the best used truck for towing under 30k', 'qa');
  expect(markdown.split('\n\n')[1]).toMatch(/F-150/);
  expect(markdown).toMatch(/\$20,065 .*P3274/);
});

test('the cheapest truck to own is no list by price', async () => {
  const { title, opening } = await pageOf(4, 'cheapest truck to own used');
  expect(title).toMatch(/^Cheapest used truck to own/);
  expect(opening).toMatch(/to own/);
});

test('the best of a year that is not here keeps its name', async () => {
  const { title } = await pageOf(0, 'best midsize suv 2026');
  expect(title).toMatch(/^Best midsize SUV of 2026/);
});

test('three rows and mileage are asked for together', async () => {
  const keyword = 'where can i find 7 seater suv with good gas mileage cheap';
  const { opening } = await pageOf(2, keyword, 'qa');
  expect(opening).toMatch(/Highlander Hybrid/);
});
