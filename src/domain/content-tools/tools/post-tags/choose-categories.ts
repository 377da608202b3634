import { contentStems } from '../../../../writing/research/reading/stem.ts';
import type { ToolInput } from '../tool-input.ts';

const most = 3;
/** Shared stems weigh by where the page has them; below this, a category is about other things. */
const minScore = 3;
const weights = { title: 3, tag: 2, heading: 1 };
/** What a store's categories are called, and what an article on it speaks of. */
const kin: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(service|maintenance|parts)\b/i, /\b(oil|tires?|brakes?|batter|maintenance|service|filter)/i],
  [/\b(financ|lease|buying)/i, /\b(lease|loan|credit|payment|trade|financ|budget|buy)/i],
  [/\b(research|compar|review)/i, /\b(vs\.?|compar|trims?|towing|cargo|features)/i],
  [/\b(event|news|communit)/i, /\b(event|night|celebration|launch|holiday)/i],
  [/\b(electric|ev|hybrid)/i, /\b(electric|ev|hybrid|charging)/i],
];

/** The article's own category, then those of the site that share words with it, nearest first. */
export function chooseCategories(input: ToolInput, tags: readonly string[]): string[] {
  const { article, page, categories } = input;
  const texts: readonly (readonly [string, number])[] = [
    [`${page.title} ${article.keyword ?? ''}`, weights.title],
    [tags.join(' '), weights.tag],
    [page.headings.join(' '), weights.heading],
  ];
  const scored = categories.map(({ name, description }) => {
    const wanted = new Set(stemsOf(`${name} ${description ?? ''}`));
    const shared = texts.reduce((sum, [text, weight]) => {
      const hits = new Set(stemsOf(text).filter((one) => wanted.has(one))).size;
      return sum + hits * weight;
    }, 0);
    const isKin = kin.some(([ours, theirs]) => ours.test(name) && theirs.test(page.title));
    return { name, score: shared + (isKin ? minScore : 0) };
  });
  const near = scored
    .filter(({ name, score }) => score >= minScore && name !== article.categoryName)
    .sort((one, two) => two.score - one.score)
    .map(({ name }) => name);
  const own = article.categoryName === null ? [] : [article.categoryName];
  return [...own, ...near].slice(0, most);
}

function stemsOf(text: string): string[] {
  return contentStems(text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
}
