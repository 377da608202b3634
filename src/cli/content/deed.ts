import type { Deed, FinishedArticle } from '../../api/content/publication/finished-article.ts';
import type { SiteRow } from '../../api/site/store.ts';
import type { Context } from '../../context.ts';
import { uuidPattern } from '../../../schema/contracts/common.ts';
import { isoTimeOrNull } from '../../lib/clock.ts';
import { invalid } from '../../problem.ts';
import { print } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';

export type DeedOptions = { site: string; by: string; ifVersion?: string; json?: boolean };

/** Runs one verb on an article of the named site and prints where the article stands then. */
export async function doDeed(
  id: string,
  { site, by, ifVersion, json }: DeedOptions,
  verb: (ctx: Context, deed: Deed, site: SiteRow) => Promise<FinishedArticle>,
): Promise<void> {
  const done = await withApp(async ({ ctx }) => {
    const row = await siteNamed(ctx, site);
    const about = { siteId: row.id, articleId: articleId(id) };
    return verb(ctx, { ...about, by, version: versionFrom(ifVersion) }, row);
  });
  const state = viewState(done);
  const when = state.publish_at === null ? '' : ` (${state.publish_at})`;
  print(json, state, [
    `${state.title}: approval ${state.approval_status}, ${state.posting_status}${when}`,
  ]);
}

export function articleId(text: string): string {
  if (!new RegExp(uuidPattern).test(text)) throw invalid('id', 'must be the id of an article');
  return text.toLowerCase();
}

export function versionFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid('version', 'must be a whole number from 1');
  return Number(text);
}

/** Where an article stands, as every command of this group prints it. */
export function viewState({ article, version }: FinishedArticle) {
  return {
    id: article.id,
    title: article.title,
    article_type: article.articleType,
    status: article.status,
    version,
    approval_status: article.approvalStatus,
    posting_status: article.postingStatus,
    slug: article.slug,
    publish_at: isoTimeOrNull(article.publishAt),
    published_version: article.publishedVersion,
    publish_problem: article.publishProblem,
  };
}
