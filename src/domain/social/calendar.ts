import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { socialPosts } from '../../../schema/tables/social.ts';
import type { Reader } from '../../db/reader.ts';
import { type Post, targetsOf } from './posts-store.ts';

/** When a post goes out or went out; for one without a time, when it was written. */
export type CalendarPost = Post & { at: number };

/** More than a store posts in a month; a calendar shows no more. */
const mostShown = 500;
const time = sql<number>`coalesce(${socialPosts.scheduledAt}, ${socialPosts.createdAt})`;

/** Posts of these days, the earliest first. */
export async function listCalendar(
  reader: Reader,
  siteId: string,
  { from, to }: { from: number; to: number },
): Promise<CalendarPost[]> {
  const rows = await reader.db
    .select()
    .from(socialPosts)
    .where(and(eq(socialPosts.siteId, siteId), gte(time, from), lt(time, to)))
    .orderBy(asc(time), asc(socialPosts.id))
    .limit(mostShown)
    .all();
  return withTargets(reader, rows);
}

/** What somebody has to look after, the oldest first: held back, failed, or to post by hand. */
export async function listTroubled(
  reader: Reader,
  siteId: string,
  limit: number,
): Promise<CalendarPost[]> {
  const open = inArray(socialPosts.status, [
    'draft',
    'publishing',
    'partially_published',
    'failed',
  ]);
  const needs = sql`(${socialPosts.status} IN ('partially_published', 'failed')
    OR (${socialPosts.status} = 'draft' AND ${socialPosts.heldBy} IS NOT NULL
      AND coalesce(${socialPosts.override}, 'null') = 'null')
    OR EXISTS (SELECT 1 FROM social_targets t
      WHERE t.post_id = ${socialPosts.id} AND t.status = 'awaiting_person'))`;
  const rows = await reader.db
    .select()
    .from(socialPosts)
    .where(and(eq(socialPosts.siteId, siteId), open, needs))
    .orderBy(asc(time), asc(socialPosts.id))
    .limit(limit)
    .all();
  return withTargets(reader, rows);
}

async function withTargets(
  reader: Reader,
  rows: readonly Omit<Post, 'targets'>[],
): Promise<CalendarPost[]> {
  const ids = rows.map(({ id }) => id);
  const byPost = Map.groupBy(await targetsOf(reader, ids), ({ postId }) => postId);
  return rows.map((row) => ({
    ...row,
    at: row.scheduledAt ?? row.createdAt,
    targets: byPost.get(row.id) ?? [],
  }));
}
