import { and, asc, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type ApprovalStatus, articles } from '../../../../schema/tables/articles.ts';
import { complianceReports } from '../../../../schema/tables/compliance-reports.ts';
import { users } from '../../../../schema/tables/users.ts';
import { holdsTextInAnyCase, jsonNumber } from '../../../db/dialect.ts';
import type { Position } from '../../../db/cursor.ts';
import { inOrder, type KeyRange, keyset, type SortKey } from '../../../db/keyset.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import type { ArticleRow } from '../store.ts';

export type DeskOrder = 'changed' | 'oldest' | 'title';

export type DeskQuery = {
  approval?: readonly ApprovalStatus[];
  /** Words of the title, or parts of them, in any case and order. */
  title?: string;
  articleType?: ArticleRow['articleType'];
  order: DeskOrder;
} & KeyRange;

const deskColumns = {
  id: articles.id,
  title: articles.title,
  articleType: articles.articleType,
  status: articles.status,
  approvalStatus: articles.approvalStatus,
  postingStatus: articles.postingStatus,
  wordCount: articles.wordCount,
  updatedAt: articles.updatedAt,
  /** Who asked for it; null for a key, and for somebody who is no longer there. */
  maker: users.name,
  /** Of the last check; a whole report is long. */
  score: jsonNumber(complianceReports.report, 'score'),
};

export type DeskArticle = Pick<
  ArticleRow,
  | 'id'
  | 'title'
  | 'articleType'
  | 'status'
  | 'approvalStatus'
  | 'postingStatus'
  | 'wordCount'
  | 'updatedAt'
> & {
  maker: string | null;
  /** Of the last check; null where there was none. */
  score: number | null;
};

/** Articles as the people who work on them look for them. */
export async function listDesk(
  reader: Reader,
  siteId: string,
  query: DeskQuery,
): Promise<DeskArticle[]> {
  const isSearched = wordsOf(query.title).length > 0;
  if (!query.place && !isSearched) {
    const { limit } = query;
    return firstOf(query)(reader).all({ siteId, limit });
  }
  const { where, orderBy } = keyset(sortKeys[query.order], query.place);
  const rows = await deskRows(reader, and(matching(siteId, query), where))
    .orderBy(...orderBy)
    .limit(query.limit)
    .all();
  return inOrder(rows, query.place);
}

type First = Pick<DeskQuery, 'order' | 'approval' | 'articleType'>;
const firstPages = new Map<string, ReturnType<typeof prepareFirst>>();

/** Where everybody begins: as many statements as there are tabs, types and orders. */
function firstOf({ order, approval, articleType }: First) {
  const key = [order, articleType, ...(approval ?? [])].join(' ');
  const known = firstPages.get(key) ?? prepareFirst({ order, approval, articleType });
  firstPages.set(key, known);
  return known;
}

function prepareFirst(first: First) {
  return prepared((db: Reader['db']) =>
    deskRows({ db }, matching(sql.placeholder('siteId'), first))
      .orderBy(...keyset(sortKeys[first.order]).orderBy)
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
}

/** Where a row stands in a list of this order. */
export function deskPosition({ id, title, updatedAt }: DeskArticle, order: DeskOrder): Position {
  return [order === 'title' ? title : updatedAt, id];
}

export async function countDesk(
  reader: Reader,
  siteId: string,
  query: Pick<DeskQuery, 'approval' | 'title' | 'articleType'>,
): Promise<number> {
  const row = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(articles)
    .where(matching(siteId, query))
    .get();
  return row?.n ?? 0;
}

/** What failed, newest first, then what has waited longest for a review. */
export async function listNeeding(
  reader: Reader,
  siteId: string,
  limit: number,
): Promise<DeskArticle[]> {
  const failed = await failedFirst(reader).all({ siteId, limit });
  const waiting: DeskArticle[] = [];
  // One state at a time: each is a short range of an index, and both together would be sorted.
  for (const status of ['submitted', 'escalated'] as const) {
    waiting.push(...(await oldestWaiting(reader).all({ siteId, status, limit })));
  }
  waiting.sort((a, b) => a.updatedAt - b.updatedAt || (a.id < b.id ? -1 : 1));
  return [...failed, ...waiting].slice(0, limit);
}

const own = eq(articles.siteId, sql.placeholder('siteId'));

// As the partial indexes have it: one that holds a parameter is not used.
const failedFirst = prepared((db: Reader['db']) =>
  deskRows({ db }, and(own, sql`${articles.status} = 'failed'`))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
);
const isOpen = sql`${articles.approvalStatus} <> 'none'`;
const oldestWaiting = prepared((db: Reader['db']) =>
  deskRows({ db }, and(own, eq(articles.approvalStatus, sql.placeholder('status')), isOpen))
    .orderBy(asc(articles.updatedAt), asc(articles.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

function deskRows(reader: Reader, where: SQL | undefined) {
  const report = and(
    eq(complianceReports.siteId, articles.siteId),
    eq(complianceReports.articleId, articles.id),
  );
  return reader.db
    .select(deskColumns)
    .from(articles)
    .leftJoin(users, eq(users.id, articles.userId))
    .leftJoin(complianceReports, report)
    .where(where);
}

const sortKeys: Record<DeskOrder, readonly SortKey[]> = {
  changed: [
    { by: articles.updatedAt, isDescending: true },
    { by: articles.id, isDescending: true },
  ],
  oldest: [{ by: articles.updatedAt }, { by: articles.id }],
  title: [{ by: articles.title }, { by: articles.id }],
};

function matching(
  siteId: string | Placeholder,
  { approval, title, articleType }: Pick<DeskQuery, 'approval' | 'title' | 'articleType'>,
): SQL | undefined {
  return and(
    eq(articles.siteId, siteId),
    approval && inArray(articles.approvalStatus, [...approval]),
    ...wordsOf(title).map((word) => holdsTextInAnyCase(articles.title, word)),
    articleType && eq(articles.articleType, articleType),
  );
}

const maxWords = 12;

function wordsOf(text = ''): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);
}
