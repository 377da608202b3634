import type { ToolInput } from '../tool-input.ts';

/** Where things stand, as far as that is known: nothing is made up from a slug. */
export type Addresses = {
  /** The store's home page. */
  home: string | null;
  /** The article's own page. */
  page: string | null;
  dealerId: string;
  idOf: (name: string) => string;
};

/** Ids are those of the page where its address is known, and relative to whatever page else. */
export function addressesOf({ article, store }: Pick<ToolInput, 'article' | 'store'>): Addresses {
  const page = article.postedUrl;
  const home = homeOf(store.domain) ?? (page === null ? null : `${new URL(page).origin}/`);
  const bare = page?.split('#')[0] ?? '';
  return { home, page, dealerId: `${home ?? ''}#dealer`, idOf: (name) => `${bare}#${name}` };
}

function homeOf(domain: string | null): string | null {
  if (domain === null || domain === '') return null;
  const url = URL.parse(/^https?:\/\//.test(domain) ? domain : `https://${domain}`);
  return url === null ? null : `${url.origin}/`;
}
