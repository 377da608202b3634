import { expect, test } from 'bun:test';
import { isAnsweredBySides } from '../../../src/writing/plan/comparison/answered-by-sides.ts';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { messageOf } from '../../../src/writing/realise/messages/index.ts';
import { leadsWithWords } from '../../../src/writing/realise/leads.ts';
import { fixtureBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

test('a reader who has two models in mind is offered no third', () => {
  const brief = researchedBrief('equinox vs silverado 1500');
  const alternatives = 'What are the alternatives to the Chevrolet Equinox?';
  expect(isAnsweredBySides(alternatives, brief)).toBe(true);
  expect(isAnsweredBySides(alternatives, researchedBrief('chevy equinox'))).toBe(false);
});

test('a car is due for what comes round, and for nothing else', () => {
  for (const words of ['maintenance schedule', 'oil change coupon', 'windshield estimate']) {
    for (const lead of leadsWithWords(words, 'service', null)) expect(lead).not.toMatch(/\bdue\b/i);
  }
  expect(leadsWithWords('tire rotation', 'service', null)).toContain('Due for a tire rotation?');
});

test('words that print a hyphen have it', () => {
  const words = ['plug in hybrid vs electric', 'pre owned suv', 'all wheel drive sedans'].map(
    (keyword) => askedSubjectOf(researchedBrief(keyword))?.words,
  );
  expect(words).toEqual(['plug-in hybrid vs. electric', 'pre-owned SUV', 'all-wheel drive sedans']);
});

test('a state at the end of a keyword stands in a sentence', () => {
  const words = [
    'used car inspection checklist ontario',
    'car lease in ohio',
    'used chevy colorado',
  ];
  expect(words.map((keyword) => askedSubjectOf(researchedBrief(keyword))?.words)).toEqual([
    'used car inspection checklist in Ontario',
    'car lease in Ohio',
    'used Chevy Colorado',
  ]);
});

test('no list of prices names one twice', async () => {
  const brief = researchedBrief('2026 chevrolet equinox price');
  const stock = brief.stock.map((car) => ({ ...car, priceCents: 3_354_500 }));
  const few = stock.filter(({ model }) => model === 'Equinox').slice(0, 4);
  const draft = await writeArticleFor({ ...brief, stock: few });
  for (const { text } of draft.paragraphs.filter(({ kind }) => kind === 'text')) {
    expect(text).not.toMatch(/(\$[\d,]+\d), (?:\$[\d,]+, )*\1/);
  }
});

test('who asks for trucks under a price is not told of hybrids beyond it', () => {
  const [car] = fixtureBrief({}).stock;
  if (!car) throw new Error('no stock');
  const hybrid = { ...car, fuelType: 'hybrid' as const, bodyStyle: 'sedan' as const };
  const hybrids = [1, 2, 3].map((at) => ({ ...hybrid, id: `hybrid ${at}` }));
  const told = (keyword: string): boolean => {
    const brief = researchedBrief(keyword);
    const sheet = factSheetOf({ ...brief, stock: [...brief.stock, ...hybrids] });
    return messageOf('lot.hybrids')?.slots(sheet, '') !== null;
  };
  expect(told('used trucks under 30000')).toBe(false);
  expect(told('hybrid battery life')).toBe(true);
});
