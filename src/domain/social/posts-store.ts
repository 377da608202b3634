import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Platform, platforms, type PostStatus } from '../../../schema/contracts/social.ts';
import { socialPostCounts, socialPosts, socialTargets } from '../../../schema/tables/social.ts';
import { insertRow } from '../../db/insert-row.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { notFound } from '../../problem.ts';

export type PostRow = typeof socialPosts.$inferSelect;
export type TargetRow = typeof socialTargets.$inferSelect;
/** A post with its targets, in the order of the request. */
export type Post = PostRow & { targets: TargetRow[] };

export const insertPostRow = insertRow(socialPosts);
export const insertTarget = insertRow(socialTargets);

/** The bits of these platforms. */
export function bitsOf(named: Iterable<Platform>): number {
  let bits = 0;
  for (const platform of named) bits |= 1 << platforms.indexOf(platform);
  return bits;
}

const byId = prepared((db: Reader['db']) =>
  db
    .select()
    .from(socialPosts)
    .where(
      and(
        eq(socialPosts.siteId, sql.placeholder('siteId')),
        eq(socialPosts.id, sql.placeholder('id')),
      ),
    )
    .prepare(),
);

/** The site's post, or the 404 that hides whether another site has it. `id` in any case. */
export async function postOf(reader: Reader, siteId: string, id: string): Promise<Post> {
  const row = await byId(reader).get({ siteId, id: id.toLowerCase() });
  if (!row) throw notFound();
  const targets = await targetsOf(reader, [row.id]);
  return { ...row, targets };
}

/** `id` in lower case. */
export async function hasPost(reader: Reader, siteId: string, id: string): Promise<boolean> {
  return (await byId(reader).get({ siteId, id })) !== undefined;
}

export async function targetsOf(reader: Reader, postIds: readonly string[]): Promise<TargetRow[]> {
  if (postIds.length === 0) return [];
  return reader.db
    .select()
    .from(socialTargets)
    .where(inArray(socialTargets.postId, [...postIds]))
    .orderBy(asc(socialTargets.postId), asc(socialTargets.position))
    .all();
}

export type PostFilter = { status?: PostStatus; platform?: Platform };

/** Newest first. */
export async function listPosts(
  reader: Reader,
  siteId: string,
  { status, platform }: PostFilter,
  page: PageRequest,
): Promise<PageOf<Post>> {
  const bit = platform === undefined ? null : bitsOf([platform]);
  const matching = (table: typeof socialPosts | typeof socialPostCounts) =>
    and(
      eq(table.siteId, siteId),
      status && eq(table.status, status),
      bit === null ? undefined : sql`(${table.platforms} & ${bit}) <> 0`,
    );
  const [createdAt, id] = page.after ?? [];
  const after = page.after
    ? sql`(${socialPosts.createdAt}, ${socialPosts.id}) < (${createdAt}, ${id})`
    : undefined;
  const rows = await reader.db
    .select()
    .from(socialPosts)
    .where(and(matching(socialPosts), after))
    .orderBy(desc(socialPosts.createdAt), desc(socialPosts.id))
    .limit(page.limit + 1)
    .all();
  const count = await reader.db
    .select({ n: sql<number>`coalesce(sum(${socialPostCounts.posts}), 0)` })
    .from(socialPostCounts)
    .where(matching(socialPostCounts))
    .get();
  const cut = cutPage(rows, page.limit, count?.n ?? 0, (row) => [row.createdAt, row.id]);
  const ids = cut.rows.map((row) => row.id);
  const byPost = Map.groupBy(await targetsOf(reader, ids), ({ postId }) => postId);
  const posts = cut.rows.map((row) => ({ ...row, targets: byPost.get(row.id) ?? [] }));
  return { ...cut, rows: posts };
}

/** Changes a post in whatever state it is: the caller has looked, in this transaction. */
export async function changePost(
  tx: Tx,
  { siteId, id }: Pick<PostRow, 'siteId' | 'id'>,
  change: Partial<PostRow>,
): Promise<void> {
  await tx.db
    .update(socialPosts)
    .set({ ...change, updatedAt: tx.now })
    .where(and(eq(socialPosts.siteId, siteId), eq(socialPosts.id, id)))
    .run();
}

export async function changeTarget(tx: Tx, id: string, change: Partial<TargetRow>): Promise<void> {
  await tx.db.update(socialTargets).set(change).where(eq(socialTargets.id, id)).run();
}

export async function deletePostRow(
  tx: Tx,
  { siteId, id }: Pick<PostRow, 'siteId' | 'id'>,
): Promise<void> {
  const own = and(eq(socialPosts.siteId, siteId), eq(socialPosts.id, id));
  await tx.db.delete(socialPosts).where(own).run();
}

export async function deleteTargets(tx: Tx, postId: string): Promise<void> {
  await tx.db.delete(socialTargets).where(eq(socialTargets.postId, postId)).run();
}

/** Scheduled posts whose time has come, the earliest first, across sites. */
export async function duePosts(
  reader: Reader,
  nowMs: number,
  limit: number,
): Promise<Pick<PostRow, 'siteId' | 'id'>[]> {
  return reader.db
    .select({ siteId: socialPosts.siteId, id: socialPosts.id })
    .from(socialPosts)
    .where(and(sql`${socialPosts.status} = 'scheduled'`, lte(socialPosts.scheduledAt, nowMs)))
    .orderBy(asc(socialPosts.scheduledAt), asc(socialPosts.id))
    .limit(limit)
    .all();
}
