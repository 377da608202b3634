import type { SiteRow } from './store.ts';

/** The store's own website; null where it has none that a browser opens. */
export function homeOf({ domain }: Pick<SiteRow, 'domain'>): string | null {
  if (!domain) return null;
  const url = URL.parse(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
