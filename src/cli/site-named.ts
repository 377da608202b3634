import { findSiteBySlug, type SiteRow } from '../domain/site/store.ts';
import type { Context } from '../context.ts';
import { problem } from '../problem.ts';

/** The site that a command names by its slug. */
export async function siteNamed(ctx: Context, slug: string): Promise<SiteRow> {
  const site = await findSiteBySlug(ctx.reader, slug);
  if (site) return site;
  throw problem('not_found', `There is no site "${slug}"; "forecourt sites list" shows them.`);
}
