import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  ideacloudCounts,
  ideaclouds,
  type IdeacloudStatus,
} from '../../../schema/tables/ideaclouds.ts';
import { categories } from '../../../schema/tables/sites.ts';
import { holdsText } from '../../db/dialect.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import { insertRow } from '../../db/insert-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { foldKeyword } from './fold-keyword.ts';

export type IdeacloudRow = typeof ideaclouds.$inferSelect;
export type NamedIdeacloud = IdeacloudRow & { categoryName: string | null };
/** What lists show: without questions and clusters, which are long. */
export type ListedIdeacloud = Omit<NamedIdeacloud, 'questions' | 'clusters' | 'tags' | 'entities'>;
export type IdeacloudFilter = { status?: IdeacloudStatus; keyword?: string };

const columns = { ...getTableColumns(ideaclouds), categoryName: categories.name };
const { questions: _q, clusters: _c, tags: _t, entities: _e, ...listedColumns } = columns;

export const insertIdeacloud = insertRow(ideaclouds);

const byId = prepared((db: Reader['db']) =>
  db
    .select(columns)
    .from(ideaclouds)
    .leftJoin(categories, eq(categories.id, ideaclouds.categoryId))
    .where(
      and(
        eq(ideaclouds.siteId, sql.placeholder('siteId')),
        eq(ideaclouds.id, sql.placeholder('id')),
      ),
    )
    .prepare(),
);

/** `id` in any case, as UUIDs may be written. */
export async function findIdeacloud(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<NamedIdeacloud | undefined> {
  return byId(reader).get({ siteId, id: id.toLowerCase() });
}

/** Newest first. The keyword filter takes its text as it is: `%` and `_` mean themselves. */
export async function listIdeaclouds(
  reader: Reader,
  siteId: string,
  filter: IdeacloudFilter,
  page: PageRequest,
): Promise<PageOf<ListedIdeacloud>> {
  const matches = matching(siteId, filter);
  const [createdAt, id] = page.after ?? [];
  const after = page.after
    ? sql`(${ideaclouds.createdAt}, ${ideaclouds.id}) < (${createdAt}, ${id})`
    : undefined;
  const rows = await reader.db
    .select(listedColumns)
    .from(ideaclouds)
    .leftJoin(categories, eq(categories.id, ideaclouds.categoryId))
    .where(and(matches, after))
    .orderBy(desc(ideaclouds.createdAt), desc(ideaclouds.id))
    .limit(page.limit + 1)
    .all();
  const total = await countIdeaclouds(reader, siteId, filter);
  return cutPage(rows, page.limit, total, (row) => [row.createdAt, row.id]);
}

function matching(siteId: string, { status, keyword }: IdeacloudFilter) {
  const text = keyword === undefined ? '' : foldKeyword(keyword);
  return and(
    eq(ideaclouds.siteId, siteId),
    status && eq(ideaclouds.status, status),
    text === '' ? undefined : holdsText(ideaclouds.keywordFolded, text),
  );
}

/** Without a keyword from the counts that triggers keep; with one by scanning the list's index. */
async function countIdeaclouds(
  reader: Reader,
  siteId: string,
  filter: IdeacloudFilter,
): Promise<number> {
  const { status, keyword } = filter;
  if (keyword) {
    const n = sql<number>`count(*)`;
    const where = matching(siteId, filter);
    return (await reader.db.select({ n }).from(ideaclouds).where(where).get())?.n ?? 0;
  }
  const n = sql<number>`coalesce(sum(${ideacloudCounts.ideaclouds}), 0)`;
  const own = eq(ideacloudCounts.siteId, siteId);
  const where = and(own, status && eq(ideacloudCounts.status, status));
  return (await reader.db.select({ n }).from(ideacloudCounts).where(where).get())?.n ?? 0;
}

/** Ends the research. False when it has ended before, so that it ends once. */
export async function endResearch(
  tx: Tx,
  siteId: string,
  id: string,
  end: Partial<IdeacloudRow>,
): Promise<boolean> {
  const open = and(
    eq(ideaclouds.siteId, siteId),
    eq(ideaclouds.id, id),
    eq(ideaclouds.status, 'researching'),
  );
  const ended = await tx.db
    .update(ideaclouds)
    .set({ ...end, updatedAt: tx.now })
    .where(open)
    .returning({ id: ideaclouds.id });
  return ended.length > 0;
}
