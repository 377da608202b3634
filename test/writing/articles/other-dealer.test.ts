import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const { id: _id, ...chevrolet } = groupStores[2] ?? { id: '' };

async function written(keyword: string): Promise<{ title: string; markdown: string }> {
  const given = { ...chevrolet, articleId: keyword };
  const { title, markdown } = await writeArticleFor(researchedBrief(keyword, given));
  return { title: title ?? '', markdown };
}

test('a store passes itself off as no dealer of a make that it has no franchise for', async () => {
  for (const keyword of ['ford dealer near me', 'ford dealership in lincoln']) {
    const { title, markdown } = await written(keyword);
    expect(title).toMatch(/^Used Ford trucks in Lincoln/);
    expect(markdown).not.toMatch(/^#.*dealer/im);
    expect(markdown).toMatch(/(?:six|Six) used Ford trucks/);
    expect(markdown.split('\n\n')[1]).toMatch(/not a Ford one|n't a Ford dealer/);
  }
}, 30_000);

test('but is called the dealer of its own make', async () => {
  expect((await written('chevy dealer near me')).title).toMatch(/dealer/i);
}, 30_000);
