import { pageKey } from '../../lib/page-key.ts';

/**
 * Tells the page at `url` by whatever address a source reports it under. A path without a host is
 * a page of the site's own domain; where the site has none, of the host of `url`.
 */
export function samePage(url: string, domain: string | null): (reported: string) => boolean {
  const key = pageKey(url);
  const path = key.slice(hostOf(key).length);
  const isOwn = domain === null || hostOf(pageKey(domain)) === hostOf(key);
  return (reported) => {
    const other = pageKey(reported);
    // The front page is "/", which has no last slash to lose.
    const isPath = reported.trim().startsWith('/');
    return isPath ? isOwn && other === path : other === key;
  };
}

/**
 * The longest part of a path that every spelling of the address holds where it encodes nothing, so
 * that the store can leave out most pages; empty for a front page.
 */
export function searchableWord(url: string): string {
  const key = pageKey(url);
  const [path = ''] = key.slice(hostOf(key).length).split('?');
  const words = path.replaceAll(/%[0-9a-f]{2}/g, ' ').match(/[a-z0-9-]+/g) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function hostOf(key: string): string {
  return /^[^/?]*/.exec(key)?.[0] ?? '';
}
