import { pages } from '../../../src/dashboard/index.ts';
import { viewsOf } from '../support/every-page.ts';
import type { DemoStore } from '../support/store-demo.ts';

export type Address = { path: string; isAnonymous: boolean };

/**
 * Every page in the states that it names, for a store with everything and for one without; and
 * each thing of which there are several kinds. All of them before the first picture: what is made
 * as a sample for one page is on the lists of others.
 */
export async function addressesOf(store: DemoStore): Promise<Address[]> {
  const found: Address[] = [];
  for (const page of pages) {
    const isAnonymous = page.for === 'everybody';
    for (const path of await viewsOf(store, page)) {
      found.push({ path, isAnonymous });
      // What a page shows of one thing is not there at the store without anything.
      if (page.for !== 'store' || page.path.includes(':')) continue;
      found.push({ path: path.replace('prairie', store.sister.slug), isAnonymous });
    }
  }
  const further = furtherOf(store).map((path) => ({ path, isAnonymous: false }));
  return [...found, ...further];
}

function furtherOf({ articles, posts, leads, site }: DemoStore): string[] {
  const of = (place: string, ids: Record<string, string>) =>
    Object.values(ids).map((id) => `/app/${site.slug}/${place}/${id}`);
  const things = [...of('articles', articles), ...of('social', posts), ...of('leads', leads)];
  return [...things, `/app/${site.slug}/articles/${articles.submitted}?said=saved`];
}
