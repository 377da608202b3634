import type { Brief } from '../../src/writing/brief.ts';
import { sharedShare, shinglesOf } from '../../src/writing/check/shingles.ts';
import {
  faultsOfArticle,
  firstThingsOf,
  gradeOf,
  stockAnswersOf,
  type Written,
} from '../support/article-measures.ts';
import { writeArticleFor } from '../support/write-article.ts';
import { fixtureBriefs, realBriefs } from './writing-briefs.ts';
import { benchGoals } from './writing-goals.ts';
import { sisterFigures } from './writing-sisters.ts';

/** Articles of each type over the fixture, and over a real feed. */
const fixtureEach = 34;
const realEach = 8;

/** Figures on the embedded writer: what its articles hold to, and how fast they come. */
export async function benchWriting(): Promise<void> {
  for (const [type, briefs] of Object.entries(fixtureBriefs(fixtureEach))) {
    await report(type, briefs);
  }
  const { written, refused, shares } = await sisterFigures();
  process.stdout.write(`${written.length} articles of four stores of one group\n`);
  const over = shares.filter((share) => share >= 0.15).length;
  const sisters = {
    ...measuresOf(written),
    ...questionFiguresOf(written),
    'refused as insufficient_facts': refused,
    'sentences shared by two sisters':
      `mean ${percent(mean(shares))}, worst ${percent(Math.max(...shares))}, ` +
      `${over} of ${shares.length} pairs at 15 % or more`,
  };
  for (const [what, figure] of Object.entries(sisters)) {
    process.stdout.write(`  ${what}: ${figure}\n`);
  }
  for (const one of written) {
    const [error] = faultsOfArticle(one)['compliance errors'] ?? [];
    const at = `${one.brief.store.state}, ${one.brief.keyword}`;
    if (error) process.stdout.write(`    ${at}: ${error}\n`);
  }
  const real = await realBriefs(realEach);
  if (real.length > 0) await report('articles on a real feed', real);
  await benchGoals();
}

async function report(name: string, briefs: readonly Brief[]): Promise<void> {
  for (const brief of briefs.slice(0, 10)) await writeArticleFor(brief);
  const before = process.cpuUsage();
  const written: Written[] = [];
  for (const brief of briefs) written.push({ draft: await writeArticleFor(brief), brief });
  const { user, system } = process.cpuUsage(before);
  const lines = { 'articles a second of one core': rate(written.length, user + system) };
  process.stdout.write(`${written.length} ${name}\n`);
  for (const [what, figure] of Object.entries({ ...lines, ...measuresOf(written) })) {
    process.stdout.write(`  ${what}: ${figure}\n`);
  }
}

function questionFiguresOf(written: readonly Written[]): Record<string, string> {
  const first = written.flatMap((one) => Object.entries(firstThingsOf(one) ?? {}));
  const shares = [...Map.groupBy(first, ([what]) => what)].map(([what, all]) => {
    return [what, percent(all.filter(([, holds]) => holds).length / all.length)];
  });
  const known = written.flatMap(stockAnswersOf);
  const share = known.filter((holds) => holds).length / Math.max(1, known.length);
  return {
    ...Object.fromEntries(shares),
    'answers on models and stock with a figure or name from facts': percent(share),
  };
}

function measuresOf(written: readonly Written[]): Record<string, string | number> {
  const deviations = written.map(({ draft, brief }) => draft.wordCount / brief.contentLength - 1);
  const short = deviations.filter((deviation) => deviation < -0.2).length;
  const grades = written.map(({ draft }) => gradeOf(draft));
  const faults = written.flatMap((one) => Object.entries(faultsOfArticle(one)));
  const counts = [...Map.groupBy(faults, ([what]) => what)].map(([what, all]) => {
    return [what, all.filter(([, found]) => found.length > 0).length];
  });
  return {
    ...Object.fromEntries(counts),
    'largest share of 8-word runs between two subjects': percent(largestShare(written)),
    'words of the ceiling':
      `mean ${percent(1 + mean(deviations))}, longest ${percent(1 + Math.max(...deviations))}, ` +
      `ended early ${short}`,
    'reading grade': `${Math.min(...grades).toFixed(1)} to ${Math.max(...grades).toFixed(1)}`,
  };
}

/** Over pairs of articles about different models; the same model in two years is one subject. */
function largestShare(written: readonly Written[]): number {
  const sets = written.map(({ draft, brief }) => ({
    about: subjectOf(brief),
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

/** The same two vehicles are one subject, whichever comes first; so are events of one kind. */
function subjectOf({ subject, comparison, event, keyword }: Brief): string {
  if (subject) return `${subject.make} ${subject.model}`;
  if (event) return event.category;
  if (!comparison) return keyword ?? '';
  return comparison.vehicles
    .map(({ make, model }) => `${make} ${model}`)
    .toSorted()
    .join(' | ');
}

function rate(count: number, micros: number): string {
  return (count / (micros / 1e6)).toFixed(1);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
