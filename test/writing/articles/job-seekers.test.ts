import { expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

test('who looks for a job is asked neither as a driver nor as a shopper', async () => {
  for (const articleId of ['one', 'two', 'three']) {
    const brief = researchedBrief('diesel mechanic jobs', { articleId, articleType: 'basic' });
    const { markdown } = await writeArticleFor(brief);
    expect(markdown).not.toMatch(/^## .*\b(?:drivers|shoppers)\b/m);
    expect(markdown).toContain('service manager');
    expect(markdown).not.toContain('salespeople');
  }
});
