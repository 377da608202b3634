import type { Actor } from '../../actor.ts';
import type { Deed, FinishedArticle } from '../../domain/content/publication/finished-article.ts';
import { findArticle } from '../../domain/content/store.ts';
import type { SiteRow } from '../../domain/site/store.ts';
import type { Context } from '../../context.ts';
import { uuidPattern } from '../../../schema/contracts/common.ts';
import { isoTimeOrNull } from '../../lib/clock.ts';
import { invalid, problem } from '../../problem.ts';
import { print } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';

export type DeedOptions = { site: string; by: string; ifVersion?: string; json?: boolean };

/** Runs one verb on an article of the named site and prints where the article stands then. */
export async function doDeed(
  id: string,
  { site, by, ifVersion, json }: DeedOptions,
  verb: (ctx: Context, actor: Actor, deed: Deed, site: SiteRow) => Promise<FinishedArticle>,
): Promise<void> {
  const done = await withApp(async ({ ctx }) => {
    const row = await siteNamed(ctx, site);
    // Whoever may run commands on the data folder may do everything.
    const who = { name: by, userId: null, role: 'operator' } as const;
    const actor = { kind: 'person', siteId: row.id, ...who } as const;
    const articleId = await articleNamed(ctx, row, id);
    return verb(ctx, actor, { articleId, version: versionFrom(ifVersion) }, row);
  });
  const state = viewState(done);
  const when = state.publish_at === null ? '' : ` (${state.publish_at})`;
  print(json, state, [
    `${state.title}: approval ${state.approval_status}, ${state.posting_status}${when}`,
  ]);
}

/** The id of an article that the site has. */
export async function articleNamed(ctx: Context, site: SiteRow, text: string): Promise<string> {
  if (!new RegExp(uuidPattern).test(text)) throw invalid('id', 'must be the id of an article');
  const id = text.toLowerCase();
  if (await findArticle(ctx.reader, site.id, id)) return id;
  const list = `"forecourt content list --site ${site.slug}" shows them`;
  throw problem('not_found', `The site has no article ${id}; ${list}.`);
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
