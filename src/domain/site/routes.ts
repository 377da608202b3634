import type { Static } from '@sinclair/typebox';
import { Elysia } from 'elysia';
import {
  BrandVoicesAnswer,
  CategoriesAnswer,
  type ContentType,
  ContentTypesAnswer,
  ElementsAnswer,
  SiteAnswer,
} from '../../../schema/contracts/site.ts';
import type { Reader } from '../../db/reader.ts';
import { answers, keyErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { notFound } from '../../problem.ts';
import { makesInStock } from '../inventory/makes-in-stock.ts';
import { findSite, listBrandVoices, listCategories, listElements } from './store.ts';
import { viewBrandVoice, viewCategory, viewElement, viewSite } from './view.ts';

/** What the site tells of articles. The group of articles rests on this one, not the reverse. */
type OfArticles = {
  /** By the id of the category. */
  articleCounts(reader: Reader, siteId: string): Promise<ReadonlyMap<string, number>>;
  contentTypes(): Static<typeof ContentType>[];
};

const access = { scope: 'site:read' } as const;
const tags = ['site'];

export function siteRoutes(http: Http, { articleCounts, contentTypes }: OfArticles) {
  const { reader, providers } = http.ctx;
  return new Elysia({ name: 'site', prefix: '/site', normalize: false })
    .use(http.access)
    .get(
      '',
      async ({ actor }) => {
        const site = await findSite(reader, actor.siteId);
        if (!site) throw notFound();
        const makes = await makesInStock(reader, actor.siteId);
        return { data: viewSite(site, makes, providers.writer.languages) };
      },
      {
        access,
        response: answers(200, SiteAnswer, ...keyErrors),
        detail: {
          operationId: 'get_site',
          summary: 'Get the site',
          description: 'The store that the key belongs to. A key never sees another one.',
          tags,
        },
      },
    )
    .get(
      '/categories',
      async ({ actor }) => {
        const rows = await listCategories(reader, actor.siteId);
        const counts = await articleCounts(reader, actor.siteId);
        return {
          data: { categories: rows.map((row) => viewCategory(row, counts.get(row.id) ?? 0)) },
        };
      },
      {
        access,
        response: answers(200, CategoriesAnswer, ...keyErrors),
        detail: {
          operationId: 'list_categories',
          summary: 'List categories',
          description: 'Each with its number of articles.',
          tags,
        },
      },
    )
    .get(
      '/brand-voices',
      async ({ actor }) => {
        const rows = await listBrandVoices(reader, actor.siteId);
        return { data: { brand_voices: rows.map(viewBrandVoice) } };
      },
      {
        access,
        response: answers(200, BrandVoicesAnswer, ...keyErrors),
        detail: {
          operationId: 'list_brand_voices',
          summary: 'List brand voices',
          description: 'The voices that articles can be written in; one is the default.',
          tags,
        },
      },
    )
    .get(
      '/elements',
      async ({ actor }) => {
        const rows = await listElements(reader, actor.siteId);
        return { data: { elements: rows.map(viewElement) } };
      },
      {
        access,
        response: answers(200, ElementsAnswer, ...keyErrors),
        detail: {
          operationId: 'list_elements',
          summary: 'List content elements',
          description: 'Calls to action, disclaimers and snippets that articles use.',
          tags,
        },
      },
    )
    .get('/content-types', () => ({ data: { content_types: contentTypes() } }), {
      access,
      response: answers(200, ContentTypesAnswer, ...keyErrors),
      detail: {
        operationId: 'list_content_types',
        summary: 'List article types',
        description: 'Each with its default length and the operation that creates it.',
        tags,
      },
    });
}
