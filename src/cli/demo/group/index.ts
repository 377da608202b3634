import type { Context } from '../../../context.ts';
import type { SiteRow } from '../../../domain/site/store.ts';
import { importSampleStock } from '../import-sample.ts';
import { makeArticles } from './articles.ts';
import { makeLeads, makeReviews } from './customers.ts';
import { importClicks } from './figures.ts';
import { makePosts } from './posts.ts';
import { hasRealPeople, makePeople, type SignIns } from './people.ts';
import { describeStore, makeSisters } from './stores.ts';

type Say = (line: string) => void;

/** The first store has all that there is to see; the others a little less. */
const shares = [1, 0.6, 0.35] as const;
const articlesOf = [10, 3, 2] as const;

/**
 * A made-up group of three stores, so that the dashboard has something to show: people in all
 * roles, articles and posts in every state, reviews, leads and figures. A second time only the
 * password is made anew. Null where real people sign in: among those nobody is made up.
 */
export async function makeGroup(ctx: Context, first: SiteRow, say: Say): Promise<SignIns | null> {
  if (await hasRealPeople(ctx)) return null;
  const { sites: sisters, areNew } = await makeSisters(ctx);
  const sites = [first, ...sisters];
  const { signIns, staff } = await makePeople(ctx, sites);
  if (!areNew) return signIns;
  say('');
  for (const [at, site] of sites.entries()) {
    const people = staff(site);
    const { vehicles } = await importSampleStock(ctx, site);
    await describeStore(ctx, people.manager);
    await importClicks(ctx, site.id, shares[at] ?? 1);
    await makeReviews(ctx, site);
    await makeLeads(ctx, site, people.manager);
    if (at === 0) await makePosts(ctx, people.manager);
    const made = await makeArticles(ctx, people, articlesOf[at] ?? 0);
    const articles = Object.keys(made).length;
    say(`Store       ${site.name}: ${vehicles} vehicles, ${articles} articles in review and out`);
  }
  return signIns;
}

export function signInLines({ password, people }: SignIns, baseUrl: string): string[] {
  return [
    '',
    `Dashboard    ${baseUrl.replace('//127.0.0.1', '//localhost')}/app`,
    ...people.map(({ role, email }) => `  ${role.padEnd(10)} ${email}`),
    `Password     ${password}  (of all of them, made anew with each demo)`,
  ];
}
