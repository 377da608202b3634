import { Elysia } from 'elysia';
import { Type } from '@sinclair/typebox';
import { ErrorBody } from '../../../schema/contracts/common.ts';
import { answers } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';

const retired =
  'Posts are not scheduled with Google any more: PATCH /social/posts/{id} with scheduled_at.';

/** What older clients may still call. */
export function gbpRoutes({ access }: Http) {
  return new Elysia({ name: 'gbp', prefix: '/gbp', normalize: false })
    .use(access)
    .post('/posts/:id/reschedule', () => notReached(), {
      access: { scope: 'any', retired },
      params: Type.Object({ id: Type.String({ description: 'Whatever it was.' }) }),
      response: answers(410, ErrorBody, 401, 429, 500),
      detail: {
        operationId: 'reschedule_gbp_post',
        summary: 'Reschedule a post on Google Business',
        description: 'Retired. Neither the id nor a body is read.',
        deprecated: true,
        tags: ['social'],
      },
    });
}

/** The key's admission ends the request. */
function notReached(): never {
  throw new Error('A retired operation was admitted.');
}
