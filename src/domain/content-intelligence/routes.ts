import { Elysia } from 'elysia';
import { idParams } from '../../../schema/contracts/common.ts';
import {
  ActedAnswer,
  ActInput,
  BulkDismissedAnswer,
  BulkDismissInput,
  DismissedAnswer,
  DismissInput,
  RecommendationAnswer,
  RecommendationQuery,
  RecommendationsAnswer,
  SummaryAnswer,
} from '../../../schema/contracts/content-intelligence.ts';
import { readPage } from '../../db/page.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { isoTime } from '../../lib/clock.ts';
import { notFound } from '../../problem.ts';
import { act, dismiss, dismissAll } from './close.ts';
import { findRecommendation, listRecommendations } from './store.ts';
import { summarize } from './summarize.ts';
import { viewDismissed, viewRecommendation } from './view.ts';
import { filterOf } from './filter.ts';

const reads = { scope: 'content_intelligence:read' } as const;
const writes = { scope: 'content_intelligence:write' } as const;
const params = idParams('a recommendation');
const changeErrors = [...bodyErrors, ...writeErrors, ...keyErrors] as const;
const tags = ['content-intelligence'];

export function contentIntelligenceRoutes({ ctx, access }: Http) {
  const { reader } = ctx;
  const options = { name: 'content-intelligence', prefix: '/content-intelligence' } as const;
  return new Elysia({ ...options, normalize: false })
    .use(access)
    .get(
      '',
      async ({ actor: { siteId }, query: { limit, cursor, ...filters } }) =>
        readPage(
          ctx.cursors,
          { siteId, route: 'content-intelligence', filters },
          { limit, cursor },
          (page) => listRecommendations(reader, siteId, filterOf(filters), page),
          viewRecommendation,
        ),
      {
        access: reads,
        query: RecommendationQuery,
        response: answers(200, RecommendationsAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_recommendations',
          summary: 'List recommendations',
          description:
            'Highest priority first, then newest. Active ones unless `status` says otherwise. ' +
            'Use either `type` or `types`.',
          tags,
        },
      },
    )
    .get('/summary', async ({ actor }) => ({ data: await summarize(ctx, actor.siteId) }), {
      access: reads,
      response: answers(200, SummaryAnswer, ...keyErrors),
      detail: {
        operationId: 'summarize_recommendations',
        summary: 'Get a summary of recommendations',
        description:
          'How many there are in each state, how many active ones of each type, and when the ' +
          'site was last analyzed and will be next. `last_run_at` is null before the first ' +
          'analysis.',
        tags,
      },
    })
    .post(
      '/bulk-dismiss',
      async ({ actor, body }) => {
        const dismissed = (await dismissAll(ctx, actor.siteId, body.ids)).map(viewDismissed);
        return { data: { dismissed_count: dismissed.length, dismissed } };
      },
      {
        access: writes,
        body: BulkDismissInput,
        response: answers(200, BulkDismissedAnswer, 409, ...changeErrors),
        detail: {
          operationId: 'bulk_dismiss_recommendations',
          summary: 'Dismiss several recommendations',
          description: 'Up to 50 ids. Ids that are unknown or not active are skipped.',
          tags,
        },
      },
    )
    .get(
      '/:id',
      async ({ actor, params: { id } }) => {
        const row = await findRecommendation(reader, actor.siteId, id);
        if (!row) throw notFound();
        return { data: viewRecommendation(row) };
      },
      {
        access: reads,
        params,
        response: answers(200, RecommendationAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_recommendation',
          summary: 'Get a recommendation',
          description:
            '`metadata` holds the evidence, the keyword to write about and, in `score`, the ' +
            'parts of the priority.',
          tags,
        },
      },
    )
    .patch(
      '/:id',
      async ({ actor, params: { id }, body: _dismissed }) => ({
        data: viewDismissed(await dismiss(ctx, actor.siteId, id)),
      }),
      {
        access: reads,
        params,
        body: DismissInput,
        response: answers(200, DismissedAnswer, 404, 409, ...changeErrors),
        detail: {
          operationId: 'dismiss_recommendation',
          summary: 'Dismiss a recommendation',
          description:
            'Only active ones can be dismissed. The same gap is not raised again for 30 days. ' +
            'The read scope is enough.',
          tags,
        },
      },
    )
    .post(
      '/:id/act',
      async ({ actor, params: { id }, body }) => {
        const row = await act(ctx, actor.siteId, id, body.article_id);
        const { actedOnArticleId: acted_on_article_id, updatedAt } = row;
        const updated_at = isoTime(updatedAt);
        return {
          data: { id: row.id, status: 'acted_on' as const, acted_on_article_id, updated_at },
        };
      },
      {
        access: writes,
        params,
        body: ActInput,
        response: answers(200, ActedAnswer, 404, 409, ...changeErrors),
        detail: {
          operationId: 'act_on_recommendation',
          summary: 'Mark a recommendation as acted on',
          description:
            'Records the article of this site that answers the recommendation, which must be ' +
            'active.',
          tags,
        },
      },
    );
}
