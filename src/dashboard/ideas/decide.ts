import { auditedWrite } from '../../domain/audit/audited-write.ts';
import type { AuditDeed } from '../../domain/audit/deeds.ts';
import { act, dismissAll, restoreAll } from '../../domain/content-intelligence/close.ts';
import {
  findRecommendation,
  type RecommendationRow,
} from '../../domain/content-intelligence/store.ts';
import { createIdeacloud } from '../../domain/ideaclouds/create.ts';
import { findOnKeyword } from '../../domain/ideaclouds/find-on-keyword.ts';
import { notFound } from '../../problem.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';

/** As many as a page of partners may name at once. */
const maxIds = 50;

export async function dismissChosen(visit: StoreVisit): Promise<Response> {
  const ids = await idsIn(visit);
  const write = manyWritten(visit, 'recommendation.dismiss');
  await dismissAll(visit.ctx, visit.site.id, ids, write);
  return seeOther(saying(storePath(visit, '/ideas'), 'dismissed'));
}

export async function restoreChosen(visit: StoreVisit): Promise<Response> {
  const ids = await idsIn(visit);
  const write = manyWritten(visit, 'recommendation.restore');
  await restoreAll(visit.ctx, visit.site.id, ids, write);
  return seeOther(saying(storePath(visit, '/ideas'), 'restored'));
}

/** What a suggestion asked for has been done to its article. */
export async function markDone(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, site } = visit;
  const row = await recommendationHere(visit);
  const articleId = row.metadata['article_id'];
  if (typeof articleId !== 'string') throw notFound();
  const write = auditedWrite<RecommendationRow & { actedOnArticleId: string }>(
    ctx,
    actor,
    'recommendation.act',
    ({ id, title }) => ({ subject: { kind: 'recommendation', id }, detail: { title, articleId } }),
  );
  await act(ctx, site.id, row.id, articleId, write);
  return seeOther(saying(storePath(visit, '/ideas'), 'done'));
}

/** Goes on to the questions on its keyword, which are researched if they are not yet. */
export async function writeSuggested(visit: StoreVisit): Promise<Response> {
  const row = await recommendationHere(visit);
  const { keyword } = row.metadata;
  const cloudId = await researched(visit, typeof keyword === 'string' ? keyword : row.title);
  const query = new URLSearchParams({ idea: row.id, type: row.suggestedArticleType });
  return seeOther(storePath(visit, `/ideas/research/${cloudId}?${query}`));
}

/** The IdeaCloud on a keyword, begun now where there is none. */
export async function researched(visit: StoreVisit, keyword: string): Promise<string> {
  const { ctx, site, actor } = visit;
  const known = await findOnKeyword(ctx.reader, site.id, keyword);
  if (known) return known.id;
  const write = auditedWrite<Awaited<ReturnType<typeof createIdeacloud>>>(
    ctx,
    actor,
    'research.start',
    (row) => ({ subject: { kind: 'ideacloud', id: row.id }, detail: { keyword: row.keyword } }),
  );
  return (await createIdeacloud(ctx, site.id, { keyword }, write)).id;
}

async function recommendationHere(visit: StoreVisit): Promise<RecommendationRow> {
  const id = param(visit, 'idea');
  const row = await findRecommendation(visit.ctx.reader, visit.site.id, id);
  if (row?.status !== 'active') throw notFound();
  return row;
}

async function idsIn({ request }: StoreVisit): Promise<string[]> {
  return (await readForm(request)).all('ids').slice(0, maxIds);
}

function manyWritten({ ctx, actor }: StoreVisit, deed: AuditDeed) {
  return auditedWrite<RecommendationRow[]>(ctx, actor, deed, (rows) => ({
    subject: { kind: 'recommendation', id: rows.length === 1 ? (rows[0]?.id ?? null) : null },
    detail: { count: rows.length, titles: rows.map(({ title }) => title) },
  }));
}
