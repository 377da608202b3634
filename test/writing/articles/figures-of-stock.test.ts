import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function pageOf(store: (typeof groupStores)[number], keyword: string): Promise<string> {
  const { id, ...own } = store;
  const brief = researchedBrief(keyword, { articleId: `${keyword} of ${id}`, ...own });
  const { markdown } = await writeArticleFor(brief);
  return markdown;
}

const [sanDiego, , lincoln, tampa] = groupStores;

test('fuel economy is that of the years, trims and wheels that stand here', async () => {
  const page = await pageOf(sanDiego!, 'certified pre-owned toyota');
  // The only Camry is an XSE with all-wheel drive; 51 is the LE.
  expect(page).toMatch(/\| Toyota Camry \| 2025 \| 1 \|.*\| 44 \|/);
  expect(page).not.toMatch(/\b51\b/);
});

test('the models of a list add up to all of them', async () => {
  const page = await pageOf(lincoln!, 'best awd cars for snow');
  const [, count = ''] =
    /(\d+) in stock, as of|has (\d+) AWD vehicles/.exec(page)?.filter(Boolean) ?? [];
  const table = page.split('by model, on our lot')[1]?.split('\n\n')[1] ?? '';
  const rows = table.split('\n').slice(2);
  const sum = rows.reduce((all, row) => all + Number(row.split(' | ')[2]), 0);
  expect(sum).toBe(Number(count));
});

test('model years that the guide does not know have their own row', async () => {
  const page = await pageOf(tampa!, 'cheap used cars tampa');
  expect(page).toContain('| Chevrolet Bolt EUV | 2021 | 2 | $15,260 | – |');
});
