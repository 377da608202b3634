import { madeBy } from '../made-by.ts';
import { reservedSlugs, slugFrom } from '../../content/publication/slug.ts';
import { textsIn } from '../../content/publication/component-texts.ts';
import type { ContentToolEntry, Fault, MadeComponent } from './content-tool.ts';
import { slugIdeas, withoutSeparators } from './page-slugs/slug-ideas.ts';
import type { ToolInput } from './tool-input.ts';

const fewest = 3;
const most = 5;
const maxLength = 100;

/**
 * Slugs to choose from, the best first: NFKD without accents, lower case, words joined by hyphens,
 * up to seven words and at most 60 characters; model names keep their hyphens, a name of a store
 * page or one that another article has gets a number. An address that is in use stays the first.
 */
export const pageSlugs: ContentToolEntry = {
  id: 'page-slugs',
  name: 'Page slugs',
  description: 'Three to five addresses for the page, unique in the site, the best first.',
  makes: madeBy['page-slugs'],
  run(input) {
    const candidates = candidatesFor(input);
    const slugs = candidates.map(({ slug }) => slug);
    return [
      {
        type: 'pageSlugs',
        content: JSON.stringify(slugs),
        metadata: { candidates },
        claims: { slug: slugs.slice(0, 1) },
      },
    ];
  },
  faultsIn: (made, input) => made.flatMap((one) => faultsOf(one, input)),
  examples: {
    passing: [
      {
        says: 'a landing page is named by year, make, model and place',
        input: {
          article: { type: 'modellanding' },
          body: '# 2026 Ford F-150 in Duluth, MN\n\nWe list two.',
        },
        makes: { pageSlugs: /^\["2026-ford-f-150-duluth-mn",/ },
      },
      {
        says: 'a slug that another article has gets a number',
        input: {
          body: '# Winter tires for Duluth\n\nThey grip.',
          others: { slugs: ['winter-tires-duluth'] },
        },
        makes: { pageSlugs: /^\["winter-tires-duluth-2",/ },
      },
      {
        says: 'an address in use stays',
        input: { article: { slug: 'old-address' }, body: '# A new title for it\n\nText.' },
        makes: { pageSlugs: /^\["old-address",/ },
      },
      {
        says: 'a title in another script still gets an address',
        input: { article: { keyword: null }, body: '# 冬のタイヤ\n\n冬です。' },
        makes: { pageSlugs: /^\["[a-z0-9-]+"/ },
      },
    ],
    failing: [
      {
        says: 'a slug of another article',
        input: { others: { slugs: ['taken'] } },
        made: [{ type: 'pageSlugs', content: '["taken"]', metadata: {} }],
        problem: /another article/,
      },
      {
        says: 'the name of a store page',
        input: {},
        made: [{ type: 'pageSlugs', content: '["inventory"]', metadata: {} }],
        problem: /store page/,
      },
      {
        says: 'capitals and spaces',
        input: {},
        made: [{ type: 'pageSlugs', content: '["Winter Tires"]', metadata: {} }],
        problem: /lower-case/,
      },
      {
        says: 'none at all',
        input: {},
        made: [{ type: 'pageSlugs', content: '[]', metadata: {} }],
        problem: /No slug/,
      },
    ],
  },
};

type Candidate = { slug: string; reason: string; is_conflict: boolean };

function candidatesFor({ article, page, store, others }: ToolInput): Candidate[] {
  const found = new Map<string, Candidate>();
  if (article.slug !== null) {
    found.set(article.slug, { slug: article.slug, reason: 'its address', is_conflict: false });
  }
  const stem =
    slugFrom(withoutSeparators(page.title)) || `${article.type}-${article.id.slice(-12)}`;
  const ideas = [...slugIdeas(article, page, store), { text: stem, reason: 'the title' }];
  for (const { text, reason } of ideas) {
    const slug = freeSlug(slugFrom(withoutSeparators(text)), others.slugs);
    if (slug === null || found.has(slug.free) || found.size === most) continue;
    const why = slug.isConflict ? `${reason}, with a number, as it was taken` : reason;
    found.set(slug.free, { slug: slug.free, reason: why, is_conflict: slug.isConflict });
  }
  for (let number = 2; found.size < fewest; number += 1) {
    const slug = `${stem}-${number}`;
    if (found.has(slug) || others.slugs.has(slug)) continue;
    found.set(slug, { slug, reason: 'the title, with a number', is_conflict: false });
  }
  return [...found.values()];
}

function freeSlug(
  slug: string,
  taken: ReadonlySet<string>,
): { free: string; isConflict: boolean } | null {
  if (slug === '') return null;
  const isTaken = (one: string): boolean => taken.has(one) || reservedSlugs.has(one);
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug}-${number}`;
  return { free, isConflict: free !== slug };
}

function faultsOf({ type, content }: MadeComponent, { article, others }: ToolInput): Fault[] {
  const slugs = textsIn({ content });
  const problems = slugs.length === 0 ? ['No slug was found.'] : [];
  for (const slug of slugs) {
    if (slug === article.slug) continue;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      problems.push(`"${slug}" has more than lower-case letters, digits and single hyphens.`);
    }
    if (slug.length > maxLength) problems.push(`"${slug}" is over ${maxLength} characters.`);
    if (reservedSlugs.has(slug)) problems.push(`"${slug}" is the name of a store page.`);
    if (others.slugs.has(slug)) problems.push(`"${slug}" belongs to another article.`);
  }
  return problems.map((problem) => ({ type, problem }));
}
