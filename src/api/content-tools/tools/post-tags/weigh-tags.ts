import { shows } from '../../page/page.ts';
import type { ToolInput } from '../tool-input.ts';
import { knownTags, makeNames } from './known-tags.ts';

/** Where a tag comes from: a list that all share, the site's own tags, or the text. */
export type WeighedTag = {
  tag: string;
  source: 'model' | 'make' | 'body' | 'fuel' | 'topic' | 'place' | 'site' | 'text';
  score: number;
};

/** How much a mention counts, by where it stands. */
const weights = { keyword: 6, title: 6, heading: 2 };
/** So many times the running text has to speak of a thing that no heading names. */
const leastMentions = 4;

/** Tags of the controlled list that the page speaks of, the most telling first. */
export function weighKnownTags(input: ToolInput): WeighedTag[] {
  const found = [...models(input), ...makesOn(input), ...listed(input), ...place(input)];
  return found.toSorted((one, two) => two.score - one.score);
}

function listed({ article, page }: ToolInput): WeighedTag[] {
  const headings = page.headings.join('\n');
  const text = page.paragraphs.join('\n');
  return knownTags.flatMap(({ tag, kind, words }) => {
    const named =
      countOf(article.keyword ?? '', words) * weights.keyword +
      countOf(page.title, words) * weights.title +
      Math.min(3, countOf(headings, words)) * weights.heading;
    const mentions = countOf(text, words);
    if (named < weights.heading * 2 && mentions < leastMentions) return [];
    return [{ tag, source: kind, score: named + Math.log2(1 + mentions) }];
  });
}

/** Of the subject, of a comparison, and of vehicles that the title names. */
function models({ article, page, vehicles }: ToolInput): WeighedTag[] {
  const { subject, comparison } = article;
  const asked = [subject, ...(comparison?.vehicles ?? [])].flatMap((one) => one ?? []);
  const inTitle = vehicles
    .map(({ vehicle }) => vehicle)
    .filter(({ make, model }) => make && model && shows([page.title], model));
  const names = [...asked, ...inTitle].map(({ make, model }) => `${make} ${model}`.toLowerCase());
  return [...new Set(names)].map((tag, index) => ({ tag, source: 'model', score: 40 - index }));
}

function makesOn({ article, page }: ToolInput): WeighedTag[] {
  const heads = [page.title, article.keyword ?? ''];
  const compared = (article.comparison?.vehicles ?? []).map(({ make }) => make);
  const names = makeNames.filter((name) => shows(heads, name) || compared.includes(name));
  return names.map((name, index) => ({
    tag: name.toLowerCase(),
    source: 'make',
    score: 20 - index,
  }));
}

function place({ page, store }: ToolInput): WeighedTag[] {
  if (store.city === null || !shows(page.lines, store.city)) return [];
  const score = shows([page.title], store.city) ? 5 : 2;
  return [{ tag: store.city.toLowerCase(), source: 'place', score }];
}

export function countOf(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
