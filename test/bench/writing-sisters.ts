import type { Draft } from '../../src/writing/draft.ts';
import { WritingFailed } from '../../src/writing/writing-failed.ts';
import type { Written } from '../support/article-measures.ts';
import { searchedKeywords } from '../support/searched-keywords.ts';
import { sharedSentences, sisterBriefs } from '../support/sister-stores.ts';
import { writeArticleFor } from '../support/write-article.ts';

/** Every so many of the list, so that all sides of a store are in it. */
const every = 9;

export type SisterFigures = { written: Written[]; refused: number; shares: number[] };

/** Keywords written for four stores of one group, and what each pair of stores shares. */
export async function sisterFigures(): Promise<SisterFigures> {
  const figures: SisterFigures = { written: [], refused: 0, shares: [] };
  for (const keyword of searchedKeywords.filter((_keyword, at) => at % every === 0)) {
    const drafts: Draft[] = [];
    for (const make of [0, 1, 2, 3]) {
      try {
        const brief = sisterBriefs(keyword)[make];
        if (!brief) continue;
        const draft = await writeArticleFor(brief);
        figures.written.push({ draft, brief });
        drafts.push(draft);
      } catch (error) {
        if (!(error instanceof WritingFailed)) throw error;
        figures.refused += 1;
      }
    }
    for (const [at, one] of drafts.entries()) {
      for (const two of drafts.slice(0, at)) figures.shares.push(sharedSentences(one, two));
    }
  }
  return figures;
}
