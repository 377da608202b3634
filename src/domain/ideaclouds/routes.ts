import { Elysia } from 'elysia';
import { idParams } from '../../../schema/contracts/common.ts';
import {
  AcceptedIdeacloud,
  AcceptedIdeaclouds,
  IdeacloudAnswer,
  IdeacloudBatchInput,
  IdeacloudInput,
  IdeacloudQuery,
  IdeacloudsAnswer,
  QuestionsAnswer,
} from '../../../schema/contracts/ideaclouds.ts';
import { SuggestionsAnswer } from '../../../schema/contracts/suggestions.ts';
import { readPage } from '../../db/page.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import { writeOnce } from '../../http/idempotency.ts';
import type { Http } from '../../http/server.ts';
import { notFound } from '../../problem.ts';
import { createIdeacloud, createIdeaclouds } from './create.ts';
import { findIdeacloud, listIdeaclouds } from './store.ts';
import {
  viewAccepted,
  viewAcceptedBatch,
  viewIdeacloud,
  viewListed,
  viewQuestions,
} from './view.ts';

const reads = { scope: 'ideaclouds:read' } as const;
const writes = { scope: 'ideaclouds:write', idempotent: true } as const;
const params = idParams('an IdeaCloud');
const createErrors = [...bodyErrors, ...writeErrors, ...keyErrors] as const;
const tags = ['ideaclouds'];

export function ideacloudRoutes({ ctx, access }: Http) {
  const { reader } = ctx;
  return new Elysia({ name: 'ideaclouds', prefix: '/ideaclouds', normalize: false })
    .use(access)
    .post(
      '',
      async ({ actor, body, set }) => {
        const write = writeOnce(ctx, actor, viewAccepted);
        const row = await createIdeacloud(ctx, actor.siteId, body, write);
        set.status = 202;
        return viewAccepted(row);
      },
      {
        access: writes,
        body: IdeacloudInput,
        response: answers(202, AcceptedIdeacloud, 409, ...createErrors),
        detail: {
          operationId: 'create_ideacloud',
          summary: 'Research a keyword',
          description:
            'Returns at once. The research ends with the event `ideacloud.completed` or ' +
            '`ideacloud.failed`. Leading and trailing white space in the keyword is dropped.',
          tags,
        },
      },
    )
    .post(
      '/batch',
      async ({ actor, body, set }) => {
        const write = writeOnce(ctx, actor, viewAcceptedBatch);
        const results = await createIdeaclouds(ctx, actor.siteId, body.items, write);
        set.status = 202;
        return viewAcceptedBatch(results);
      },
      {
        access: writes,
        body: IdeacloudBatchInput,
        response: answers(202, AcceptedIdeaclouds, 409, ...createErrors),
        detail: {
          operationId: 'create_ideacloud_batch',
          summary: 'Research several keywords',
          description:
            'Up to 25 keywords in one request. Items are independent: one with an unknown ' +
            'category fails in its place while the others go ahead. A malformed item fails the ' +
            'whole request.',
          tags,
        },
      },
    )
    .get(
      '',
      async ({ actor: { siteId }, query: { limit, cursor, status, keyword } }) =>
        readPage(
          ctx.cursors,
          { siteId, route: 'ideaclouds', filters: { status, keyword } },
          { limit, cursor },
          (page) => listIdeaclouds(reader, siteId, { status, keyword }, page),
          viewListed,
        ),
      {
        access: reads,
        query: IdeacloudQuery,
        response: answers(200, IdeacloudsAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_ideaclouds',
          summary: 'List IdeaClouds',
          description: 'Newest first. Questions and tags are only in the single resource.',
          tags,
        },
      },
    )
    .get(
      '/create-suggestions',
      async ({ actor }) => {
        // With what reads keywords, which no other operation here needs.
        const { createSuggestions } = await import('./create-suggestions.ts');
        return { data: await createSuggestions(ctx, actor.siteId) };
      },
      {
        access: { scope: 'ideaclouds:write' },
        response: answers(200, SuggestionsAnswer, ...keyErrors),
        detail: {
          operationId: 'list_create_suggestions',
          summary: 'List suggestions for new research',
          description:
            'Cards made from active recommendations that call for a new page, and from models in ' +
            'stock. A card disappears when its recommendation is closed or an IdeaCloud on its ' +
            'topic is created. Topics that an outside page already covers are left out and ' +
            'counted.',
          tags,
        },
      },
    )
    .get(
      '/:id',
      async ({ actor, params: { id } }) => {
        const row = await findIdeacloud(reader, actor.siteId, id);
        if (!row) throw notFound();
        return { data: viewIdeacloud(row) };
      },
      {
        access: reads,
        params,
        response: answers(200, IdeacloudAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_ideacloud',
          summary: 'Get an IdeaCloud',
          description:
            '`title` and `synopsis` are null and `recommended_questions` empty until `status` is ' +
            '`complete`; `error` is there only when it is `failed`.',
          tags,
        },
      },
    )
    .get(
      '/:id/questions',
      async ({ actor, params: { id } }) => {
        const row = await findIdeacloud(reader, actor.siteId, id);
        if (!row) throw notFound();
        return viewQuestions(row);
      },
      {
        access: reads,
        params,
        response: answers(200, QuestionsAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'list_ideacloud_questions',
          summary: 'List questions and clusters of an IdeaCloud',
          description:
            'All questions, grouped into clusters; empty until the research is complete. POST ' +
            '/content takes the question ids.',
          tags,
        },
      },
    );
}
