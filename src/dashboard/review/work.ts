import { auditedWrite } from '../../domain/audit/audited-write.ts';
import { requestCheck } from '../../domain/compliance/request-check.ts';
import { generateArticle } from '../../domain/content/creation/generate.ts';
import { articleOf } from '../../domain/content/find.ts';
import { saying, seeOther } from '../html.tsx';
import { param, type StoreVisit } from '../visit.ts';
import { hereOf } from './address.ts';

/** Has the text checked against the advertising rules. */
export async function checkText(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, site } = visit;
  const write = auditedWrite<string>(ctx, actor, 'compliance.check', about);
  await requestCheck(ctx, site.id, param(visit, 'article'), write);
  return seeOther(saying(hereOf(visit), 'checking'));
}

/** Has an article written again whose writing failed, on what it was asked for with. */
export async function writeAgain(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, site } = visit;
  const article = await articleOf(ctx.reader, site.id, param(visit, 'article'));
  const { questionIds } = article.request;
  const isOnCloud = article.ideacloudId !== null;
  const input = isOnCloud ? { selected_question_ids: questionIds } : {};
  const write = auditedWrite<string>(ctx, actor, 'article.create', (id) => {
    return { ...about(id), detail: { title: article.title, isRetry: true } };
  });
  await generateArticle(ctx, site.id, article.id, input, write);
  return seeOther(saying(hereOf(visit), 'writingAgain'));
}

function about(id: string) {
  return { subject: { kind: 'article', id } };
}
