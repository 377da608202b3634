import { Type } from '@sinclair/typebox';
import { defineAnalyzer } from './analyzer.ts';
import {
  ageInDays,
  articleFields,
  articleFieldsOf,
  impressionsAt,
  isLive,
  keywordOf,
  unitsOfArticle,
} from './article-metadata.ts';
import { article } from './example-site.ts';

/** Below this an article hardly answers one question. */
const minWords = 300;
/** The length asked for is a ceiling: an article ends when it has answered. */
const minShareOfRequest = 0.25;

export const thinContent = defineAnalyzer({
  id: 'thin_content',
  description: 'A live article is very short, or far from as long as was asked for.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 60,
  ease: 0.8,
  metadata: Type.Object({
    ...articleFields,
    words: Type.Integer(),
    wanted_words: Type.Integer(),
    impressions: Type.Integer(),
  }),
  examples: {
    finds: {
      'two hundred words': () => ({ articles: [article('Why Tires Matter', { wordCount: 200 })] }),
      'a fifth of what was asked for': () => ({
        articles: [article('The Tahoe', { wordCount: 500, contentLength: 2500 })],
      }),
    },
    ignores: {
      'as long as was asked for': () => ({
        articles: [article('Why Tires Matter', { wordCount: 1100 })],
      }),
      'an event is told in few words': () => ({
        articles: [article('Spring Sale', { wordCount: 200, type: 'salesevent' })],
      }),
      'nobody can see it yet': () => ({
        articles: [article('Why Tires Matter', { wordCount: 200, postingStatus: 'draft' })],
      }),
      'short in a language that writes without blanks': () => ({
        articles: [article('轮胎', { wordCount: 90, language: 'Mandarin Chinese' })],
      }),
    },
  },
  *find(site) {
    for (const one of site.articles) {
      const { wordCount, contentLength, type } = one;
      const isCounted = !/^(Mandarin Chinese|Japanese)$/.test(one.language);
      if (!isLive(one) || wordCount === null || type === 'salesevent' || !isCounted) continue;
      const wanted = Math.max(minWords, Math.round(contentLength * minShareOfRequest));
      if (wordCount >= wanted) continue;
      const impressions = impressionsAt(site, one);
      yield {
        key: [one.id],
        title: `Deepen “${one.title}”: only ${wordCount} words`,
        description:
          `It has ${wordCount} words, where ${contentLength.toLocaleString('en-US')} were asked ` +
          'for. Answer more of the questions that its IdeaCloud lists, or join it to a related ' +
          'article.',
        keyword: keywordOf(one),
        articleType: type,
        evidence: {
          impressions,
          gap: 1 - wordCount / Math.max(contentLength, minWords),
          units: unitsOfArticle(site, one),
          agedShare: 0,
          ageDays: ageInDays(site, one.updatedAt),
        },
        metadata: {
          ...articleFieldsOf(one),
          words: wordCount,
          wanted_words: contentLength,
          impressions,
        },
      };
    }
  },
});
