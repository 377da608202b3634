import { beforeAll, describe, expect, test } from 'bun:test';
import {
  faultsOfArticle,
  firstThingsOf,
  stockAnswersOf,
  type Written,
} from '../../support/article-measures.ts';
import { groupBriefs } from '../../support/group-briefs.ts';
import { markedWordingsOf } from '../../support/passage-marks.ts';
import { sharedSentences } from '../../support/sister-stores.ts';
import { writeArticleFor } from '../../support/write-article.ts';

type OfStore = Written & { storeId: string };

const written: OfStore[] = [];

beforeAll(async () => {
  for (const { of, make } of groupBriefs({ keywords: 6, others: 1 })) {
    const brief = make();
    written.push({ brief, draft: await writeArticleFor(brief), storeId: of.id });
  }
});

/** What goes against a law, by article. */
function against(law: string): string[] {
  return written.flatMap((one) => {
    const faults = faultsOfArticle(one)[law];
    if (!faults) throw new Error(`There is no measure "${law}".`);
    const { brief, storeId } = one;
    return faults.map((fault) => `${storeId}, ${brief.keyword ?? brief.articleId}: ${fault}`);
  });
}

describe('articles of six stores, in four states and a province', () => {
  test.each([
    'ungrounded figures',
    'passages against their marks',
    'sentences said twice',
    'compliance errors',
  ])('have no %s', (law) => {
    expect(against(law)).toEqual([]);
  });

  test('do hold passages with marks', () => {
    expect(written.flatMap(({ draft }) => markedWordingsOf(draft)).length).toBeGreaterThan(20);
  });

  test('answer first what was asked, and name it in title and opening', () => {
    const first = written.flatMap((one) => {
      const things = Object.entries(firstThingsOf(one) ?? {});
      return things.map(([what, holds]) => ({ keyword: one.brief.keyword, what, holds }));
    });
    expect(first.length).toBeGreaterThan(90);
    expect(first.filter(({ holds }) => !holds)).toEqual([]);
  });

  test('name something of the stock or the model where that is asked about', () => {
    const answers = written.flatMap(stockAnswersOf);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers).toContain(true);
  });

  test('share less than 15 % of their sentences with the sister store', () => {
    const ofGroup = written.filter(({ storeId, brief }) => {
      return storeId.startsWith('group') && brief.keyword !== null;
    });
    const pairs = [...Map.groupBy(ofGroup, ({ brief }) => brief.keyword)];
    expect(pairs).toHaveLength(6);
    const over = pairs
      .map(([keyword, [one, two]]) => {
        return { keyword, share: one && two ? sharedSentences(one.draft, two.draft) : 1 };
      })
      .filter(({ share }) => share >= 0.15);
    expect(over).toEqual([]);
  });
});
