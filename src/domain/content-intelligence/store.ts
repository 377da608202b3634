import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import {
  recommendationCounts,
  recommendations,
  type RecommendationStatus,
} from '../../../schema/tables/recommendations.ts';
import { isOneOf } from '../../db/dialect.ts';
import { insertRow } from '../../db/insert-row.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type RecommendationRow = typeof recommendations.$inferSelect;

export type RecommendationFilter = {
  status: RecommendationStatus;
  /** Any of these; all where it is undefined. */
  types?: readonly string[];
  priorityMin?: number;
  articleType?: string;
};

export const insertRecommendation = insertRow(recommendations);

/** Highest priority first, then the newest. */
export async function listRecommendations(
  reader: Reader,
  siteId: string,
  filter: RecommendationFilter,
  page: PageRequest,
): Promise<PageOf<RecommendationRow>> {
  const [priority, id] = page.after ?? [];
  const after = page.after
    ? sql`(${recommendations.priorityScore}, ${recommendations.id}) < (${priority}, ${id})`
    : undefined;
  const rows = await reader.db
    .select()
    .from(recommendations)
    .where(and(matching(recommendations, siteId, filter), after))
    .orderBy(desc(recommendations.priorityScore), desc(recommendations.id))
    .limit(page.limit + 1)
    .all();
  const total = await countRecommendations(reader, siteId, filter);
  return cutPage(rows, page.limit, total, (row) => [row.priorityScore, row.id]);
}

/** From the counts that triggers keep. */
async function countRecommendations(
  reader: Reader,
  siteId: string,
  filter: RecommendationFilter,
): Promise<number> {
  const n = sql<number>`coalesce(sum(${recommendationCounts.recommendations}), 0)`;
  const where = matching(recommendationCounts, siteId, filter);
  return (await reader.db.select({ n }).from(recommendationCounts).where(where).get())?.n ?? 0;
}

/** The list and its counts have the columns that it is filtered by in common. */
function matching(
  table: typeof recommendations | typeof recommendationCounts,
  siteId: string,
  { status, types, priorityMin, articleType }: RecommendationFilter,
) {
  return and(
    eq(table.siteId, siteId),
    eq(table.status, status),
    types && inArray(table.suggestionType, [...types]),
    priorityMin === undefined ? undefined : gte(table.priorityScore, priorityMin),
    articleType === undefined ? undefined : eq(table.suggestedArticleType, articleType),
  );
}

/** How many there are by status, type and priority; a site has some hundreds of such groups. */
export async function countGroups(
  reader: Reader,
  siteId: string,
): Promise<{ status: RecommendationStatus; type: string; priority: number; count: number }[]> {
  const { status, suggestionType: type, priorityScore: priority } = recommendationCounts;
  return reader.db
    .select({
      status,
      type,
      priority,
      count: sql<number>`sum(${recommendationCounts.recommendations})`,
    })
    .from(recommendationCounts)
    .where(eq(recommendationCounts.siteId, siteId))
    .groupBy(status, type, priority)
    .all();
}

/** `id` in any case, as UUIDs may be written. */
export async function findRecommendation(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<RecommendationRow | undefined> {
  const own = and(eq(recommendations.id, id.toLowerCase()), eq(recommendations.siteId, siteId));
  return reader.db.select().from(recommendations).where(own).get();
}

/** All active ones: 200 at most, but for what was made before the limit was. */
export async function activeRecommendations(
  reader: Reader,
  siteId: string,
): Promise<RecommendationRow[]> {
  const own = and(eq(recommendations.siteId, siteId), eq(recommendations.status, 'active'));
  return reader.db
    .select()
    .from(recommendations)
    .where(own)
    .orderBy(desc(recommendations.priorityScore), desc(recommendations.id))
    .all();
}

/** Those of the fingerprints that were dismissed or acted on since. */
export async function recentlyClosed(
  reader: Reader,
  siteId: string,
  fingerprints: readonly string[],
  since: number,
): Promise<Set<string>> {
  const rows = await reader.db
    .select({ fingerprint: recommendations.fingerprint })
    .from(recommendations)
    .where(
      and(
        eq(recommendations.siteId, siteId),
        isOneOf(recommendations.fingerprint, fingerprints),
        inArray(recommendations.status, ['dismissed', 'acted_on']),
        sql`${recommendations.updatedAt} > ${since}`,
      ),
    )
    .all();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

export async function changeRecommendation(
  tx: Tx,
  { siteId, id }: Pick<RecommendationRow, 'siteId' | 'id'>,
  change: Partial<RecommendationRow>,
): Promise<void> {
  const own = and(eq(recommendations.siteId, siteId), eq(recommendations.id, id));
  await tx.db.update(recommendations).set(change).where(own).run();
}

/** Closes an active one; undefined when there is no active one with this id. */
export async function closeRecommendation(
  tx: Tx,
  siteId: string,
  id: string,
  change: Pick<RecommendationRow, 'status'> & Partial<RecommendationRow>,
): Promise<RecommendationRow | undefined> {
  const open = and(
    eq(recommendations.siteId, siteId),
    eq(recommendations.id, id.toLowerCase()),
    eq(recommendations.status, 'active'),
  );
  const changed = { ...change, updatedAt: tx.now };
  return tx.db.update(recommendations).set(changed).where(open).returning().get();
}

/** Opens a dismissed one again; undefined where there is none, or where the gap is open anew. */
export async function reopenRecommendation(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<RecommendationRow | undefined> {
  const row = await findRecommendation(tx, siteId, id);
  if (row?.status !== 'dismissed' || row.expiresAt <= tx.now) return undefined;
  const { fingerprint } = row;
  const twin = and(
    eq(recommendations.siteId, siteId),
    eq(recommendations.fingerprint, fingerprint),
    eq(recommendations.status, 'active'),
  );
  const open = await tx.db
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(twin)
    .get();
  if (open) return undefined;
  const change = { status: 'active', updatedAt: tx.now } as const;
  await changeRecommendation(tx, row, change);
  return { ...row, ...change };
}
