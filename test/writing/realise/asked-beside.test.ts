import { expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

test('every store says the version of an answer that speaks of what was typed', async () => {
  for (const place of [0, 1, 2, 3]) {
    const brief = researchedBrief('does gap insurance cover theft', { place });
    const [opening = ''] = proseOf(await writeArticleFor(brief));
    expect(opening.slice(opening.indexOf('?') + 1)).toMatch(/theft|stolen/i);
  }
});
