import { Elysia } from 'elysia';
import { idParams } from '../../../../schema/contracts/common.ts';
import {
  PublishDataAnswer,
  PublishedArticlesAnswer,
  PublishedQuery,
} from '../../../../schema/contracts/content-publication.ts';
import { readPage } from '../../../db/page.ts';
import { answers, keyErrors } from '../../../http/operation.ts';
import type { Http } from '../../../http/server.ts';
import { publishData } from './publish-data.ts';
import { listPublished } from './store.ts';
import { viewPublished } from './view.ts';

const reads = { scope: 'content:read' } as const;
const tags = ['content'];

/** What a website takes its pages from. People move the states, on the command line. */
export function publicationRoutes({ ctx, access }: Http) {
  const { reader } = ctx;
  return new Elysia({ name: 'publication', normalize: false })
    .use(access)
    .get(
      '/content/published',
      async ({ actor: { siteId }, query: { limit, cursor, status } }) =>
        readPage(
          ctx.cursors,
          { siteId, route: 'content/published', filters: { status } },
          { limit, cursor },
          (page) => listPublished(reader, siteId, status, page),
          viewPublished,
        ),
      {
        access: reads,
        query: PublishedQuery,
        response: answers(200, PublishedArticlesAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_published_content',
          summary: 'List published and scheduled articles',
          description:
            'Newest `date` first. Posting reported by POST /content/{id}/posted does not affect ' +
            'this list.',
          tags,
        },
      },
    )
    .get(
      '/content/:id/publish-data',
      async ({ actor: { siteId }, params: { id } }) => publishData(reader, siteId, id),
      {
        access: reads,
        params: idParams('an article'),
        response: answers(200, PublishDataAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_publish_data',
          summary: 'Get everything needed to publish an article',
          description:
            '404 unless the article is published. An edit of a published article appears here ' +
            'once the edit is published too; `content.published` announces it.',
          tags,
        },
      },
    );
}
