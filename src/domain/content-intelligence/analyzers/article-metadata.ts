import { Type } from '@sinclair/typebox';
import { day } from '../../../lib/clock.ts';
import { pageKey } from '../../../lib/page-key.ts';
import type { RawArticle } from '../snapshot/raw-site.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What suggestions on an article of ours tell of it. */
export const articleFields = {
  article_id: Type.String(),
  article_title: Type.String(),
  posted_url: Type.Union([Type.String(), Type.Null()]),
};

export function articleFieldsOf({ id, title, postedUrl }: RawArticle) {
  return { article_id: id, article_title: title, posted_url: postedUrl };
}

/** Readers can see it: published here, or posted elsewhere. */
export function isLive({ status, postingStatus, postedUrl }: RawArticle): boolean {
  return status === 'complete' && (postingStatus === 'published' || postedUrl !== null);
}

export function ageInDays(site: Pick<Snapshot, 'now'>, since: number): number {
  return Math.max(0, Math.floor((site.now - since) / day));
}

/** What the article is about, as a keyword. */
export function keywordOf({ keyword, subject, title }: RawArticle): string {
  if (keyword !== null) return keyword;
  return subject === null ? title : `${subject.year} ${subject.make} ${subject.model}`;
}

/** Impressions of the page that the article stands at. */
export function impressionsAt(site: Snapshot, { postedUrl }: RawArticle): number {
  if (postedUrl === null) return 0;
  const key = pageKey(postedUrl);
  return site.search?.pages.find(({ url }) => pageKey(url) === key)?.impressions ?? 0;
}

/** Vehicles in stock of the models that the article names. */
export function unitsOfArticle(site: Snapshot, article: RawArticle): number {
  const page = site.pages.ofArticle(article.id);
  const models = site.models.filter(({ name }) => page?.models.has(name));
  return models.reduce((sum, { units }) => sum + units.length, 0);
}

/** "in March 2025". */
export function monthOf(ms: number, timeZone: string): string {
  const date = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  return `in ${date.toLocaleString('en-US', { month: 'long', year: 'numeric' })}`;
}
