import type { NamedArticle } from './store.ts';

/**
 * The address that counts for search engines: where the article was reported to stand, else where
 * its meta texts say that it does, else, once it is published, its slug under the site's domain.
 * Null where none is known.
 */
export function canonicalUrl(
  { postedUrl, postingStatus, slug }: Pick<NamedArticle, 'postedUrl' | 'postingStatus' | 'slug'>,
  told: string | null,
  domain: string | null,
): string | null {
  const known = postedUrl ?? told;
  if (known !== null) return known;
  if (postingStatus !== 'published' || slug === null || !domain) return null;
  const home = URL.parse(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`);
  return home === null ? null : `${home.origin}/${slug}`;
}
