import type { Static } from '@sinclair/typebox';
import { asksForPage } from '../../../schema/contracts/content-intelligence.ts';
import type { SuggestionCard, SuggestionsAnswer } from '../../../schema/contracts/suggestions.ts';
import type { Context } from '../../context.ts';
import { day, isoTime } from '../../lib/clock.ts';
import { sha256Hex } from '../../lib/hash.ts';
import { contentStems } from '../../writing/research/reading/stem.ts';
import { compact, normalise } from '../../writing/research/reading/normalise.ts';
import { closedTopics, topicKey } from './closed-topics.ts';
import { keyOf } from './fold-keyword.ts';
import { quickStarts } from './quick-starts.ts';
import {
  keywordKeysInUse,
  postedTopics,
  rankingKeys,
  recentKeywords,
  stockByModel,
  storePlace,
  suggestedTopics,
  type SuggestedTopic,
} from './suggestions-store.ts';

export type Card = Static<typeof SuggestionCard>;
type Suggestions = Static<typeof SuggestionsAnswer>['data'];

/** As far as Search Console itself looks back: 16 months. */
const rankedWithinMs = 490 * day;

/**
 * What to research next: the active recommendations that ask for a new page, and models in stock
 * that nobody has researched. Without what was consumed (an IdeaCloud on the same keyword, for a
 * quick start also a recommendation on its topic that was acted on or dismissed), and
 * without what a page outside covers already, which is counted.
 */
export async function createSuggestions(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
): Promise<Suggestions> {
  const recommended = await suggestedTopics(reader, siteId);
  const city = await storePlace(reader, siteId);
  const closed = await closedTopics(reader, siteId, city);
  const fromStock = quickStarts(
    await stockByModel(reader, siteId),
    city,
    await recentKeywords(reader, siteId),
    (topics) => topics.some((topic) => closed.has(topicKey(topic, city))),
  );
  const cards = distinct([
    ...recommended.filter(({ type }) => asksForPage(type)).map((one) => cardOf(siteId, one)),
    ...fromStock.map(({ topics: _topics, ...start }) => {
      return { ...start, id: idOf(siteId, start.keyword), ...noSource };
    }),
  ]);
  const keys = new Map(cards.map((card) => [card, keyOf(card.keyword)]));
  const used = await keywordKeysInUse(reader, siteId, [...keys.values()]);
  const open = cards.filter((card) => !used.has(keys.get(card) ?? ''));
  const since = isoTime(clock.now() - rankedWithinMs).slice(0, 10);
  const wanted = open.map(({ keyword }) => compact(keyword));
  const ranking = await rankingKeys(reader, siteId, wanted, since);
  const posted = (await postedTopics(reader, siteId)).map(stemsOf);
  const suggestions = open.filter(({ keyword }) => {
    return !ranking.has(compact(keyword)) && !isCovered(keyword, posted);
  });
  return {
    suggestions,
    sources: {
      content_suggestion: count(suggestions, 'content_suggestion'),
      quick_start: count(suggestions, 'quick_start'),
    },
    suppressed_external_count: open.length - suggestions.length,
  };
}

const noSource = {
  source: 'quick_start' as const,
  content_suggestion_id: null,
  external_source: null,
  external_fingerprint: null,
};

function cardOf(siteId: string, topic: SuggestedTopic): Card {
  const { id, title, description, priorityScore, articleType, metadata } = topic;
  const keyword = typeof metadata.keyword === 'string' ? metadata.keyword : title;
  const isSearched = Array.isArray(metadata.queries) && metadata.queries.length > 0;
  return {
    id,
    source: 'content_suggestion',
    title,
    subtitle: `${articleNames[articleType] ?? 'Article'}: ${keyword}`,
    short_reason: /^.+?[.?](?= |$)/.exec(description)?.[0] ?? description,
    priority: priorityScore,
    keyword,
    content_suggestion_id: id,
    external_source: isSearched ? 'search_console' : null,
    external_fingerprint: isSearched ? fingerprintOf(siteId, keyword) : null,
  };
}

const articleNames: Readonly<Record<string, string>> = {
  basic: 'Article',
  qa: 'Questions and answers',
  expert: 'Expert article',
  modellanding: 'Model page',
  comparison: 'Comparison',
  salesevent: 'Sales event',
};

/** The best of those with one keyword, highest priority first. */
function distinct(cards: readonly Card[]): Card[] {
  const seen = new Set<string>();
  return cards
    .toSorted((a, b) => b.priority - a.priority)
    .filter(({ keyword }) => {
      const key = compact(keyword);
      return !seen.has(key) && seen.add(key);
    });
}

function count(cards: readonly Card[], source: Card['source']): number {
  return cards.filter((card) => card.source === source).length;
}

function stemsOf(text: string): Set<string> {
  return new Set(contentStems(normalise(text)));
}

/** A page that says every subject word of the keyword is about it. */
function isCovered(keyword: string, pages: readonly ReadonlySet<string>[]): boolean {
  const stems = contentStems(normalise(keyword));
  return stems.length > 0 && pages.some((page) => stems.every((stem) => page.has(stem)));
}

function fingerprintOf(siteId: string, keyword: string): string {
  return sha256Hex(`${siteId}\n${compact(keyword)}`);
}

/** The same card on every call: a UUID of version 8 (RFC 9562 section 5.8) from the keyword. */
function idOf(siteId: string, keyword: string): string {
  const hex = fingerprintOf(siteId, keyword);
  const [a, b] = [hex.slice(0, 8), hex.slice(8, 12)];
  return `${a}-${b}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
