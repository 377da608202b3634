import { WritingFailed } from '../../src/writing/writing-failed.ts';
import {
  faultsOfArticle,
  firstThingsOf,
  gradeOf,
  stockAnswersOf,
  type Written,
} from '../support/article-measures.ts';
import { groupBriefs } from '../support/group-briefs.ts';
import { sharedSentences } from '../support/sister-stores.ts';
import { proseOf, writeArticleFor } from '../support/write-article.ts';

/** 34 articles of each of six stores. */
const counts = { keywords: 22, others: 4 };

/** Parts that are asked for of all, of a share, or of less than a share. */
const least = { firstThings: 1, stockAnswers: 0.6 };
const maxShared = 0.15;

/** So many examples of a fault are printed. */
const maxExamples = 4;

type OfStore = Written & { storeId: string };

/** What is asked of the writing, one line a goal; prints how many are missed. */
export async function benchGoals(): Promise<void> {
  const written: OfStore[] = [];
  const refused: string[] = [];
  const before = process.cpuUsage();
  for (const { of, make } of groupBriefs(counts)) {
    try {
      const brief = make();
      written.push({ brief, draft: await writeArticleFor(brief), storeId: of.id });
    } catch (error) {
      if (!(error instanceof WritingFailed)) throw error;
      refused.push(`${of.id}: ${error.message.slice(0, 90)}`);
    }
  }
  const { user, system } = process.cpuUsage(before);
  const rate = written.length / ((user + system) / 1e6);
  say(`${written.length} articles of six stores, with their research ${rate.toFixed(1)} a second`);
  note(`refused: ${refused.length}`, refused);
  const goals = [...faultGoals(written), ...shareGoals(written), sisterGoal(written)];
  const grades = written.filter(isLong).map(({ draft }) => gradeOf(draft));
  say(`  grades ${Math.min(...grades).toFixed(1)} to ${Math.max(...grades).toFixed(1)}`);
  const missed = goals.filter((isMet) => !isMet).length;
  say(missed === 0 ? '  all goals are met' : `  ${missed} of ${goals.length} goals are MISSED`);
}

function isLong({ draft }: Written): boolean {
  return proseOf(draft).join(' ').length > 1000;
}

function faultGoals(written: readonly OfStore[]): boolean[] {
  const all = written.flatMap((one) =>
    Object.entries(faultsOfArticle(one)).map(([what, faults]) => ({ what, faults, one })),
  );
  return [...Map.groupBy(all, ({ what }) => what)].map(([what, found]) => {
    const bad = found.filter(({ faults }) => faults.length > 0);
    const examples = bad.map(({ faults, one }) => `${nameOf(one)}: ${faults[0] ?? ''}`);
    return goal(bad.length === 0, `${what}: in ${bad.length} of ${found.length}, goal 0`, examples);
  });
}

function shareGoals(written: readonly OfStore[]): boolean[] {
  const first = written.flatMap((one) =>
    Object.entries(firstThingsOf(one) ?? {}).map(([what, holds]) => ({ what, holds, one })),
  );
  const answers = written.flatMap((one) =>
    stockAnswersOf(one).map((holds) => ({ what: 'answers with a fact', holds, one })),
  );
  return [...Map.groupBy([...first, ...answers], ({ what }) => what)].map(([what, found]) => {
    const wanted = what === 'answers with a fact' ? least.stockAnswers : least.firstThings;
    const share = found.filter(({ holds }) => holds).length / found.length;
    const without = found.filter(({ holds }) => !holds).map(({ one }) => nameOf(one));
    const text = `${what}: ${percent(share)} of ${found.length}, goal ${percent(wanted)}`;
    return goal(share >= wanted, text, share >= wanted ? [] : without);
  });
}

/** The two stores of one group, keyword by keyword. */
function sisterGoal(written: readonly OfStore[]): boolean {
  const ofGroup = written.filter(({ storeId, brief }) => {
    return storeId.startsWith('group') && brief.keyword !== null;
  });
  const pairs = [...Map.groupBy(ofGroup, ({ brief }) => brief.keyword)].flatMap(
    ([keyword, [one, two]]) =>
      one && two ? [{ keyword, share: sharedSentences(one.draft, two.draft) }] : [],
  );
  const over = pairs.filter(({ share }) => share >= maxShared);
  const worst = Math.max(...pairs.map(({ share }) => share));
  const text = `sentences shared by sisters: worst ${percent(worst)} of ${pairs.length} pairs`;
  const examples = over.map(({ keyword, share }) => `${keyword}: ${percent(share)}`);
  return goal(over.length === 0, `${text}, goal under ${percent(maxShared)}`, examples);
}

function nameOf({ brief, storeId }: OfStore): string {
  return `${storeId}, ${brief.articleType}, ${brief.keyword ?? brief.articleId}`;
}

function goal(isMet: boolean, text: string, examples: readonly string[]): boolean {
  note(`${isMet ? 'met   ' : 'MISSED'} ${text}`, examples);
  return isMet;
}

function note(text: string, examples: readonly string[]): void {
  say(`  ${text}`);
  for (const example of examples.slice(0, maxExamples)) say(`           ${example}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
