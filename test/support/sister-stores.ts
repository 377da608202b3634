import type { Brief } from '../../src/writing/brief.ts';
import type { Draft } from '../../src/writing/draft.ts';
import { splitSentences } from '../../src/writing/realise/choose-wording.ts';
import { fixtureStore } from './stock.ts';
import { researchedBrief } from './researched-brief.ts';
import { proseOf } from './write-article.ts';

/** Stores of one group: one database, one feed of keywords, four sites. */
const sisters = [
  { name: 'Lakeside Motors', city: 'Duluth', state: 'MN' },
  { name: 'Harbor Motors', city: 'San Diego', state: 'CA' },
  { name: 'Plains Motors', city: 'Lincoln', state: 'NE' },
  { name: 'Gulf Motors', city: 'Tampa', state: 'FL' },
] as const;

/** The same keyword as each of the sisters would have it written. */
export function sisterBriefs(keyword: string, overrides: Partial<Brief> = {}): Brief[] {
  return sisters.map((own, place) =>
    researchedBrief(keyword, {
      articleId: `${keyword} of ${own.name}`,
      store: { ...fixtureStore, ...own },
      place,
      ...overrides,
    }),
  );
}

/** What the law wants said, which every store says in the same words. */
const legal = /\b(before tax|asking prices?|certified|for sale at|government fees)\b/i;

/** The share of the smaller article's sentences that the other has too, 0 to 1. */
export function sharedSentences(one: Draft, two: Draft): number {
  const [first, second] = [one, two].map((draft) => {
    const sentences = proseOf(draft).flatMap(splitSentences);
    return new Set(sentences.filter((sentence) => !legal.test(sentence)));
  });
  if (!first || !second) return 0;
  const shared = first.intersection(second).size;
  return shared / Math.max(1, Math.min(first.size, second.size));
}
