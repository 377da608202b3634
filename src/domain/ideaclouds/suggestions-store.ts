import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { ideaclouds, keywordKey } from '../../../schema/tables/ideaclouds.ts';
import { recommendations } from '../../../schema/tables/recommendations.ts';
import { searchRows } from '../../../schema/tables/search-rows.ts';
import { sites } from '../../../schema/tables/sites.ts';
import { vehicleCounts } from '../../../schema/tables/vehicles.ts';
import { isOneOf } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import type { StockCount } from './quick-starts.ts';

/** A site has at most so many active ones. */
const maxTopics = 200;
/** Older articles and keywords are seldom on what is on the lot today. */
const maxPosted = 2_000;
const maxKeywords = 2_000;
/** Two pages of results: further down a page does not serve anybody. */
const rankedPosition = 20;
/** Where the figures do not say which page it is, it has to be seen to count. */
const rankedWithoutPage = 10;

export type SuggestedTopic = {
  id: string;
  type: string;
  title: string;
  description: string;
  priorityScore: number;
  articleType: string;
  metadata: Record<string, unknown>;
};

const activeTopics = prepared((db: Reader['db']) =>
  db
    .select({
      id: recommendations.id,
      type: recommendations.suggestionType,
      title: recommendations.title,
      description: recommendations.description,
      priorityScore: recommendations.priorityScore,
      articleType: recommendations.suggestedArticleType,
      metadata: recommendations.metadata,
    })
    .from(recommendations)
    .where(
      and(
        eq(recommendations.siteId, sql.placeholder('siteId')),
        eq(recommendations.status, 'active'),
      ),
    )
    .orderBy(desc(recommendations.priorityScore), desc(recommendations.id))
    .limit(maxTopics)
    .prepare(),
);

/** The active recommendations, highest priority first. */
export async function suggestedTopics(reader: Reader, siteId: string): Promise<SuggestedTopic[]> {
  return activeTopics(reader).all({ siteId });
}

export async function stockByModel(reader: Reader, siteId: string): Promise<StockCount[]> {
  const { make, model, year, condition, vehicles } = vehicleCounts;
  const own = eq(vehicleCounts.siteId, siteId);
  return reader.db
    .select({ make, model, year, condition, vehicles })
    .from(vehicleCounts)
    .where(own)
    .all();
}

/** The city of the store. */
export async function storePlace(reader: Reader, siteId: string): Promise<string | null> {
  const own = eq(sites.id, siteId);
  return (await reader.db.select({ city: sites.city }).from(sites).where(own).get())?.city ?? null;
}

/** Folded keywords of the newest IdeaClouds; from the index of the list alone. */
export async function recentKeywords(reader: Reader, siteId: string): Promise<string[]> {
  const rows = await reader.db
    .select({ keyword: ideaclouds.keywordFolded })
    .from(ideaclouds)
    .where(eq(ideaclouds.siteId, siteId))
    .orderBy(desc(ideaclouds.createdAt), desc(ideaclouds.id))
    .limit(maxKeywords)
    .all();
  return rows.map(({ keyword }) => keyword);
}

/** Which of the keys (folded keywords without blanks and punctuation) have an IdeaCloud. */
export async function keywordKeysInUse(
  reader: Reader,
  siteId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await reader.db
    .select({ key: keywordKey })
    .from(ideaclouds)
    .where(and(eq(ideaclouds.siteId, siteId), isOneOf(keywordKey, keys)))
    .all();
  return new Set(rows.map(({ key }) => key));
}

/** Which of the queries (by letters and digits alone) a page of the site ranks for. */
export async function rankingKeys(
  reader: Reader,
  siteId: string,
  keys: readonly string[],
  since: string,
): Promise<Set<string>> {
  const { queryKey, page, impressions, positionSum, lastDate } = searchRows;
  const limit = sql`CASE ${page} WHEN '' THEN ${rankedWithoutPage} ELSE ${rankedPosition} END`;
  const rows = await reader.db
    .selectDistinct({ key: queryKey })
    .from(searchRows)
    .where(
      and(
        eq(searchRows.siteId, siteId),
        sql`${queryKey} <> ''`,
        isOneOf(queryKey, keys),
        gte(lastDate, since),
        sql`${impressions} > 0 AND ${positionSum} <= ${limit} * ${impressions}`,
      ),
    )
    .all();
  return new Set(rows.map(({ key }) => key));
}

/** What the articles that were posted outside say they are about: title, keyword, address. */
export async function postedTopics(reader: Reader, siteId: string): Promise<string[]> {
  const rows = await reader.db
    .select({ title: articles.title, keyword: ideaclouds.keyword, url: articles.postedUrl })
    .from(articles)
    .leftJoin(ideaclouds, eq(ideaclouds.id, articles.ideacloudId))
    .where(and(eq(articles.siteId, siteId), isNotNull(articles.postedUrl)))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(maxPosted)
    .all();
  return rows.map(({ title, keyword, url }) => {
    const slug = (url ?? '').replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[/_+?&=-]+/g, ' ');
    return [title, keyword, slug].filter(Boolean).join(' ');
  });
}
