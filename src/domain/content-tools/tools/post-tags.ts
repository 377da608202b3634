import { madeBy } from '../made-by.ts';
import { textsIn } from '../../content/publication/component-texts.ts';
import type { ContentToolEntry, Fault, MadeComponent } from './content-tool.ts';
import { chooseCategories } from './post-tags/choose-categories.ts';
import { chooseTags, tagLimits } from './post-tags/choose-tags.ts';
import type { ToolInput } from './tool-input.ts';

/** A tag page with fewer articles is thin: search engines need not see it. */
const fewestForIndex = 3;

/** Tags from a controlled list and from the text itself, and categories of the site. */
export const postTags: ContentToolEntry = {
  id: 'post-tags',
  name: 'Tags and categories',
  description: 'Five to ten tags, known ones first, and the categories of the site that fit.',
  makes: madeBy['post-tags'],
  run(input) {
    const chosen = chooseTags(input);
    const tags = chosen.map(({ tag }) => tag);
    const categories = chooseCategories(input, tags);
    return [
      {
        type: 'postTags',
        content: JSON.stringify(tags),
        metadata: { tags: chosen.map((one) => describe(one, input)) },
        claims: { tag: tags },
      },
      { type: 'blogCategories', content: JSON.stringify(categories), metadata: {} },
    ];
  },
  faultsIn: (made, input) => made.flatMap((one) => faultsOf(one, input)),
  examples: {
    passing: [
      {
        says: 'names what the title and the questions are about',
        input: {
          body:
            '# Winter tires for a Ford F-150\n\n## When should I put snow tires on?\n\nBefore ' +
            'the first frost.\n\n## Does four-wheel drive help to stop?\n\nNo.',
        },
        makes: { postTags: /"ford".*"winter tires"|"winter tires".*"ford"/ },
      },
      {
        says: 'keeps the spelling of a tag that the site has',
        input: {
          body:
            '# Storing a car\n\nA garage door keeps the wind out. Each garage door needs ' +
            'grease, and a garage door with a window warms the room.',
          others: { tags: new Map([['garage doors', 2]]) },
        },
        makes: { postTags: /"garage doors"/ },
      },
      {
        says: 'takes categories of the site alone',
        input: {
          body: '# Winter tires\n\nThey grip.',
          categories: [
            { name: 'Tires and wheels', description: null },
            { name: 'Financing', description: 'Loans and leases' },
          ],
        },
        makes: { blogCategories: /^\["Tires and wheels"\]$/ },
      },
    ],
    failing: [
      {
        says: 'a tag twice',
        input: {},
        made: [{ type: 'postTags', content: '["tires","tires"]', metadata: {} }],
        problem: /twice/,
      },
      {
        says: 'more than ten',
        input: {},
        made: [{ type: 'postTags', content: JSON.stringify([...'abcdefghijk']), metadata: {} }],
        problem: /At most 10/,
      },
      {
        says: 'a category that the site has not',
        input: { categories: [{ name: 'Service', description: null }] },
        made: [{ type: 'blogCategories', content: '["Boats"]', metadata: {} }],
        problem: /no category of the site/,
      },
    ],
  },
};

function describe(one: ReturnType<typeof chooseTags>[number], { others }: ToolInput) {
  const articles = (others.tags.get(one.tag) ?? 0) + 1;
  return {
    ...one,
    score: Math.round(one.score * 100) / 100,
    articles,
    is_indexable: articles >= fewestForIndex,
  };
}

function faultsOf({ type, content }: MadeComponent, { article, categories }: ToolInput): Fault[] {
  const texts = textsIn({ content });
  const problems: string[] = [];
  if (type === 'postTags') {
    if (texts.length > tagLimits.most) problems.push(`At most ${tagLimits.most} tags are useful.`);
    if (new Set(texts).size < texts.length) problems.push('A tag stands there twice.');
    for (const tag of texts) {
      if (tag !== tag.toLowerCase()) problems.push(`"${tag}" has capitals.`);
      if (tag.length > tagLimits.characters) problems.push(`"${tag}" is long for a tag.`);
    }
  } else {
    const known = new Set([...categories.map(({ name }) => name), article.categoryName]);
    const strangers = texts.filter((name) => !known.has(name));
    problems.push(...strangers.map((name) => `"${name}" is no category of the site.`));
  }
  return problems.map((problem) => ({ type, problem }));
}
