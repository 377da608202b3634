import { expect, test } from 'bun:test';
import { indirect } from '../../../src/writing/english/indirect.ts';
import { withArticles } from '../../../src/writing/english/with-articles.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

test.each(['hybrid maintenance', 'EV charging at home'])('"%s" lists no cars', async (keyword) => {
  const [sanDiego] = groupStores;
  if (!sanDiego) throw new Error('No store');
  const { id: _id, ...own } = sanDiego;
  const { markdown } = await writeArticleFor(researchedBrief(keyword, own));
  expect(markdown).not.toContain('| In stock |');
});

test('a car is under warranty, without an article', () => {
  expect(withArticles('Is my car under warranty?')).toBe('Is my car under warranty?');
  expect(indirect('Is my car under warranty?')).toBe('whether your car is under warranty');
});
