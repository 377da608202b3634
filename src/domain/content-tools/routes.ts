import { Elysia } from 'elysia';
import { idParams } from '../../../schema/contracts/common.ts';
import {
  AcceptedTools,
  ContentToolsInput,
  OneToolInput,
  OneToolParams,
} from '../../../schema/contracts/content-tools.ts';
import { writeOnce } from '../../http/idempotency.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { requestTools } from './request-tools.ts';
import { viewAccepted } from './view.ts';

const access = { scope: 'content_tools:write', idempotent: true } as const;
const response = answers(202, AcceptedTools, 404, 409, ...bodyErrors, ...writeErrors, ...keyErrors);
const tags = ['content-tools'];
const outcome =
  'What they make are components of the article, `generating` until then; a new run replaces ' +
  'what the last one made. Ends with `content_tools.completed`. 409 while the article is not ' +
  'complete.';

export function contentToolsRoutes(http: Http) {
  const { ctx } = http;
  return new Elysia({
    name: 'content-tools',
    prefix: '/content/:id/content-tools',
    normalize: false,
  })
    .use(http.access)
    .post(
      '',
      async ({ actor, params: { id }, body: { tools }, set }) => {
        const write = writeOnce(ctx, actor, viewAccepted);
        const started = await requestTools(ctx, actor.siteId, id, tools, write);
        set.status = 202;
        return viewAccepted(started);
      },
      {
        access,
        params: idParams('an article'),
        body: ContentToolsInput,
        response,
        detail: {
          operationId: 'run_content_tools',
          summary: 'Run content tools on an article',
          description: `Meta texts, JSON-LD, snippets, slugs, tags and intent. ${outcome}`,
          tags,
        },
      },
    )
    .post(
      '/:tool',
      async ({ actor, params: { id, tool }, set }) => {
        const write = writeOnce(ctx, actor, viewAccepted);
        const started = await requestTools(ctx, actor.siteId, id, [tool], write);
        set.status = 202;
        return viewAccepted(started);
      },
      {
        access,
        params: OneToolParams,
        body: OneToolInput,
        response,
        detail: {
          operationId: 'run_one_content_tool',
          summary: 'Run one content tool on an article',
          description: `As POST /content/{id}/content-tools with this tool alone. ${outcome}`,
          tags,
        },
      },
    );
}
