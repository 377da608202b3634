import { expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStock } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';
import { spelledModel } from '../../../src/domain/inventory/stock-for-writing.ts';
import { isModel } from '../../../src/writing/facts/compared-stock.ts';

test.each([
  ['Chevrolet', 'Silverado 2500', 'Silverado 2500HD'],
  ['GMC', 'Sierra 3500 HD', 'Sierra 3500HD'],
  ['Ford', 'Super Duty F-250 SRW', 'F-250 Super Duty'],
  ['Ford', 'F-150 Lightning', 'F-150 Lightning'],
  ['Toyota', 'Tundra 4WD', 'Tundra'],
  ['Toyota', 'rav4', 'RAV4'],
  ['Ram', '2500', '2500'],
])('the %s %s of a feed is spelled %s', (make, model, name) => {
  expect(spelledModel({ make, model })).toBe(name);
});

test('a Super Duty of the feed is the F-250 that is asked for, and no F-350', () => {
  expect(isModel('F-250 Super Duty', 'F-250')).toBe(true);
  expect(isModel('F-350 Super Duty', 'F-250')).toBe(false);
});

test('a used model is not told of by the years of another design', async () => {
  const [first] = fixtureStock();
  if (!first) throw new Error('The fixtures have no car.');
  const own = { make: 'Honda', model: 'Civic', trim: 'LX', year: 2011, condition: 'used' as const };
  const stock = [{ ...first, ...own, bodyStyle: 'sedan' as const, vinFacts: null }];
  const brief = researchedBrief('used honda civic', { articleType: 'basic', stock });
  const { markdown } = await writeArticleFor(brief);
  expect(markdown).toContain('2011 Honda Civic');
  expect(markdown).not.toMatch(/2022 to 2024|Type R/);
});

test('one of a model is looked for', async () => {
  const brief = researchedBrief('silverado 1500 for sale', { articleType: 'basic' });
  const { markdown } = await writeArticleFor(brief);
  expect(markdown).not.toMatch(/(?:Looking|Shopping|In the market) for Silverado/);
});
