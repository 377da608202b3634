import { Type } from '@sinclair/typebox';
import { contentStems } from '../../../writing/research/reading/stem.ts';
import { modelKey } from '../../../writing/research/reading/models.ts';
import type { Reading } from '../../../writing/research/reading/read-keyword.ts';
import { slugOf } from '../snapshot/page-index.ts';
import type { QueryFigures, Snapshot } from '../snapshot/snapshot.ts';
import { type ArticleType, defineAnalyzer } from './analyzer.ts';
import { impressionsOf, searchAgeDays, tradeSearches } from './demand.ts';
import { article, cars } from './example-site.ts';
import { oneDecimal, pageWord, spanOf, times } from './words.ts';

const minImpressions = 30;
/** From the third page of results on, nobody sees the site. */
const lostFrom = 20;
const questionStart = /^(who|what|when|where|why|how|can|does|do|is|are|which|should|will)\b/;

export const searchGap = defineAnalyzer({
  id: 'search_gap',
  description: 'People search for it, the site is shown far down, and no page is about it.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 0,
  ease: 0.8,
  metadata: Type.Object({
    query: Type.String(),
    queries: Type.Array(Type.String()),
    impressions: Type.Integer(),
    clicks: Type.Integer(),
    position: Type.Number(),
    is_question: Type.Boolean(),
  }),
  examples: {
    finds: {
      'a question on page four of the results': () => ({
        searches: [
          { query: 'how much can a chevy colorado tow', impressions: 140, position: 38 },
          { query: 'chevy colorado towing', impressions: 60, position: 33 },
        ],
      }),
    },
    ignores: {
      'shown on the first page': () => ({
        searches: [{ query: 'chevy colorado towing', impressions: 140, position: 6 }],
      }),
      rare: () => ({
        searches: [{ query: 'chevy colorado towing', impressions: 29, position: 38 }],
      }),
      'another trade': () => ({
        searches: [{ query: 'pizza delivery coupons', impressions: 900, position: 44 }],
      }),
      'a page on the topic is shown, if far down': () => ({
        searches: [
          {
            query: 'what does check engine light mean',
            page: 'https://lakesidechevrolet.example/blog/check-engine-light',
            impressions: 900,
            position: 44,
          },
        ],
      }),
      "the store's own name": () => ({
        searches: [{ query: 'lakeside chevrolet hours', impressions: 900, position: 24 }],
      }),
      'an article on it': () => ({
        searches: [{ query: 'chevy colorado towing', impressions: 140, position: 38 }],
        articles: [article('Towing with the Chevrolet Colorado')],
        units: cars(1, 'Chevrolet Colorado'),
      }),
    },
  },
  *find(site) {
    const groups = new Map<string, (QueryFigures & { reading: Reading })[]>();
    for (const search of tradeSearches(site, minImpressions)) {
      yield null;
      if (search === null || search.position <= lostFrom) continue;
      if (isCompared(site, search.reading) || isCovered(site, search)) continue;
      const key = topicKey(search.reading);
      groups.set(key, [...(groups.get(key) ?? []), search]);
    }
    for (const [key, searches] of groups) {
      const [top] = searches;
      if (top === undefined) continue;
      yield findingFor(site, key, top, searches);
    }
  },
});

function findingFor(
  site: Snapshot,
  key: string,
  top: QueryFigures & { reading: Reading },
  searches: QueryFigures[],
) {
  const { make, model } = top.reading;
  const stock =
    make && model ? site.models.find(({ name }) => name === modelKey({ make, model })) : undefined;
  const impressions = impressionsOf(searches);
  const isQuestion = questionStart.test(top.query);
  const others = searches.length > 1 ? ` and ${searches.length - 1} like it` : '';
  return {
    key: [key],
    title: `${isQuestion ? 'Answer' : 'Cover'} “${top.query}”`,
    description:
      `People saw your site ${times(impressions)} in ${spanOf(site, 'queries')} after searching ` +
      `for “${top.query}”${others}, but at position ${oneDecimal(top.position)}, where hardly ` +
      `anybody looks. No ${pageWord(site)} of yours is about it.`,
    keyword: top.query,
    articleType: articleTypeFor(top.reading, isQuestion),
    evidence: {
      impressions,
      gap: 1,
      units: stock?.units.length ?? 0,
      agedShare: stock?.agedShare ?? 0,
      ageDays: searchAgeDays(site),
    },
    metadata: {
      query: top.query,
      queries: searches.slice(0, 10).map(({ query }) => query),
      impressions,
      clicks: searches.reduce((sum, { clicks }) => sum + clicks, 0),
      position: top.position,
      is_question: isQuestion,
    },
  };
}

function articleTypeFor(reading: Reading, isQuestion: boolean): ArticleType {
  if (reading.rivals.length > 0) return 'comparison';
  if (isQuestion) return 'qa';
  return reading.model !== null && reading.topics.length === 0 ? 'modellanding' : 'basic';
}

/** Searches on one model and topic are one gap; others are told apart by their words. */
function topicKey({ make, model, topics, rivals, words }: Reading): string {
  const [topic] = topics;
  if (model !== null && topic) {
    return [make, model, topic, ...rivals.map(modelKey)].join(' ');
  }
  return [...new Set(contentStems(words))].sort().join(' ');
}

/** What the comparisons look for, where one of the two is in stock. */
function isCompared(site: Snapshot, { make, model, rivals }: Reading): boolean {
  if (!make || !model || rivals.length === 0) return false;
  const names = [{ make, model }, ...rivals].map(modelKey);
  return site.models.some(({ name }) => names.includes(name));
}

/** A page on the topic that is shown for the search, if far down: it is weak, but there. */
function isShownFor(site: Snapshot, query: string, { topics }: Reading): boolean {
  const [topic] = topics;
  const shown = site.search?.pairs.get(query) ?? [];
  return shown.some(({ url }) => {
    return topic !== undefined && site.read(slugOf(url).slice(0, 200)).topics.includes(topic);
  });
}

/** A page that says all of it, or, for a model and a topic, one on the model with that topic. */
function isCovered(site: Snapshot, search: QueryFigures & { reading: Reading }): boolean {
  const { reading, query } = search;
  const { make, model, topics } = reading;
  if (isShownFor(site, query, reading)) return true;
  if (site.pages.about(reading.words.join(' ')).length > 0) return true;
  if (!make || !model) return false;
  const pages = site.pages.ofModel(modelKey({ make, model }));
  const [topic] = topics;
  if (topic === undefined) return pages.length > 0;
  return pages.some(({ text }) => site.read(text.slice(0, 200)).topics.includes(topic));
}
