import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Platform } from '../../../../schema/contracts/social.ts';
import { reviewCounts, reviews } from '../../../../schema/tables/reviews.ts';
import { insertRow } from '../../../db/insert-row.ts';
import { cutPage, type PageOf, type PageRequest } from '../../../db/page.ts';
import { prepared } from '../../../db/prepared.ts';
import { inOrder, type KeyRange, keyset } from '../../../db/keyset.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { notFound } from '../../../problem.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewFilter = { platform?: Platform; starRating?: number; isReplied?: boolean };

export const insertReview = insertRow(reviews);

const byId = prepared((db: Reader['db']) =>
  db
    .select()
    .from(reviews)
    .where(
      and(eq(reviews.siteId, sql.placeholder('siteId')), eq(reviews.id, sql.placeholder('id'))),
    )
    .prepare(),
);

/** The site's review, or the 404 that hides whether another site has it. `id` in any case. */
export async function reviewOf(reader: Reader, siteId: string, id: string): Promise<ReviewRow> {
  const row = await byId(reader).get({ siteId, id: id.toLowerCase() });
  if (!row) throw notFound();
  return row;
}

/** The newest first. */
export async function listReviews(
  reader: Reader,
  siteId: string,
  filter: ReviewFilter,
  page: PageRequest,
): Promise<PageOf<ReviewRow>> {
  const [reviewedAt, id] = page.after ?? [];
  const after = page.after
    ? sql`(${reviews.reviewedAt}, ${reviews.id}) < (${reviewedAt}, ${id})`
    : undefined;
  const rows = await reader.db
    .select()
    .from(reviews)
    .where(and(ofFilter(reviews, siteId, filter), after))
    .orderBy(desc(reviews.reviewedAt), desc(reviews.id))
    .limit(page.limit + 1)
    .all();
  const count = await countReviews(reader, siteId, filter);
  return cutPage(rows, page.limit, count, (row) => [row.reviewedAt, row.id]);
}

/** The same for people, who go back as well. */
export async function listDeskReviews(
  reader: Reader,
  siteId: string,
  filter: Omit<ReviewFilter, 'platform'>,
  { limit, place }: KeyRange,
): Promise<ReviewRow[]> {
  const keys = [
    { by: reviews.reviewedAt, isDescending: true },
    { by: reviews.id, isDescending: true },
  ];
  const { where, orderBy } = keyset(keys, place);
  const rows = await reader.db
    .select()
    .from(reviews)
    .where(and(ofFilter(reviews, siteId, filter), where))
    .orderBy(...orderBy)
    .limit(limit)
    .all();
  return inOrder(rows, place);
}

const unanswered = prepared((db: Reader['db']) =>
  db
    .select({ n: sql<number>`coalesce(sum(${reviewCounts.reviews}), 0)` })
    .from(reviewCounts)
    .where(
      and(eq(reviewCounts.siteId, sql.placeholder('siteId')), eq(reviewCounts.isReplied, false)),
    )
    .prepare(),
);

/** Each page shows it. */
export async function countUnansweredReviews(reader: Reader, siteId: string): Promise<number> {
  return (await unanswered(reader).get({ siteId }))?.n ?? 0;
}

export async function countReviews(
  reader: Reader,
  siteId: string,
  filter: ReviewFilter,
): Promise<number> {
  const row = await reader.db
    .select({ n: sql<number>`coalesce(sum(${reviewCounts.reviews}), 0)` })
    .from(reviewCounts)
    .where(ofFilter(reviewCounts, siteId, filter))
    .get();
  return row?.n ?? 0;
}

function ofFilter(
  table: typeof reviews | typeof reviewCounts,
  siteId: string,
  { platform, starRating, isReplied }: ReviewFilter,
) {
  return and(
    eq(table.siteId, siteId),
    platform && eq(table.platform, platform),
    starRating === undefined ? undefined : eq(table.starRating, starRating),
    isReplied === undefined ? undefined : eq(table.isReplied, isReplied),
  );
}

/** Of these reviews of a platform, those that are known, by the network's id. */
export async function knownReviews(
  reader: Reader,
  { siteId, platform }: Pick<ReviewRow, 'siteId' | 'platform'>,
  externalIds: readonly string[],
): Promise<Map<string, ReviewRow>> {
  const rows = await reader.db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.siteId, siteId),
        eq(reviews.platform, platform),
        inArray(reviews.externalId, [...externalIds]),
      ),
    )
    .all();
  return new Map(rows.map((row) => [row.externalId, row]));
}

export async function changeReview(
  tx: Tx,
  { siteId, id }: Pick<ReviewRow, 'siteId' | 'id'>,
  change: Partial<ReviewRow>,
): Promise<void> {
  await tx.db
    .update(reviews)
    .set({ ...change, updatedAt: tx.now })
    .where(and(eq(reviews.siteId, siteId), eq(reviews.id, id)))
    .run();
}
