import { and, desc, eq, gte } from 'drizzle-orm';
import { reviews } from '../../../../schema/tables/reviews.ts';
import type { Reader } from '../../../db/reader.ts';
import { day } from '../../../lib/clock.ts';
import type { RawReview } from '../snapshot/raw-site.ts';

const withinDays = 180;
const maxReviews = 1_000;

/** Of the last half year, newest first; without who wrote them, which no analysis needs. */
export async function loadReviews(
  reader: Reader,
  siteId: string,
  now: number,
): Promise<RawReview[]> {
  const { id, starRating, text, reviewedAt } = reviews;
  return reader.db
    .select({ id, starRating, text, reviewedAt })
    .from(reviews)
    .where(and(eq(reviews.siteId, siteId), gte(reviewedAt, now - withinDays * day)))
    .orderBy(desc(reviewedAt), desc(id))
    .limit(maxReviews)
    .all();
}
