import { expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

/** What goes for any hybrid is an answer to who asks about the battery of one. */
test.each(['prius hybrid battery replacement cost', 'prius check hybrid system warning'])(
  'the page on "%s" goes on with what its editor says is asked next',
  async (keyword) => {
    const brief = researchedBrief(keyword, { articleType: 'qa', contentLength: 1200 });
    const { markdown } = await writeArticleFor(brief);
    expect(markdown).toMatch(/## (?:Can I drive with a bad hybrid battery|What are the signs)/);
    expect(markdown).toMatch(/## (?:Is it worth replacing|Who should service)/);
  },
);
