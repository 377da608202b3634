import { faultsIn } from '../../src/writing/check/check-draft.ts';
import { fleschKincaidGrade } from '../../src/writing/check/readability.ts';
import { repeatedSentences } from '../../src/writing/check/repetition.ts';
import { sharedShare, shinglesOf } from '../../src/writing/check/shingles.ts';
import type { Brief } from '../../src/writing/brief.ts';
import type { Draft } from '../../src/writing/draft.ts';
import { factSheetOf } from '../../src/writing/facts/fact-sheet.ts';
import { articleKeywords } from '../support/article-keywords.ts';
import { researchedBrief, researchedLanding } from '../support/researched-brief.ts';
import { newYear } from '../support/stock.ts';
import { stockModels } from '../support/stock-models.ts';
import { proseOf, writeArticleFor } from '../support/write-article.ts';
import { figuresOutside } from '../writing/articles/figures-outside.ts';

/** Articles of each kind that the figures rest on. */
const articles = 100;

/** Figures on the embedded writer: what its articles hold to, and how fast they come. */
export async function benchWriting(): Promise<void> {
  const basics = articleKeywords.slice(0, articles).map((keyword) => researchedBrief(keyword));
  await report('basic articles', basics);
  await report('landing pages', landingBriefs());
}

/** Models of the lot in one year after the other, so that some are here and some are not. */
function landingBriefs(): Brief[] {
  return Array.from({ length: articles }, (_, index) => {
    const model = stockModels[index % stockModels.length];
    if (!model) throw new Error('The fixture lot has no models.');
    const year = newYear - Math.floor(index / stockModels.length);
    return researchedLanding(year, model.make, model.model);
  });
}

async function report(name: string, briefs: readonly Brief[]): Promise<void> {
  for (const brief of briefs.slice(0, 10)) await writeArticleFor(brief);
  const start = performance.now();
  const drafts: Draft[] = [];
  for (const brief of briefs) drafts.push(await writeArticleFor(brief));
  const seconds = (performance.now() - start) / 1000;
  const pairs = drafts.map((draft, index) => ({ draft, brief: briefs[index] }));
  const known = pairs.flatMap(({ draft, brief }) => (brief ? [{ draft, brief }] : []));
  const deviations = known.map(({ draft, brief }) =>
    Math.abs(draft.wordCount / brief.contentLength - 1),
  );
  const grades = drafts.map((draft) => fleschKincaidGrade(proseOf(draft)));
  const lines = {
    'articles a second': (drafts.length / seconds).toFixed(1),
    'grounding violations': known.flatMap(({ draft, brief }) => [
      ...faultsIn(draft, factSheetOf(brief)),
      ...figuresOutside(draft, brief),
    ]).length,
    'sentences said twice': drafts.flatMap((draft) => repeatedSentences(proseOf(draft))).length,
    'largest share of 8-word runs between two subjects': percent(largestShare(known)),
    'deviation from the length asked for': `mean ${percent(mean(deviations))}, worst ${percent(
      Math.max(...deviations),
    )}`,
    'reading grade': `${Math.min(...grades).toFixed(1)} to ${Math.max(...grades).toFixed(1)}`,
  };
  process.stdout.write(`${drafts.length} ${name}\n`);
  for (const [what, figure] of Object.entries(lines))
    process.stdout.write(`  ${what}: ${figure}\n`);
}

type Written = { draft: Draft; brief: Brief };

/** Over pairs of articles about different models; the same model in two years is one subject. */
function largestShare(written: readonly Written[]): number {
  const sets = written.map(({ draft, brief }) => ({
    about: brief.subject ? `${brief.subject.make} ${brief.subject.model}` : brief.keyword,
    shingles: shinglesOf(draft.markdown),
  }));
  const shares = sets.flatMap((one, index) =>
    sets
      .slice(0, index)
      .filter((two) => two.about !== one.about)
      .map((two) => sharedShare(one.shingles, two.shingles)),
  );
  return Math.max(0, ...shares);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
