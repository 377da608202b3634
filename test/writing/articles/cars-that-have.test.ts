import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

function written(keyword: string, change: Partial<Brief> = {}): Promise<Draft> {
  return writeArticleFor(researchedBrief(keyword, change));
}

function openingOf(draft: Draft): string {
  const [first] = draft.outline.sections;
  const own = draft.paragraphs.filter(({ sectionId }) => sectionId === first?.id);
  return own.map(({ text }) => text).join(' ');
}

describe('who asks which cars have something', () => {
  test.each([
    ['which cars have awd', /44 AWD or 4WD vehicles/],
    ['which trucks have 4wd', /14 4WD trucks/],
    ['best toyota for snow', /18 AWD Toyota vehicles/],
    ['which honda comes with a third row', /no three-row Honda/],
  ])('"%s" is told of those on the lot at once', async (keyword, told) => {
    for (const articleType of ['basic', 'qa'] as const) {
      expect(openingOf(await written(keyword, { articleType }))).toMatch(told);
    }
  });

  test('is asked in whole sentences', async () => {
    const draft = await written('which honda comes with a third row');
    expect(draft.title).toEndWith('?');
    expect(proseOf(draft)[0]).not.toContain('Shopping for which');
  });

  test('still gets an answer where the question is about the matter', async () => {
    const opening = openingOf(await written('which is better awd or 4wd'));
    expect(opening).not.toMatch(/vehicles as of|on the lot/);
  });
});

describe('single cars of the lot', () => {
  test('are no answer to what makes a car easy to get into', async () => {
    const draft = await written('which honda comes with a third row', { articleType: 'qa' });
    const answers = draft.outline.sections.filter(({ heading }) => /easy to get in/.test(heading));
    const told = draft.paragraphs.filter(({ sectionId }) =>
      answers.some(({ id }) => id === sectionId),
    );
    expect(told.map(({ text }) => text).join(' ')).not.toContain('stock number');
  });
});

describe('questions on cars that a keyword sets against each other', () => {
  test.each(['chevy equinox vs toyota rav4 hybrid', 'camry vs honda cr-v'])(
    '"%s" has a table of both, and none is on one of them alone',
    async (keyword) => {
      const draft = await written(keyword, { articleType: 'qa', contentLength: 1800 });
      expect(draft.paragraphs.some(({ kind }) => kind === 'table')).toBe(true);
      const asked = draft.outline.sections.filter(({ heading }) => heading.endsWith('?'));
      // What the table has of both is asked again only where one of them is the answer.
      expect(asked.length).toBeLessThan(5);
      for (const { heading } of asked) {
        const named = ['Equinox', 'RAV4', 'Camry', 'CR-V'].filter((one) => heading.includes(one));
        expect(named.length).not.toBe(1);
      }
    },
  );
});

test('a model that was asked for with its fuel is counted with that one alone', async () => {
  const base = researchedBrief('used f-150 diesel for sale');
  const stock = base.stock.map((car, at) =>
    car.model === 'F-150' && at % 2 === 0 ? { ...car, fuelType: 'diesel' as const } : car,
  );
  const diesels = stock.filter(({ model, fuelType }) => model === 'F-150' && fuelType === 'diesel');
  const draft = await writeArticleFor({ ...base, stock });
  expect(diesels.length).toBeGreaterThan(1);
  expect(openingOf(draft)).toMatch(/used diesel Ford F-150 trucks/);
  const [table] = draft.paragraphs.filter(({ kind }) => kind === 'table');
  const others = stock.filter((car) => car.model === 'F-150' && !diesels.includes(car));
  for (const { stockNumber } of others) expect(table?.text).not.toContain(stockNumber ?? '');
});
