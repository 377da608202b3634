import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function openingOf(place: number, keyword: string): Promise<string> {
  const store = groupStores[place];
  if (!store) throw new Error('There is no such store.');
  const brief = researchedBrief(keyword, { ...store, articleType: 'basic' });
  return (await writeArticleFor(brief)).markdown.split('\n## ')[0] ?? '';
}

test.each(['service trucks for sale', 'used flatbed trucks', 'utility trucks for sale'])(
  'a pickup is not sold as what it is not: %s',
  async (keyword) => {
    expect(await openingOf(4, keyword)).toMatch(
      /\bno (?:used )?trucks with a (?:service body|flatbed)/i,
    );
  },
);

test("a lot of used cars names no maker's program, whose dealers alone certify", async () => {
  const brief = researchedBrief('certified suvs', { ...groupStores[3], articleType: 'basic' });
  const { markdown } = await writeArticleFor(brief);
  expect(markdown).toMatch(/certified/i);
  expect(markdown).not.toMatch(/HondaTrue|Gold Certified|Chevrolet Certified/);
});
