import { Type } from '@sinclair/typebox';
import { pageKey } from '../../../lib/page-key.ts';
import type { RawArticle } from '../snapshot/raw-site.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
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
import { counted } from './words.ts';

const questionStart = /^(who|what|when|where|why|how|can|does|do|is|are|which|should|will)\b/;
const maxQuestions = 8;
const minWords = 400;

const url = 'https://lakesidechevrolet.example/blog/colorado';

export const missingFaq = defineAnalyzer({
  id: 'missing_faq',
  description: 'A live article answers no questions under headings of their own.',
  suggestedArticleType: 'qa',
  actionableVia: 'POST /content',
  prior: 50,
  ease: 0.9,
  metadata: Type.Object({
    ...articleFields,
    questions: Type.Array(Type.String(), { description: 'Searches that led to the page.' }),
    impressions: Type.Integer(),
  }),
  examples: {
    finds: {
      'no question in any heading': () => ({
        articles: [article('The Colorado', { hasFaq: false })],
      }),
      'people come to it with questions': () => ({
        articles: [article('The Colorado', { hasFaq: false, postedUrl: url })],
        searches: [
          { query: 'how much can a colorado tow', page: url, impressions: 80, position: 6 },
        ],
      }),
    },
    ignores: {
      'with questions': () => ({ articles: [article('The Colorado')] }),
      'not live': () => ({
        articles: [article('The Colorado', { hasFaq: false, postingStatus: 'draft' })],
      }),
      'an event needs none': () => ({
        articles: [article('Truck Month', { hasFaq: false, type: 'salesevent' })],
      }),
    },
  },
  *find(site) {
    const questionsByUrl = questionsOf(site);
    for (const one of site.articles) {
      const isMeant = isLive(one) && one.hasFaq === false && one.type !== 'salesevent';
      if (!isMeant || (one.wordCount ?? 0) < minWords) continue;
      const questions = (one.postedUrl && questionsByUrl.get(pageKey(one.postedUrl))) || [];
      const impressions = impressionsAt(site, one);
      yield {
        key: [one.id],
        title: `Add questions and answers to “${one.title}”`,
        description: describe(one, questions),
        keyword: keywordOf(one),
        evidence: {
          impressions,
          gap: questions.length > 0 ? 1 : 0.6,
          units: unitsOfArticle(site, one),
          agedShare: 0,
          ageDays: ageInDays(site, one.updatedAt),
        },
        metadata: { ...articleFieldsOf(one), questions, impressions },
      };
    }
  },
});

function questionsOf({ search }: Snapshot): Map<string, string[]> {
  const questions = new Map<string, string[]>();
  for (const [query, rows] of search?.pairs ?? []) {
    if (!questionStart.test(query)) continue;
    for (const { url } of rows) {
      const key = pageKey(url);
      const own = questions.get(key) ?? [];
      if (own.length < maxQuestions) questions.set(key, [...own, query]);
    }
  }
  return questions;
}

function describe({ wordCount }: RawArticle, questions: readonly string[]): string {
  const length = `${(wordCount ?? 0).toLocaleString('en-US')} words, and no question among them`;
  if (questions.length === 0) {
    return (
      `It has ${length}. Three or four short questions with direct ` +
      'answers help readers who skim, and search engines quote them.'
    );
  }
  const examples = questions.slice(0, 3).map((question) => `“${question}”`);
  if (questions.length === 1) {
    return `It has ${length}, though people reach it by asking ${examples.join('')}.`;
  }
  return (
    `It has ${length}, though people reach it with ${counted(questions.length, 'question')}, ` +
    `such ` +
    `as ${examples.join(', ')}.`
  );
}
