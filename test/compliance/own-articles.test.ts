import { describe, expect, test } from 'bun:test';
import { checkText } from '../../src/api/compliance/check-text.ts';
import { bareContext } from '../../src/api/compliance/rules/context.ts';
import { stateOf } from '../../src/api/compliance/rules/states.ts';
import type { Brief } from '../../src/writing/brief.ts';
import { articleKeywords } from '../support/article-keywords.ts';
import { researchedBrief, researchedLanding } from '../support/researched-brief.ts';
import { newYear } from '../support/stock.ts';
import { stockModels } from '../support/stock-models.ts';
import { writeArticleFor } from '../support/write-article.ts';

/** A spread of what stores ask for: one keyword in eleven. */
const keywords = articleKeywords.filter((_, index) => index % 11 === 0);
const states = ['TX', 'NJ', 'OH'].flatMap((code) => stateOf(code) ?? []);

async function errorsIn(brief: Brief): Promise<string[]> {
  const { markdown } = await writeArticleFor(brief);
  const context = { ...bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04'), states };
  const { issues } = checkText(markdown, 'markdown', context);
  return issues.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
}

describe('our own articles have no errors', () => {
  for (const articleType of ['basic', 'qa', 'expert'] as const) {
    test(`of the type ${articleType}`, async () => {
      for (const keyword of keywords) {
        const errors = await errorsIn(researchedBrief(keyword, { articleType }));
        expect([keyword, ...errors]).toEqual([keyword]);
      }
    });
  }

  test('on models of the lot', async () => {
    for (const { make, model } of stockModels.slice(0, 5)) {
      const errors = await errorsIn(researchedLanding(newYear, make, model));
      expect([model, ...errors]).toEqual([model]);
    }
  });
});
