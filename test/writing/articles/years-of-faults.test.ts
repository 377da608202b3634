import { expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function openingOn(keyword: string, id: string): Promise<string> {
  const brief = researchedBrief(keyword, { articleType: 'qa', articleId: `${keyword} ${id}` });
  return (await writeArticleFor(brief)).paragraphs[0]?.text ?? '';
}

test.each(['a', 'b', 'c'])('years to avoid come first, engine faults apart (%s)', async (id) => {
  const told = await openingOn('what years of nissan altima to avoid', id);
  expect(told).toMatch(/(?:careful|hardest|care) .{0,12}Altima of 2013 to 2020\./);
  expect(told.indexOf('CVT')).toBeLessThan(told.indexOf('2021 to 2024'));
  expect(told).not.toContain('hood latches');
});

test.each(['a', 'b', 'c'])('a record says since when it is kept (%s)', async (id) => {
  const told = await openingOn('is the mazda cx-5 reliable', id);
  expect(told).toMatch(/(?:since|begins with) 2013/);
  expect(told).toMatch(/CX-5 (?:of|to start with is that of) 2022 to 2024, late in the/);
});

test('a question is not put behind another in one heading', async () => {
  const brief = researchedBrief('how long do honda civics last km', { articleType: 'qa' });
  const { markdown } = await writeArticleFor(brief);
  expect(markdown).not.toMatch(/^#+ How long .*: (?:does|do|is|can|what|how) /m);
});
