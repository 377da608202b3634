import { Elysia } from 'elysia';
import { idParams } from '../../../schema/contracts/common.ts';
import {
  ArticleAnswer,
  ArticleQuery,
  ArticlesAnswer,
  ComponentAnswer,
  ComponentParams,
  ComponentsAnswer,
  HtmlAnswer,
  PostedAnswer,
  PostedInput,
} from '../../../schema/contracts/content.ts';
import { readPage } from '../../db/page.ts';
import { answers, asIs, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { isoTime } from '../../lib/clock.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import { listComponents, listComponentStates } from './components-store.ts';
import { articleOf, componentOf } from './find.ts';
import { htmlPage, prefersHtml, renderArticle } from './html-page.ts';
import { reportPosted } from './report-posted.ts';
import { listArticles } from './store.ts';
import { viewArticle, viewComponent, viewListed } from './view.ts';

const reads = { scope: 'content:read' } as const;
const writes = { scope: 'content:write' } as const;
const params = idParams('an article');
const createErrors = [...bodyErrors, ...writeErrors, ...keyErrors] as const;
const tags = ['content'];

export function contentRoutes({ ctx, access }: Http) {
  const { reader } = ctx;
  return new Elysia({ name: 'content', normalize: false })
    .use(access)
    .get(
      '/content',
      async ({ actor: { siteId }, query }) => {
        const { limit, cursor, article_type, status, content_intent, posting_status } = query;
        const filter = {
          articleType: article_type,
          status,
          contentIntent: content_intent,
          postingStatus: posting_status,
        };
        const where = { siteId, route: 'content', filters: filter };
        const list = (page: Parameters<typeof listArticles>[3]) =>
          listArticles(reader, siteId, filter, page);
        return readPage(ctx.cursors, where, { limit, cursor }, list, viewListed);
      },
      {
        access: reads,
        query: ArticleQuery,
        response: answers(200, ArticlesAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_content',
          summary: 'List articles',
          description: 'Newest first. Filters can be combined.',
          tags,
        },
      },
    )
    .get(
      '/content/:id',
      async ({ actor: { siteId }, params: { id } }) => {
        const article = await articleOf(reader, siteId, id);
        return viewArticle(article, await listComponentStates(reader, siteId, id));
      },
      {
        access: reads,
        params,
        response: answers(200, ArticleAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_content',
          summary: 'Get an article',
          description:
            'Includes the state of the components, but not their text. `error` is present only ' +
            'when `status` is `failed`.',
          tags,
        },
      },
    )
    .get(
      '/content/:id/components',
      async ({ actor: { siteId }, params: { id } }) => {
        await articleOf(reader, siteId, id);
        const rows = await listComponents(reader, siteId, id);
        return { data: { components: rows.map(viewComponent) } };
      },
      {
        access: reads,
        params,
        response: answers(200, ComponentsAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'list_components',
          summary: 'List components of an article',
          description: 'Every component with its text: the body in Markdown, schemas as JSON text.',
          tags,
        },
      },
    )
    .get(
      '/content/:id/components/:type',
      async ({ actor: { siteId }, params: { id, type } }) => ({
        data: viewComponent(await componentOf(reader, siteId, id, type)),
      }),
      {
        access: reads,
        params: ComponentParams,
        response: answers(200, ComponentAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_component',
          summary: 'Get a component of an article',
          description: 'The type is case-insensitive. 404 until the component has been made.',
          tags,
        },
      },
    )
    .get(
      '/content/:id/html',
      async ({ actor: { siteId }, params: { id }, request, set }) => {
        const article = await articleOf(reader, siteId, id);
        const body = await componentOf(reader, siteId, id, 'body');
        set.headers.vary = 'Accept, X-API-Key';
        if (!prefersHtml(request.headers.get('accept')))
          return { data: renderArticle(article, body) };
        const store = await loadStoreProfile(reader, siteId);
        return asIs(htmlPage(article, body, store));
      },
      {
        access: reads,
        params,
        response: answers(200, HtmlAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_content_html',
          alsoAs: ['text/html'],
          summary: 'Get an article as HTML',
          description: 'With `Accept: text/html`, a complete HTML page; otherwise JSON.',
          tags,
        },
      },
    )
    .post(
      '/content/:id/posted',
      async ({ actor: { siteId }, params: { id }, body }) => {
        const made = await reportPosted(ctx, siteId, id, body.posted_url);
        const { postedUrl: posted_url, markedPostedAt } = made;
        const marked_posted_at = isoTime(markedPostedAt);
        const publish_state = 'published' as const;
        return { data: { id: made.id, posted_url, marked_posted_at, publish_state } };
      },
      {
        access: { ...writes, entitlement: 'API_ACCESS' },
        params,
        body: PostedInput,
        response: answers(200, PostedAnswer, 404, 409, ...createErrors),
        detail: {
          operationId: 'report_content_posted',
          summary: 'Report where an article was posted',
          description:
            'Reporting the same URL again changes nothing. Another URL replaces it, and the time ' +
            'of the first report stays. The URL is never fetched. `X-Idempotency-Key` is ' +
            'ignored.',
          tags,
        },
      },
    );
}
