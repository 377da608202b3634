import { Elysia } from 'elysia';
import { idParams } from '../../../../schema/contracts/common.ts';
import {
  ReviewAnswer,
  ReviewQuery,
  ReviewReplyInput,
  ReviewsAnswer,
} from '../../../../schema/contracts/social.ts';
import { readPage } from '../../../db/page.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../../http/operation.ts';
import type { Http } from '../../../http/server.ts';
import { viewReview } from '../view.ts';
import { replyTo } from './reply.ts';
import { listReviews, reviewOf } from './store.ts';

const reads = { scope: 'social:read' } as const;
const params = idParams('a review');
const tags = ['social'];

export function reviewRoutes({ ctx, access }: Http) {
  const { reader } = ctx;
  return new Elysia({ name: 'reviews', prefix: '/social/reviews', normalize: false })
    .use(access)
    .get(
      '',
      async ({ actor: { siteId }, query: { limit, cursor, platform, star_rating, replied } }) => {
        const isReplied = replied === undefined ? undefined : replied === 'true';
        return readPage(
          ctx.cursors,
          { siteId, route: 'social/reviews', filters: { platform, star_rating, replied } },
          { limit, cursor },
          (page) => {
            const filter = { platform, starRating: star_rating, isReplied };
            return listReviews(reader, siteId, filter, page);
          },
          viewReview,
        );
      },
      {
        access: reads,
        query: ReviewQuery,
        response: answers(200, ReviewsAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_reviews',
          summary: 'List reviews',
          description: 'Newest `reviewed_at` first. Networks are asked every half hour.',
          tags,
        },
      },
    )
    .get(
      '/:id',
      async ({ actor, params: { id } }) => ({
        data: viewReview(await reviewOf(reader, actor.siteId, id)),
      }),
      {
        access: reads,
        params,
        response: answers(200, ReviewAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_review',
          summary: 'Get a review',
          description: 'With the reply that readers see.',
          tags,
        },
      },
    )
    .post(
      '/:id/reply',
      async ({ actor, params: { id }, body: { text } }) => ({
        data: viewReview(await replyTo(ctx, actor, id, text)),
      }),
      {
        access: { scope: 'social:write' },
        params,
        body: ReviewReplyInput,
        response: answers(200, ReviewAnswer, 404, 409, ...bodyErrors, ...writeErrors, ...keyErrors),
        detail: {
          operationId: 'reply_to_review',
          summary: 'Reply to a review',
          description:
            'Takes the place of an earlier reply, and waits for the network: 503 where it cannot ' +
            'be reached, and the same request may be sent again. What offers something for a ' +
            'review, threatens, or tells of a customer is refused.',
          tags,
        },
      },
    );
}
