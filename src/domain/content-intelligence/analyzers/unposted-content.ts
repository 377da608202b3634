import { Type } from '@sinclair/typebox';
import { defineAnalyzer } from './analyzer.ts';
import {
  ageInDays,
  articleFields,
  articleFieldsOf,
  keywordOf,
  unitsOfArticle,
} from './article-metadata.ts';
import { article } from './example-site.ts';
import { counted } from './words.ts';

/** Time enough for somebody to look at it. */
const afterDays = 7;

export const unpostedContent = defineAnalyzer({
  id: 'unposted_content',
  description: 'A finished article has been lying unpublished for a week or more.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content/{id}/posted',
  prior: 80,
  ease: 1,
  metadata: Type.Object({ ...articleFields, waiting_days: Type.Integer(), words: Type.Integer() }),
  examples: {
    finds: {
      'finished ten days ago': () => ({
        articles: [article('Trading In a Truck', { days: 10, postingStatus: 'draft' })],
      }),
    },
    ignores: {
      'finished yesterday': () => ({
        articles: [article('Trading In a Truck', { days: 1, postingStatus: 'draft' })],
      }),
      published: () => ({ articles: [article('Trading In a Truck', { days: 10 })] }),
      scheduled: () => ({
        articles: [article('Trading In a Truck', { days: 10, postingStatus: 'scheduled' })],
      }),
      'posted elsewhere': () => ({
        articles: [
          article('Trading In a Truck', {
            days: 10,
            postingStatus: 'draft',
            postedUrl: 'https://lakesidechevrolet.example/blog/trade',
          }),
        ],
      }),
      'not written yet': () => ({
        articles: [
          article('Trading In a Truck', { days: 10, postingStatus: 'draft', status: 'failed' }),
        ],
      }),
    },
  },
  *find(site) {
    for (const one of site.articles) {
      const isWaiting = one.postingStatus === 'draft' && one.postedUrl === null;
      const days = ageInDays(site, one.updatedAt);
      if (one.status !== 'complete' || !isWaiting || days < afterDays) continue;
      const words = one.wordCount ?? 0;
      yield {
        key: [one.id],
        title: `Publish “${one.title}”`,
        description:
          `It has been finished for ${counted(days, 'day')} (${words.toLocaleString('en-US')} ` +
          'words) and nobody can read it yet. Publish it, or report the address where it stands.',
        keyword: keywordOf(one),
        articleType: one.type,
        evidence: {
          impressions: 0,
          gap: 1,
          units: unitsOfArticle(site, one),
          agedShare: 0,
          ageDays: days - afterDays,
        },
        metadata: { ...articleFieldsOf(one), waiting_days: days, words },
      };
    }
  },
});
