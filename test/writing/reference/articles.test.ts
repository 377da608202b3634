import { describe, expect, test } from 'bun:test';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { referenceLines } from '../../../src/writing/realise/tables/reference-columns.ts';
import { messages } from '../../../src/writing/realise/messages/index.ts';
import { agreeingWith } from '../../../src/writing/reference/stock-agreement.ts';
import { modelReference } from '../../../src/writing/reference/model-reference.ts';
import { referenceAnswers } from '../../../src/writing/plan/reference-answer-lines.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStore } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';

/** Keywords on models that the fixture store does not have, and what the opening has to name. */
const asked: readonly (readonly [keyword: string, names: readonly string[]])[] = [
  ['2024 honda accord trims', ['2024 Accord']],
  ['2024 nissan rogue trims', ['S', 'SV', 'SL', 'Platinum']],
  ['2023 toyota highlander engine options', ['2.4L', '2.5L', 'hybrid']],
  ['how many seats does a kia telluride have', ['Telluride']],
  ['does the 2024 subaru outback come with awd', ['all-wheel drive']],
  ['is the subaru outback a wagon', ['Outback']],
];

test('the names of trims come with the one to look at first and what sets them apart', async () => {
  const { markdown } = await writeArticleFor(researchedBrief('honda cr-v trims'));
  expect(markdown).toMatch(/(?:look at first is|start with) the EX\b.*EX-L leather/s);
});

test('a version in stock rests on its rows, child seats on no count of seats', async () => {
  const { markdown } = await writeArticleFor(researchedBrief('is rav4 awd'));
  expect(markdown).toContain('all twelve RAV4 Hybrid SUVs');
  const ways = [referenceAnswers.seats, referenceAnswers.rows, referenceAnswers.seatsAlone];
  for (const way of ways) {
    expect(way?.asks.test('How many seats does the Telluride have?')).toBeTrue();
    expect(way?.asks.test('How many car seats fit across the back of the Telluride?')).toBeFalse();
  }
});

describe('an article on a model that is not here', () => {
  for (const [keyword, names] of asked) {
    test(`answers "${keyword}" with names, and says whose they are`, async () => {
      const draft = await writeArticleFor(researchedBrief(keyword));
      const opening = draft.paragraphs.find(({ kind }) => kind === 'text')?.text ?? '';
      for (const name of names) expect(opening).toContain(name);
      const [, sources = ''] = draft.markdown.split('## Sources');
      const isPublished = sources.includes('published specifications');
      // What is filed is told with the month of the filing.
      if (!isPublished) expect(opening).toMatch(/NHTSA.*[A-Z][a-z]+ 20\d\d/s);
      expect(sources).toMatch(/published specifications|NHTSA vPIC/);
    });
  }

  test('says what decides the towing capacity where nobody knows the figure', async () => {
    const draft = await writeArticleFor(researchedBrief('2010 hyundai veracruz towing capacity'));
    const opening = draft.paragraphs.find(({ kind }) => kind === 'text')?.text ?? '';
    expect(opening).toMatch(/owner's manual/);
    expect(opening).toContain('3.8L');
    expect(opening).not.toMatch(/tow(?:s|ing)? (?:up to )?[\d,]+ pounds/);
  });

  test('asks the tables nothing where the reader asks for upkeep or money', () => {
    const sheet = (keyword: string) => factSheetOf(researchedBrief(keyword));
    expect(sheet('oil change near me').portrait).toBeNull();
    expect(sheet('2023 ram 1500 towing capacity').portrait?.model).toBe('1500');
  });
});

test('a diesel that is not filed is not denied by a list without it', async () => {
  const draft = await writeArticleFor(researchedBrief('2024 honda accord diesel'));
  const opening = draft.paragraphs.find(({ kind }) => kind === 'text')?.text ?? '';
  expect(opening).not.toMatch(/powertrains on file|is listed with the|vPIC listing/);
  expect(modelReference('Ram', '2500', 2026)?.shown.engines).toBeUndefined();
});

test('outside the United States no portrait is told', () => {
  const store = { ...fixtureStore, country: 'CA', state: 'ON' };
  expect(factSheetOf(researchedBrief('2024 honda accord trims', { store })).portrait).toBeNull();
});

test('what the stock contradicts is not told', () => {
  const portrait = modelReference('Toyota', 'Camry', 2024);
  if (!portrait) throw new Error('no portrait');
  const brief = researchedBrief('2024 camry trims');
  const [car] = brief.stock;
  if (!car) throw new Error('no stock');
  const own = { ...car, make: 'Toyota', model: 'Camry', year: 2024, bodyStyle: 'sedan' as const };
  const same = {
    ...own,
    engine: '2.5L 4-cylinder',
    fuelType: 'gasoline' as const,
    trim: 'XLE AWD',
  };
  expect(agreeingWith(portrait, [same]).trimsOf?.trims).toContain('SE');
  expect(agreeingWith(portrait, [same]).shown.engines?.length).toBe(3);
  const other = { ...same, engine: '1.8L 4-cylinder', trim: 'Nightshade' };
  expect(agreeingWith(portrait, [other]).shown.engines).toBeUndefined();
  expect(agreeingWith(portrait, [other]).trimsOf).toBeNull();
});

test('every answer of the tables has four wordings', () => {
  const byId = new Map(messages.map((one) => [one.id, one]));
  const ids = Object.values(referenceAnswers).flatMap((answer) => answer.ids);
  expect(ids.filter((id) => (byId.get(id)?.wordings.length ?? 0) < 4)).toEqual([]);
});

test('two models stand side by side in the same lines, a dash where one is not known', () => {
  const { lines, facts } = referenceLines([
    { id: 'compared.1', portrait: modelReference('Toyota', 'Camry', 2024) },
    { id: 'compared.2', portrait: modelReference('Honda', 'Accord', 2022) },
    { id: 'compared.3', portrait: null },
  ]);
  const engines = lines.find(({ head }) => head === 'Engines');
  expect(engines?.cells[0]).toContain('3.5L V6');
  expect(engines?.cells[1]).toContain('1.5L');
  expect(engines?.cells[2]).toBeNull();
  expect(facts.map(({ id }) => id)).toContain('compared.2.reference.engines');
});
