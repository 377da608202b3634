import { Type } from '@sinclair/typebox';
import { Elysia } from 'elysia';
import { Uuid } from '../../../schema/contracts/common.ts';
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
import { readPage } from '../../db/page.ts';
import { answers, keyErrors } from '../../http/operation.ts';
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
const params = Type.Object({ id: Uuid });
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
        response: answers(202, AcceptedIdeacloud, 400, 413, 415, 503, ...keyErrors),
        detail: { operationId: 'create_ideacloud', summary: 'Research a keyword', tags },
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
        response: answers(202, AcceptedIdeaclouds, 400, 413, 415, 503, ...keyErrors),
        detail: { operationId: 'create_ideaclouds', summary: 'Research several keywords', tags },
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
        detail: { operationId: 'list_ideaclouds', summary: 'List the IdeaClouds', tags },
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
        detail: { operationId: 'get_ideacloud', summary: 'Get an IdeaCloud', tags },
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
          summary: 'List questions and clusters',
          tags,
        },
      },
    );
}
