import { type Static, Type } from '@sinclair/typebox';
import { harmless, readAs } from '../ask.ts';
import { isSameText } from '../compose.ts';
import type { FoundReview, ReviewPage, Session, Trouble } from '../port.ts';
import type { Graph } from './graph.ts';

/* Fields of Recommendation.json and Comment.json in Meta's description of its API. */
const Rating = Type.Object({
  created_time: Type.String(),
  rating: Type.Optional(Type.Number()),
  recommendation_type: Type.Optional(Type.String()),
  review_text: Type.Optional(Type.String()),
  reviewer: Type.Optional(Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) })),
  open_graph_story: Type.Optional(Type.Object({ id: Type.String() })),
});
const Ratings = Type.Object({
  data: Type.Array(Rating),
  paging: Type.Optional(
    Type.Object({
      next: Type.Optional(Type.String()),
      cursors: Type.Optional(Type.Object({ after: Type.Optional(Type.String()) })),
    }),
  ),
});
const Comments = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      message: Type.Optional(Type.String()),
      from: Type.Optional(Type.Object({ id: Type.String() })),
    }),
  ),
});

const fields =
  'created_time,rating,recommendation_type,review_text,reviewer,has_rating,has_review,' +
  'open_graph_story';

export async function pageReviews(
  graph: Graph,
  session: Session,
  cursor: string | null,
): Promise<ReviewPage | Trouble> {
  const query = { fields, limit: '50', ...(cursor !== null && { after: cursor }) };
  const answer = await graph.get(session, `${session.externalId}/ratings`, query);
  if (answer.kind !== 'answered') return harmless(answer);
  const read = readAs(Ratings, answer.json);
  if (!read) return { kind: 'unavailable', message: 'Facebook: the ratings cannot be read' };
  const next = read.paging?.next === undefined ? null : (read.paging.cursors?.after ?? null);
  return { kind: 'page', reviews: read.data.flatMap(asReview), next };
}

/** One without a story can neither be told from others nor be answered. */
function asReview(rating: Static<typeof Rating>): FoundReview[] {
  const at = Date.parse(rating.created_time);
  const stars = starsOf(rating);
  const id = rating.open_graph_story?.id;
  if (id === undefined || Number.isNaN(at) || stars === null) return [];
  return [
    {
      externalId: id,
      authorName: rating.reviewer?.name ?? null,
      starRating: stars,
      text: rating.review_text?.trim() || null,
      reply: null,
      repliedAtMs: null,
      reviewedAtMs: at,
      changedAtMs: at,
    },
  ];
}

function starsOf({ rating, recommendation_type: kind }: Static<typeof Rating>): number | null {
  if (rating !== undefined && rating >= 1 && rating <= 5) return Math.round(rating);
  if (kind === 'positive') return 5;
  return kind === 'negative' ? 1 : null;
}

/** As a comment of the page, which is looked for first: a second one would be another reply. */
export async function replyToRating(
  graph: Graph,
  session: Session,
  storyId: string,
  text: string,
): Promise<{ kind: 'replied' } | Trouble> {
  const path = `${encodeURIComponent(storyId)}/comments`;
  const query = { fields: 'id,message,from', limit: '100' };
  const listed = await graph.get(session, path, query);
  if (listed.kind !== 'answered') return harmless(listed);
  const comments = readAs(Comments, listed.json);
  if (!comments) return { kind: 'unavailable', message: 'Facebook: comments cannot be read' };
  const own = comments.data.find(({ from }) => from?.id === session.externalId);
  if (own && isSameText(own.message ?? '', text)) return { kind: 'replied' };
  const target = own ? encodeURIComponent(own.id) : path;
  const answer = await graph.post(session, target, { message: text });
  return answer.kind === 'answered' ? { kind: 'replied' } : answer;
}
