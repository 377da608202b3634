/** An address of ours that a page links to, without its fragment. */
export type Link = { path: string; hash: string };

const origins = new Set(['http://localhost', 'http://localhost:3000']);

/** Where a page leads within the program, its pictures and what htmx asks for included. */
export function linksOf(html: string, from: string): Link[] {
  const links: Link[] = [];
  for (const [, value = ''] of html.matchAll(/\s(?:href|src|hx-get)="([^"]*)"/g)) {
    const url = new URL(value.replaceAll('&amp;', '&'), `http://localhost${from}`);
    if (!origins.has(url.origin)) continue;
    links.push({ path: url.pathname + url.search, hash: url.hash.slice(1) });
  }
  return links;
}
