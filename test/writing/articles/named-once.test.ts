import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

test('the lowest-priced of all is not named as that of the safe ones too', async () => {
  const { id: _id, ...own } = groupStores[3] ?? { id: '' };
  const keyword = 'best used car for a college student';
  const articleId = `qa ${keyword}`;
  const { markdown } = await writeArticleFor(
    researchedBrief(keyword, { ...own, articleId, articleType: 'qa' }),
  );
  const opening = markdown.split('\n## ')[0] ?? '';
  expect(opening.match(/P6237/g) ?? []).toBeArrayOfSize(1);
}, 30_000);
