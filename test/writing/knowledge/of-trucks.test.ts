import { expect, test } from 'bun:test';
import { ofTruck } from '../../../src/writing/knowledge/of-trucks.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

test('a car is a truck, and what has a car in its name stays', () => {
  expect(ofTruck('Your car pulls; the car maker lists a car seat.')).toBe(
    'Your truck pulls; the car maker lists a car seat.',
  );
});

const trucks = groupStores.find(({ id }) => id === 'trucks, Texas');

test('where only trucks are sold, a page on service speaks of your truck', async () => {
  if (!trucks) throw new Error('No store of trucks');
  const { id: _id, ...own } = trucks;
  const brief = researchedBrief('truck alignment Amarillo', { articleType: 'basic', ...own });
  const { markdown } = await writeArticleFor(brief);
  expect(markdown).toContain('your truck');
  expect(markdown).not.toMatch(/\b(?:your|the|my) car\b/);
});
