import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import { parseTimeAt } from '../../lib/local-time.ts';
import { invalid } from '../../problem.ts';
import { findArticle } from '../content/store.ts';
import { findSite } from '../site/store.ts';
import { type AccountRow, accountsNamed } from './accounts/store.ts';
import { checkLimits } from './limits/check-limits.ts';
import type { LibraryPicture } from './pictures.ts';
import type { PostRow } from './posts-store.ts';

/** What makes a post, as it is kept. */
export type PostMatter = Pick<
  PostRow,
  'text' | 'linkUrl' | 'imageIds' | 'contentId' | 'scheduledAt'
> & { accounts: AccountRow[] };

type Checking = Pick<Context, 'reader' | 'clock' | 'providers'>;

/** Throws a 400 that names the platform and the limit. */
export async function checkMatter(
  { reader, providers }: Checking,
  siteId: string,
  { text, linkUrl, imageIds, contentId, accounts }: PostMatter,
): Promise<void> {
  const pictures: LibraryPicture[] = [];
  for (const [index, imageId] of imageIds.entries()) {
    const picture = await providers.library.find(siteId, imageId);
    if (!picture) throw invalid(`image_ids.${index}`, 'is not an image of this site');
    pictures.push(picture);
  }
  if (contentId !== null && !(await findArticle(reader, siteId, contentId))) {
    throw invalid('content_id', 'is not an article of this site');
  }
  const platforms = new Set(accounts.map(({ platform }) => platform));
  checkLimits(platforms, { text, link: linkUrl, pictures });
}

/** The accounts of the site, in the order of the request. */
export async function accountsFrom(
  { reader }: Pick<Context, 'reader'>,
  siteId: string,
  ids: readonly string[],
): Promise<AccountRow[]> {
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))];
  const accounts = await accountsNamed(reader, siteId, distinct);
  for (const [index, id] of ids.entries()) {
    const isKnown = accounts.some((one) => one.id === id.toLowerCase());
    if (!isKnown) throw invalid(`account_ids.${index}`, 'is not a connected account of this site');
  }
  return accounts;
}

/** With an offset, or at the store; must be in the future. */
export async function scheduleFrom(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  text: string,
): Promise<number> {
  const site = await findSite(reader, siteId);
  const atMs = parseTimeAt(text, site?.timeZone ?? 'UTC');
  const forms = '2026-05-04T08:00:00-05:00, or 2026-05-04T08:00 at the store';
  if (atMs === null) throw invalid('scheduled_at', `must be a date and time: ${forms}`);
  if (atMs <= clock.now()) {
    throw invalid('scheduled_at', `must be in the future; it is ${isoTime(clock.now())}`);
  }
  return atMs;
}

/** A web address without a name or a password in it. */
export function linkFrom(text: string): string {
  const url = URL.parse(text.trim());
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol);
  if (isWeb && url.username === '' && url.password === '') return text.trim();
  throw invalid('link_url', 'must be the address of a page, without a name or a password in it');
}
