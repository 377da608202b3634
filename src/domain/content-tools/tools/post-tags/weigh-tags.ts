import { bodyNouns } from '../../../../writing/research/lexicon/body-words.ts';
import { knownModel } from '../../../../writing/research/lexicon/models.ts';
import { shows } from '../../page/page.ts';
import type { ToolInput } from '../tool-input.ts';
import { knownTags, makeNames } from './known-tags.ts';

/** Where a tag comes from: a list that all share, the site's own tags, or the text. */
export type WeighedTag = {
  tag: string;
  source: 'event' | 'model' | 'make' | 'body' | 'fuel' | 'topic' | 'place' | 'site' | 'text';
  score: number;
};

/** So much the weakest tag that may stand for a page has. */
export const leastTelling = 5;

/** How much a mention counts, by where it stands. */
const weights = { keyword: 6, title: 6, heading: 2, byName: 6 };
/** So many times the running text has to speak of a thing that no heading names. */
const minMentions = 4;

/** Tags of the controlled list that the page speaks of, the most telling first. */
export function weighKnownTags(input: ToolInput): WeighedTag[] {
  const found = [
    ...kindOfEvent(input),
    ...models(input),
    ...makesOn(input),
    ...listed(input),
    ...place(input),
  ];
  return found.toSorted((one, two) => two.score - one.score);
}

function listed({ article, page }: ToolInput): WeighedTag[] {
  const headings = page.headings.join('\n');
  const text = page.paragraphs.join('\n');
  return knownTags().flatMap(({ tag, kind, words }) => {
    const named =
      countOf(article.keyword ?? '', words) * weights.keyword +
      countOf(page.title, words) * weights.title +
      Math.min(3, countOf(headings, words)) * weights.heading;
    const mentions = countOf(text, words);
    if (named === 0 && mentions < minMentions) return [];
    const isSaid = shows([page.title, article.keyword ?? ''], tag);
    const byName = isSaid ? weights.byName * tag.split(' ').length : 0;
    return [{ tag, source: kind, score: named + byName + Math.log2(1 + mentions) }];
  });
}

function kindOfEvent({ article: { event } }: ToolInput): WeighedTag[] {
  if (!event) return [];
  return [
    { tag: event.category.toLowerCase(), source: 'event', score: 50 },
    { tag: 'local events', source: 'event', score: leastTelling },
  ];
}

/** Of the subject and of a comparison, with their kind; else those that the page lists most. */
function models({ article, vehicles }: ToolInput): WeighedTag[] {
  const { subject, comparison } = article;
  const asked = [subject, ...(comparison?.vehicles ?? [])].flatMap((one) => one ?? []);
  const listedModels = vehicles.flatMap(({ vehicle: { make, model } }) => {
    return make && model ? [{ make, model }] : [];
  });
  const few = asked.length > 0 || article.event ? [] : maxListed(listedModels);
  const names = [...asked, ...few].map(({ make, model }) => `${make} ${model}`.toLowerCase());
  const styles = asked.flatMap(({ make, model }) => {
    const style = knownModel(make, model)?.bodyStyle;
    return style ? [bodyNouns[style].many.toLowerCase()] : [];
  });
  return [
    ...[...new Set(names)].map((tag, index): WeighedTag => {
      return { tag, source: 'model', score: 40 - index };
    }),
    ...[...new Set(styles)].map((tag): WeighedTag => ({ tag, source: 'body', score: 15 })),
  ];
}

/** The two models with the most vehicles, where each has at least two. */
function maxListed<Model extends { make: string; model: string }>(
  found: readonly Model[],
): Model[] {
  const groups = Map.groupBy(found, ({ make, model }) => `${make} ${model}`);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .sort((one, two) => two.length - one.length)
    .slice(0, 2)
    .flatMap((group) => group.slice(0, 1));
}

function makesOn({ article, page, vehicles }: ToolInput): WeighedTag[] {
  const heads = [page.title, article.keyword ?? ''];
  const compared = (article.comparison?.vehicles ?? []).map(({ make }) => make);
  const names = makeNames.filter((name) => shows(heads, name) || compared.includes(name));
  const listed = new Set(vehicles.map(({ vehicle }) => vehicle.make ?? ''));
  const others = [...listed].filter((name) => name !== '' && !names.includes(name));
  return [
    ...names.map((name, index): WeighedTag => {
      return { tag: name.toLowerCase(), source: 'make', score: 20 - index };
    }),
    // Cars that the page only lists stand in where there are too few tags.
    ...others.map((name): WeighedTag => ({ tag: name.toLowerCase(), source: 'make', score: 1 })),
  ];
}

function place({ page, store }: ToolInput): WeighedTag[] {
  if (store.city === null || !shows(page.lines, store.city)) return [];
  const score = shows([page.title], store.city) ? leastTelling + 1 : leastTelling;
  return [{ tag: store.city.toLowerCase(), source: 'place', score }];
}

export function countOf(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
