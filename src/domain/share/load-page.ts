import type { Context } from '../../context.ts';
import { notFound } from '../../problem.ts';
import { findSite, type SiteRow } from '../site/store.ts';
import { disclaimersOf } from './disclaimers.ts';
import { type ShownArticle, shownArticle } from './shown-article.ts';
import { findPage, type SharePageRow } from './store.ts';
import { tokenHash } from './token.ts';
import { type ShownRow, vehiclesByIds } from './vehicles-store.ts';

/** A page as it is at the time of viewing. */
export type LoadedPage = {
  row: SharePageRow;
  site: SiteRow;
  title: string;
  article: ShownArticle | null;
  vehicles: ShownRow[];
  disclaimers: string[];
  asOf: number;
};

/** The page of a token. One 404 for what never was, has expired, was ended or may not be shown. */
export async function loadPage(ctx: Context, token: string): Promise<LoadedPage> {
  const row = await openPage(ctx, token);
  const { reader, clock } = ctx;
  const site = await findSite(reader, row.siteId);
  if (!site) throw notFound();
  const article =
    row.articleId === null ? null : await shownArticle(reader, row.siteId, row.articleId);
  if (row.kind === 'article' && !article) throw notFound();
  const vehicles = await vehiclesByIds(reader, row.siteId, row.vehicleIds);
  const hasPrices = vehicles.some(({ soldAt, priceCents }) => soldAt === null && priceCents);
  const disclaimers = await disclaimersOf(reader, site, hasPrices);
  const title = article?.title ?? row.title ?? titleOf(vehicles, site);
  return { row, site, title, article, vehicles, disclaimers, asOf: clock.now() };
}

/** The same without what it shows. */
export async function openPage({ reader, clock }: Context, token: string): Promise<SharePageRow> {
  const row = await findPage(reader, tokenHash(token));
  const isOver = row?.expiresAt != null && row.expiresAt <= clock.now();
  if (!row || isOver || row.endedAt !== null) throw notFound();
  return row;
}

function titleOf([first, second]: readonly ShownRow[], { name }: SiteRow): string {
  if (!first || second) return `Vehicles at ${name}`;
  return `${first.year} ${first.make} ${first.model} at ${name}`;
}
