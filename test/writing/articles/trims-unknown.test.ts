import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const ofCanada = groupStores.find(({ store }) => store.country === 'CA');

test('trims that nobody here knows are refused, and not looked up by the reader', async () => {
  if (!ofCanada) throw new Error('No store of the fixtures is in Canada.');
  const { id: _id, ...store } = ofCanada;
  const brief = researchedBrief('kia telluride trims explained', store);
  expect(writeArticleFor(brief)).rejects.toThrow('insufficient_facts');
  const { markdown } = await writeArticleFor(researchedBrief('kia telluride trims explained'));
  expect(markdown).toContain('X-Pro');
});
