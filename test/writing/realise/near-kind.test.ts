import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const [, , , usedCars, trucks] = groupStores;

async function written(keyword: string, store: (typeof groupStores)[number] | undefined) {
  if (!store) throw new Error('no such store');
  const { id, ...own } = store;
  const brief = researchedBrief(keyword, {
    articleId: `${keyword} of ${id}`,
    articleType: 'basic',
    contentLength: 1200,
    ...own,
  });
  const { title, markdown } = await writeArticleFor(brief);
  return { title: title ?? brief.title ?? '', markdown };
}

test('what stands in goes by its own name', async () => {
  const { markdown } = await written('used diesel trucks for sale amarillo', trucks);
  expect(markdown).toMatch(/^## .*: (?:the )?used gas trucks (?:we have|on our lot)$/m);
  const [opening = ''] = markdown.split('\n').filter((line) => line.includes('diesel trucks'));
  expect(opening.match(/as of /g)?.length ?? 0).toBeLessThan(2);
});

test('half-tons are called so, and no rating of another build stands beside them', async () => {
  const { markdown } = await written('4x4 crew cab 3/4 ton truck with tow package', trucks);
  expect(markdown).toMatch(/\bhalf-ton\b/);
  expect(markdown).not.toMatch(/\| [^|]*rear-wheel-drive regular cab/);
});

test('no closest is promised where only another kind is here', async () => {
  const { title } = await written('convertible used mustang v8 manual', usedCars);
  expect(title).not.toMatch(/closest|close/);
  expect(title).toMatch(/^Used V8 manual Mustang convertible/);
});

test('a hybrid has no gearbox of the gas car', async () => {
  const { markdown } = await written('certified pre owned rav4 hybrid', groupStores[0]);
  expect(markdown).not.toContain('8-speed');
});
