import { describe, expect, test } from 'bun:test';
import { fleschKincaidGrade } from '../../../src/writing/check/readability.ts';
import { gradeOfProse, runsShared } from '../../support/text-measures.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { fixtureBrief, asked, keywordBriefs, landingBrief } from '../../support/brief.ts';
import { stockModels } from '../../support/stock-models.ts';
import { newYear } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';
import { briefsByType } from './briefs-by-type.ts';
import { figuresOutside } from './figures-outside.ts';

const landings = stockModels.map(({ make, model }) => landingBrief(make, model));
const { qa, expert, comparison, salesevent } = briefsByType;
const briefs = [
  ...Object.values(keywordBriefs).map((make) => make()),
  ...landings,
  ...[qa, expert, comparison, salesevent].map((make) => make()),
];

for (const brief of briefs) {
  const name = `${brief.keyword ?? brief.articleId} (${brief.articleType})`;

  describe(`the article "${name}"`, () => {
    test('comes out the same for the same brief, and otherwise once it has been told', async () => {
      const first = await writeArticleFor(brief);
      const again = await writeArticleFor(structuredClone(brief));
      const usedWordings = first.wordingIds;
      const other = await writeArticleFor({ ...brief, articleId: 'another', usedWordings });
      expect(again).toEqual(first);
      expect(other.markdown).not.toBe(first.markdown);
    });

    test('takes the length as a ceiling, and says what would let it say more', async () => {
      const draft = await writeArticleFor(brief);
      expect(draft.wordCount).toBeLessThanOrEqual(brief.contentLength * 1.2);
      const isShort = draft.wordCount < brief.contentLength * 0.8;
      expect(draft.wouldSayMore !== undefined).toBe(isShort);
    });

    test('holds no figure that its facts, questions or title do not hold', async () => {
      expect(figuresOutside(await writeArticleFor(brief), brief)).toEqual([]);
    });

    test('says no sentence twice', async () => {
      const sentences = proseOf(await writeArticleFor(brief)).flatMap((text) =>
        text.split(/(?<=[.?!]) /),
      );
      expect(sentences.length - new Set(sentences).size).toBe(0);
    });

    test('reads at grade five to ten', async () => {
      const prose = proseOf(await writeArticleFor(brief));
      const grade = Math.round(gradeOfProse(prose));
      // The program's own measure, which holds drafts back, must not have another opinion.
      expect(Math.abs(fleschKincaidGrade(prose) - gradeOfProse(prose))).toBeLessThan(1);
      expect(grade).toBeGreaterThanOrEqual(5);
      expect(grade).toBeLessThanOrEqual(10);
    });

    test('gives every paragraph its facts', async () => {
      const draft = await writeArticleFor(brief);
      const known = new Set(draft.facts.map((fact) => fact.id));
      for (const paragraph of draft.paragraphs.filter((one) => one.kind !== 'list')) {
        expect(paragraph.factIds.length).toBeGreaterThan(0);
        expect(paragraph.factIds.filter((id) => !known.has(id))).toEqual([]);
      }
    });
  });
}

describe('articles of one store', () => {
  test('on different models share less than 35 % of their eight-word runs', async () => {
    const drafts = await Promise.all(landings.map(writeArticleFor));
    expect(largestShare(drafts.map((draft) => draft.markdown))).toBeLessThan(0.35);
  });

  test('on the same questions about different models share less than half', async () => {
    const basics = stockModels.map(({ make, model }) =>
      fixtureBrief({
        articleId: `price of ${make} ${model}`,
        keyword: `${newYear} ${make} ${model} price`,
        subject: { year: newYear, make, model, trim: null },
        contentIntent: 'variable',
        questions: asked([
          ['price', `How much does the ${make} ${model} cost?`],
          ['trade-in', `What is my trade-in worth toward the ${model}?`],
          ['loan-terms', `How long should a loan on the ${model} be?`],
          ['test-drive', `What should I check on a ${model} test drive?`],
          ['maintenance-schedule', `How often does the ${model} need service?`],
        ]),
      }),
    );
    const drafts: Draft[] = [];
    for (const brief of basics) {
      const usedWordings = drafts.slice(-3).flatMap(({ wordingIds }) => wordingIds);
      drafts.push(await writeArticleFor({ ...brief, usedWordings }));
    }
    expect(largestShare(drafts.map((draft) => draft.markdown))).toBeLessThan(0.45);
  });
});

function largestShare(texts: readonly string[]): number {
  const shares = texts.flatMap((one, at) =>
    texts.slice(0, at).map((two) => runsShared(one, two, 8)),
  );
  return Math.max(...shares);
}
