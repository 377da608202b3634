import { Elysia } from 'elysia';
import {
  AnalyticsQuery,
  ContentAnalyticsAnswer,
  SearchListQuery,
  SearchPagesAnswer,
  SearchQueriesAnswer,
  SearchSummaryAnswer,
  WebChannelsAnswer,
  WebListQuery,
  WebPagesAnswer,
  WebSummaryAnswer,
} from '../../../schema/contracts/analytics.ts';
import { idParams } from '../../../schema/contracts/common.ts';
import type { PageRequest } from '../../db/page.ts';
import type { Reader } from '../../db/reader.ts';
import { readPage } from '../../db/page.ts';
import { answers, keyErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { notFound } from '../../problem.ts';
import { findSite } from '../site/store.ts';
import { contentFigures } from './content-analytics.ts';
import { listSearch, type ListedSearch, type SearchFilters } from './list-search.ts';
import { listWeb, type ListedWeb, type WebList } from './list-web.ts';
import { searchSummary, webSummary } from './summaries.ts';
import { type WindowQuery, windowsOf } from './window.ts';

/** What is asked of articles: this group does not rest on theirs, which rests on it. */
export type OfArticles = {
  /** Undefined for no article of the site; the address is null where nobody knows it. */
  articleAddress(
    reader: Reader,
    siteId: string,
    id: string,
  ): Promise<{ id: string; url: string | null } | undefined>;
};

type PageGiven = { limit?: number; cursor?: string };

const access = { scope: 'analytics:read', entitlement: 'ANALYTICS' } as const;
const tags = ['analytics'];
const window =
  'By default the last 28 full days in the time zone of the site. What nobody knows is null. ';

export function analyticsRoutes(http: Http, { articleAddress }: OfArticles) {
  const { ctx } = http;
  const { reader } = ctx;

  async function placed(siteId: string, query: WindowQuery) {
    const site = await findSite(reader, siteId);
    if (!site) throw notFound();
    return { site, windows: windowsOf(query, site.timeZone, ctx.clock.now()) };
  }

  async function searchPage<Item>(
    siteId: string,
    by: 'query' | 'page',
    { limit, cursor, ...given }: PageGiven & WindowQuery & SearchFilters,
    view: (row: ListedSearch) => Item,
  ) {
    const { windows } = await placed(siteId, given);
    const where = {
      siteId,
      route: `analytics-search-${by}`,
      filters: { ...given, ...windows.main },
    };
    const list = { siteId, by, windows, filters: given };
    const read = (page: PageRequest) => listSearch(reader, list, page);
    return readPage(ctx.cursors, where, { limit, cursor }, read, view);
  }

  async function webPage<Item>(
    siteId: string,
    by: 'page' | 'channel',
    { limit, cursor, ...given }: PageGiven & WindowQuery & Pick<WebList, 'sort'>,
    view: (row: ListedWeb) => Item,
  ) {
    const { windows } = await placed(siteId, given);
    const where = { siteId, route: `analytics-web-${by}`, filters: { ...given, ...windows.main } };
    const list = { siteId, by, windows, sort: given.sort };
    const read = (page: PageRequest) => listWeb(reader, list, page);
    return readPage(ctx.cursors, where, { limit, cursor }, read, view);
  }

  return new Elysia({ name: 'analytics', prefix: '/analytics', normalize: false })
    .use(http.access)
    .get(
      '/search-console/summary',
      async ({ actor, query }) => {
        const { windows } = await placed(actor.siteId, query);
        return { data: await searchSummary(reader, actor.siteId, windows) };
      },
      {
        access,
        query: AnalyticsQuery,
        response: answers(200, SearchSummaryAnswer, ...keyErrors),
        detail: {
          operationId: 'get_search_console_summary',
          summary: 'Get the search figures of the site',
          description: `${window}CTR and position come from sums, never from a mean of means.`,
          tags,
        },
      },
    )
    .get(
      '/search-console/queries',
      ({ actor, query }) =>
        searchPage(actor.siteId, 'query', query, ({ name, ...figures }) => ({
          query: name,
          ...figures,
        })),
      {
        access,
        query: SearchListQuery,
        response: answers(200, SearchQueriesAnswer, ...keyErrors),
        detail: {
          operationId: 'list_search_console_queries',
          summary: 'List the searches that show the site',
          description: `${window}Rare searches are hidden by the source: rows add up to less.`,
          tags,
        },
      },
    )
    .get(
      '/search-console/pages',
      ({ actor, query }) =>
        searchPage(actor.siteId, 'page', query, ({ name, ...figures }) => ({
          page: name,
          ...figures,
        })),
      {
        access,
        query: SearchListQuery,
        response: answers(200, SearchPagesAnswer, ...keyErrors),
        detail: {
          operationId: 'list_search_console_pages',
          summary: 'List the pages that searches show',
          description: `${window}A search that shows two pages counts for both.`,
          tags,
        },
      },
    )
    .get(
      '/web/summary',
      async ({ actor, query }) => {
        const { windows } = await placed(actor.siteId, query);
        return { data: await webSummary(reader, actor.siteId, windows) };
      },
      {
        access,
        query: AnalyticsQuery,
        response: answers(200, WebSummaryAnswer, ...keyErrors),
        detail: {
          operationId: 'get_web_summary',
          summary: 'Get the visits of the site',
          description: window.trim(),
          tags,
        },
      },
    )
    .get(
      '/web/pages',
      ({ actor, query }) =>
        webPage(actor.siteId, 'page', query, ({ name, ...figures }) => ({
          page: name,
          ...figures,
        })),
      {
        access,
        query: WebListQuery,
        response: answers(200, WebPagesAnswer, ...keyErrors),
        detail: {
          operationId: 'list_web_pages',
          summary: 'List the pages that are visited',
          description: `${window}A visit of two pages counts for both.`,
          tags,
        },
      },
    )
    .get(
      '/web/channels',
      ({ actor, query }) =>
        webPage(actor.siteId, 'channel', query, ({ name, ...figures }) => ({
          channel: name,
          ...figures,
        })),
      {
        access,
        query: WebListQuery,
        response: answers(200, WebChannelsAnswer, ...keyErrors),
        detail: {
          operationId: 'list_web_channels',
          summary: 'List the channels that visits come by',
          description: window.trim(),
          tags,
        },
      },
    )
    .get(
      '/content/:id',
      async ({ actor, params: { id }, query }) => {
        const { site, windows } = await placed(actor.siteId, query);
        const article = await articleAddress(reader, actor.siteId, id);
        if (!article) throw notFound();
        const about = { siteId: site.id, domain: site.domain, url: article.url };
        return {
          data: { content_id: article.id, ...(await contentFigures(reader, about, windows)) },
        };
      },
      {
        access,
        params: idParams('an article'),
        query: AnalyticsQuery,
        response: answers(200, ContentAnalyticsAnswer, 404, ...keyErrors),
        detail: {
          operationId: 'get_content_analytics',
          summary: 'Get the search and web figures of an article',
          description:
            `${window}Of the page that was reported to POST /content/{id}/posted, or under which ` +
            'the article is published.',
          tags,
        },
      },
    );
}
