import { checkText } from '../../src/domain/compliance/check-text.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';
import type { Brief } from '../../src/writing/brief.ts';
import { faultsIn } from '../../src/writing/check/check-draft.ts';
import { fleschKincaidGrade } from '../../src/writing/check/readability.ts';
import { repeatedSentences } from '../../src/writing/check/repetition.ts';
import { sharedShare, shinglesOf } from '../../src/writing/check/shingles.ts';
import { askedSubjectOf } from '../../src/writing/facts/asked-subject.ts';
import { factSheetOf } from '../../src/writing/facts/fact-sheet.ts';
import { speaksOf } from '../../src/writing/plan/subject-heading.ts';
import { splitSentences } from '../../src/writing/realise/choose-wording.ts';
import { proseOf, writeArticleFor } from '../support/write-article.ts';
import { figuresOutside } from '../writing/articles/figures-outside.ts';
import { sisterFigures, type Written } from './writing-sisters.ts';
import { fixtureBriefs, realBriefs } from './writing-briefs.ts';

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
  const real = await realBriefs(realEach);
  if (real.length > 0) await report('articles on a real feed', real);
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

/** What a reader meets first: the subject, and an answer with something of this store in it. */
function questionFiguresOf(written: readonly Written[]): Record<string, string> {
  const asked = written.filter(({ brief }) => askedSubjectOf(brief) !== null);
  const share = (holds: (one: Written) => boolean): string => {
    return percent(asked.filter(holds).length / Math.max(1, asked.length));
  };
  const ofStock = asked.filter(({ brief }) => isAboutStock(brief));
  const known = ofStock.flatMap(stockAnswersOf);
  return {
    'subject in the title': share(({ draft, brief }) => speaksOf(draft.title, brief.keyword ?? '')),
    'subject in the opening sentence': share(({ draft, brief }) => {
      const [sentence = ''] = splitSentences(proseOf(draft)[0] ?? '');
      return speaksOf(sentence, brief.keyword ?? '');
    }),
    'head question answered in the opening': share(({ draft }) => {
      const [opening] = draft.outline.sections;
      return (opening?.items ?? []).some(({ kind }) => kind !== 'break');
    }),
    'answers on models and stock with a figure or name from facts': percent(
      known.filter((ids) => ids.some(isOfStock)).length / Math.max(1, known.length),
    ),
  };
}

function isAboutStock(brief: Brief): boolean {
  const { reading } = askedSubjectOf(brief) ?? {};
  return Boolean(reading && (reading.model !== null || reading.bodyStyles.length > 0));
}

/** What a stock list can answer, where it holds such cars. */
const stockTopics = new Set(
  'availability price trims colors engine drivetrain budget comparison fuel-economy'.split(' '),
);

/** The facts of each section that answers a question about models or stock. */
function stockAnswersOf({ draft, brief }: Written): string[][] {
  const asked = [...brief.questions, ...(brief.related ?? [])];
  const ofStock = asked.filter(({ topic }) => topic !== null && stockTopics.has(topic));
  const ids = new Set(ofStock.map(({ id }) => id));
  return draft.outline.sections
    .filter(({ answers }) => answers.some((id) => ids.has(id)))
    .map(({ id }) =>
      draft.paragraphs.flatMap(({ sectionId, factIds }) => (sectionId === id ? factIds : [])),
    );
}

function isOfStock(factId: string): boolean {
  return !/^(know|say|store|date|brief|subject|question)[:.]/.test(factId);
}

function measuresOf(written: readonly Written[]): Record<string, string | number> {
  const deviations = written.map(({ draft, brief }) => draft.wordCount / brief.contentLength - 1);
  const short = deviations.filter((deviation) => deviation < -0.2).length;
  const grades = written.map(({ draft }) => fleschKincaidGrade(proseOf(draft)));
  return {
    'grounding violations': written.flatMap(({ draft, brief }) => [
      ...faultsIn(draft, factSheetOf(brief)),
      ...figuresOutside(draft, brief),
    ]).length,
    'sentences said twice': written.flatMap(({ draft }) => repeatedSentences(proseOf(draft)))
      .length,
    'largest share of 8-word runs between two subjects': percent(largestShare(written)),
    'words of the ceiling':
      `mean ${percent(1 + mean(deviations))}, longest ${percent(1 + Math.max(...deviations))}, ` +
      `ended early ${short}`,
    'reading grade': `${Math.min(...grades).toFixed(1)} to ${Math.max(...grades).toFixed(1)}`,
    'with an error in the compliance check': written.filter(hasError).length,
  };
}

function hasError({ draft, brief }: Written): boolean {
  const { name, city, state, timeZone } = brief.store;
  const own = stateOf(state);
  const bare = bareContext(Date.parse(brief.now), brief.now.slice(0, 10));
  const context = { ...bare, timeZone, states: own ? [own] : [], store: { name, city } };
  const { issues } = checkText(draft.markdown, 'markdown', context);
  return issues.some(({ severity }) => severity === 'error');
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
