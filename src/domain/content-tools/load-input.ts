import type { Context } from '../../context.ts';
import { checkText } from '../compliance/check-text.ts';
import { contextOf } from '../compliance/context-of.ts';
import { readContent } from '../compliance/reading/read-content.ts';
import { subjectOf } from '../content/build-brief.ts';
import type { ComponentRow } from '../content/components-store.ts';
import type { NamedArticle } from '../content/store.ts';
import { findIdeacloud } from '../ideaclouds/store.ts';
import { loadStock } from '../inventory/stock-for-writing.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import { listCategories } from '../site/store.ts';
import { claimsOfOthers, newestBodies } from './claims-store.ts';
import { readPage } from './page/read-page.ts';
import { shownVehicles } from './page/shown-vehicles.ts';
import type { ToolInput } from './tools/tool-input.ts';

/** Gathers what tools may know of an article and its site. */
export async function loadInput(
  ctx: Context,
  article: NamedArticle,
  body: ComponentRow,
): Promise<ToolInput> {
  const { reader, clock } = ctx;
  const { siteId, id, request } = article;
  const now = clock.now();
  const page = readPage(body.content, article.title);
  const context = await contextOf(ctx, article, [readContent(body.content, 'markdown')]);
  const cloud = article.ideacloudId
    ? await findIdeacloud(reader, siteId, article.ideacloudId)
    : undefined;
  const stock = await loadStock(reader, siteId, now);
  return {
    article: {
      id,
      type: article.articleType,
      contentIntent: article.contentIntent,
      language: article.language,
      keyword: article.keyword,
      categoryName: article.categoryName,
      subject: request.subject ?? subjectOf(cloud),
      comparison: request.comparison ?? null,
      event: request.event ?? null,
      slug: article.slug,
      postedUrl: article.postedUrl,
      publishedAt: article.postingStatus === 'published' ? article.publishAt : null,
      updatedAt: body.updatedAt,
    },
    page,
    store: await loadStoreProfile(reader, siteId),
    vehicles: shownVehicles(
      page,
      stock.filter(({ status }) => status !== 'pending'),
    ),
    categories: await listCategories(reader, siteId),
    others: {
      ...(await claimsOfOthers(reader, siteId, id)),
      bodies: await newestBodies(reader, siteId, id),
    },
    check: (text) => checkText(text, 'text', context).issues,
    now,
  };
}
