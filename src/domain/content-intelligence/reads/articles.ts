import { and, desc, eq, sql } from 'drizzle-orm';
import { articles } from '../../../../schema/tables/articles.ts';
import { components } from '../../../../schema/tables/components.ts';
import { ideaclouds } from '../../../../schema/tables/ideaclouds.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import type { Breathe } from '../breathe.ts';
import type { RawArticle } from '../snapshot/raw-site.ts';

/** With their bodies: some 10 kB each. */
const batchSize = 50;
const maxArticles = 5_000;

const newest = prepared((db: Reader['db']) => {
  const isBody = and(
    eq(components.siteId, articles.siteId),
    eq(components.articleId, articles.id),
    eq(components.type, 'body'),
  );
  return db
    .select({
      id: articles.id,
      title: articles.title,
      type: articles.articleType,
      status: articles.status,
      postingStatus: articles.postingStatus,
      postedUrl: articles.postedUrl,
      wordCount: articles.wordCount,
      contentLength: articles.contentLength,
      request: articles.request,
      language: articles.language,
      keyword: ideaclouds.keyword,
      body: components.content,
      createdAt: articles.createdAt,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .leftJoin(ideaclouds, eq(ideaclouds.id, articles.ideacloudId))
    .leftJoin(components, isBody)
    .where(
      and(
        eq(articles.siteId, sql.placeholder('siteId')),
        sql`(${articles.createdAt}, ${articles.id}) <
          (${sql.placeholder('createdAt')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(batchSize)
    .prepare();
});

/** Newest first, in whatever state: one that is being written is no gap any more. */
export async function loadArticles(
  reader: Reader,
  siteId: string,
  breathe: Breathe,
): Promise<RawArticle[]> {
  const found: RawArticle[] = [];
  let after = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };
  while (found.length < maxArticles) {
    const rows = await newest(reader).all({ siteId, ...after });
    for (const { body, request, ...row } of rows) {
      const hasFaq = body === null ? null : asksQuestions(body);
      found.push({ ...row, subject: request.subject, hasFaq });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) break;
    after = { createdAt: last.createdAt, id: last.id };
    await breathe();
  }
  return found;
}

/** A heading that announces questions, or two headings that are some. */
function asksQuestions(markdown: string): boolean {
  if (/^#{2,4} .*\b(faqs?|frequently asked|questions)\b/im.test(markdown)) return true;
  return (markdown.match(/^#{2,4} .*\?[ *_]*$/gm) ?? []).length >= 2;
}
