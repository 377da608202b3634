import { type Static, Type } from '@sinclair/typebox';
import { harmless, readAs } from '../ask.ts';
import type { FoundReview, ReviewPage, Session, Trouble } from '../port.ts';
import { type Google } from './google-api.ts';
import { v4 } from './version.ts';

/* developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews */
const Review = Type.Object({
  reviewId: Type.String(),
  reviewer: Type.Optional(
    Type.Object({
      displayName: Type.Optional(Type.String()),
      isAnonymous: Type.Optional(Type.Boolean()),
    }),
  ),
  starRating: Type.String(),
  comment: Type.Optional(Type.String()),
  createTime: Type.String(),
  updateTime: Type.String(),
  reviewReply: Type.Optional(
    Type.Object({ comment: Type.String(), updateTime: Type.Optional(Type.String()) }),
  ),
});
const Reviews = Type.Object({
  reviews: Type.Optional(Type.Array(Review)),
  nextPageToken: Type.Optional(Type.String()),
});

const stars = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

export async function listReviews(
  ask: Google,
  session: Session,
  cursor: string | null,
): Promise<ReviewPage | Trouble> {
  const query = new URLSearchParams({
    pageSize: '50',
    orderBy: 'updateTime desc',
    ...(cursor !== null && { pageToken: cursor }),
  });
  const url = `${v4}/${session.externalId}/reviews?${query}`;
  const answer = await ask(session, { method: 'GET', url });
  if (answer.kind !== 'answered') return harmless(answer);
  const read = readAs(Reviews, answer.json);
  if (!read) return { kind: 'unavailable', message: 'Google: the reviews cannot be read' };
  const reviews = (read.reviews ?? []).flatMap(asReview);
  return { kind: 'page', reviews, next: read.nextPageToken || null };
}

function asReview(review: Static<typeof Review>): FoundReview[] {
  const { reviewId, reviewer, starRating, comment, reviewReply: reply } = review;
  const reviewedAtMs = Date.parse(review.createTime);
  const changedAtMs = Date.parse(review.updateTime);
  const rating = stars.indexOf(starRating) + 1;
  if (rating === 0 || Number.isNaN(reviewedAtMs) || Number.isNaN(changedAtMs)) return [];
  const repliedAtMs = reply ? Date.parse(reply.updateTime ?? review.updateTime) : null;
  return [
    {
      externalId: reviewId,
      authorName: reviewer?.isAnonymous ? null : (reviewer?.displayName ?? null),
      starRating: rating,
      text: comment?.trim() || null,
      reply: reply?.comment ?? null,
      repliedAtMs,
      reviewedAtMs,
      changedAtMs,
    },
  ];
}

/** PUT: an equal one changes nothing. */
export async function replyToReview(
  ask: Google,
  session: Session,
  reviewId: string,
  comment: string,
): Promise<{ kind: 'replied' } | Trouble> {
  const url = `${v4}/${session.externalId}/reviews/${encodeURIComponent(reviewId)}/reply`;
  const answer = await ask(session, { method: 'PUT', url, json: { comment } });
  return answer.kind === 'answered' ? { kind: 'replied' } : answer;
}
