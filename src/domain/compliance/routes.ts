import { Elysia } from 'elysia';
import {
  AcceptedCheck,
  CheckInput,
  ComplianceAnswer,
} from '../../../schema/contracts/compliance.ts';
import { idParams } from '../../../schema/contracts/common.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import { writeOnce } from '../../http/idempotency.ts';
import type { Http } from '../../http/server.ts';
import { reportOf } from './report-of.ts';
import { requestCheck } from './request-check.ts';
import { viewAccepted } from './view.ts';

const params = idParams('an article');
const tags = ['compliance'];

export function complianceRoutes({ ctx, access }: Http) {
  return new Elysia({ name: 'compliance', prefix: '/content/:id/compliance', normalize: false })
    .use(access)
    .post(
      '',
      async ({ actor, params: { id }, set }) => {
        const write = writeOnce(ctx, actor, viewAccepted);
        const articleId = await requestCheck(ctx, actor.siteId, id, write);
        set.status = 202;
        return viewAccepted(articleId);
      },
      {
        access: { scope: 'compliance:write', idempotent: true },
        params,
        body: CheckInput,
        response: answers(
          202,
          AcceptedCheck,
          404,
          409,
          ...bodyErrors,
          ...writeErrors,
          ...keyErrors,
        ),
        detail: {
          operationId: 'check_content_compliance',
          summary: 'Check an article for compliance',
          description:
            'Checks the body, the title, the meta texts and every social snippet against the ' +
            "rules on dealer advertising, including those of the site's state. Ends with the " +
            'event `compliance.completed`. 409 while the article is not complete.',
          tags,
        },
      },
    )
    .get('', async ({ actor: { siteId }, params: { id } }) => reportOf(ctx.reader, siteId, id), {
      access: { scope: 'content:read' },
      params,
      response: answers(200, ComplianceAnswer, 400, 404, ...keyErrors),
      detail: {
        operationId: 'get_content_compliance',
        summary: 'Get the compliance report of an article',
        description:
          '`report` is that of the latest check, and null before the first. `status` is ' +
          '`not_checked` once the body has changed. Findings are flags for review; a pass is ' +
          'not legal advice.',
        tags,
      },
    });
}
