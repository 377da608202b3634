import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStore } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';
import { briefsByType } from './briefs-by-type.ts';

const ontario = {
  ...fixtureStore,
  city: 'Thunder Bay',
  state: 'ON',
  zip: 'P7B 1A1',
  country: 'CA',
  timeZone: 'America/Toronto',
};

describe('an article of a store outside the United States', () => {
  const keywords = ['recall check', 'used car inspection', 'hybrid cars', 'Toyota Camry safety'];
  const briefs: Brief[] = [
    ...Object.values(briefsByType).map((make) => ({ ...make(), vehicleFacts: [] })),
    ...keywords.map((keyword) => researchedBrief(keyword)),
    ...keywords.map((keyword) => researchedBrief(keyword, { articleType: 'expert' })),
  ];

  test.each(briefs.map((brief) => [`${brief.articleType}, ${brief.articleId}`, brief] as const))(
    'names no American agency: %s',
    async (_name, brief) => {
      const { markdown } = await writeArticleFor({ ...brief, store: ontario });
      expect(markdown).not.toMatch(
        /\b(NHTSA|IIHS|EPA|FTC|DMV|NMVTIS|IRS)\b|nhtsa\.gov|fueleconomy/,
      );
      expect(markdown).not.toMatch(/\bfederal\b|\byour state\b|\bstate law\b/i);
    },
  );
});
