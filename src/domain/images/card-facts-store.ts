import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { reviews } from '../../../schema/tables/reviews.ts';
import type { Reader } from '../../db/reader.ts';
import { isoTime } from '../../lib/clock.ts';
import type { CardEvent, CardReview } from '../../media/cards/card-request.ts';

const mostLookedAt = 200;
const mostReviews = 20;

/** Of sales-event articles that have not ended, the next first. */
export async function eventsToCome(
  reader: Reader,
  siteId: string,
  nowMs: number,
): Promise<CardEvent[]> {
  const rows = await reader.db
    .select({ request: articles.request })
    .from(articles)
    .where(and(eq(articles.siteId, siteId), eq(articles.articleType, 'salesevent')))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(mostLookedAt)
    .all();
  const events = rows.flatMap(({ request }) => request.event ?? []);
  const open = events.filter(({ endDate }) => Date.parse(endDate) > nowMs);
  return open.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
}

/** Those of four and five stars that have a text, newest first. */
export async function goodReviews(reader: Reader, siteId: string): Promise<CardReview[]> {
  const { platform, authorName, starRating, text, reviewedAt } = reviews;
  const rows = await reader.db
    .select({ platform, authorName, starRating, text, reviewedAt })
    .from(reviews)
    .where(and(eq(reviews.siteId, siteId), gte(starRating, 4), isNotNull(text)))
    .orderBy(desc(reviewedAt), desc(reviews.id))
    .limit(mostReviews)
    .all();
  return rows.flatMap((row) => {
    const words = row.text?.trim() ?? '';
    return words === '' ? [] : [{ ...row, text: words, reviewedAt: isoTime(row.reviewedAt) }];
  });
}
