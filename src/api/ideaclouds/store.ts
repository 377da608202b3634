import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { ideaclouds, type IdeacloudStatus } from '../../../schema/tables/ideaclouds.ts';
import { categories } from '../../../schema/tables/sites.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Writer } from '../../db/reader.ts';

export type IdeacloudRow = typeof ideaclouds.$inferSelect;
export type NamedIdeacloud = IdeacloudRow & { categoryName: string | null };
export type IdeacloudFilter = { status?: IdeacloudStatus; keyword?: string };

const columns = { ...getTableColumns(ideaclouds), categoryName: categories.name };

export async function insertIdeacloud(tx: Writer, row: IdeacloudRow): Promise<void> {
  await tx.db.insert(ideaclouds).values(row).run();
}

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

export async function findIdeacloud(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<NamedIdeacloud | undefined> {
  return byId(reader).get({ siteId, id });
}

export async function hasCategory(reader: Reader, siteId: string, id: string): Promise<boolean> {
  const own = and(eq(categories.siteId, siteId), eq(categories.id, id));
  const row = await reader.db.select({ id: categories.id }).from(categories).where(own).get();
  return row !== undefined;
}

/** Newest first. The keyword filter takes its text as it is: `%` and `_` mean themselves. */
export async function listIdeaclouds(
  reader: Reader,
  siteId: string,
  filter: IdeacloudFilter,
  page: PageRequest,
): Promise<PageOf<NamedIdeacloud>> {
  const { status, keyword } = filter;
  const text = keyword?.trim().toLowerCase();
  const matches = and(
    eq(ideaclouds.siteId, siteId),
    status && eq(ideaclouds.status, status),
    text ? sql`instr(lower(${ideaclouds.keyword}), ${text}) > 0` : undefined,
  );
  const [createdAt, id] = page.after ?? [];
  const after = page.after
    ? sql`(${ideaclouds.createdAt}, ${ideaclouds.id}) < (${createdAt}, ${id})`
    : undefined;
  const rows = await reader.db
    .select(columns)
    .from(ideaclouds)
    .leftJoin(categories, eq(categories.id, ideaclouds.categoryId))
    .where(and(matches, after))
    .orderBy(desc(ideaclouds.createdAt), desc(ideaclouds.id))
    .limit(page.limit + 1)
    .all();
  const count = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(ideaclouds)
    .where(matches)
    .get();
  return cutPage(rows, page.limit, count?.n ?? 0, (row) => [row.createdAt, row.id]);
}

/** Ends the research. False when it has ended before, so that it ends once. */
export async function endResearch(
  tx: Writer,
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
