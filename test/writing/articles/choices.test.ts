import { describe, expect, test } from 'bun:test';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { choicesOf } from '../../../src/writing/realise/messages/choices.ts';
import { fixtureStock } from '../../support/stock.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

describe('a list of cars of several models', () => {
  test('says which model to take for what, by its figure and that of the next one', async () => {
    const { markdown } = await writeArticleFor(researchedBrief('best used trucks under 30000'));
    const opening = markdown.split('\n## ')[0] ?? '';
    expect(opening).toMatch(/F-150[^.]* 14,000 pounds with the 3\.5L turbo V6/);
    // The ones on this lot have the 2.7L.
    expect(opening).toMatch(/Silverado 1500 here [^.]*9,600|9,600[^.]* Silverado 1500 here/);
    expect(opening).not.toMatch(/out-the-door total|set something aside/);
  });

  test('tells three rows from two, and gives another model its own reason', () => {
    const sheet = factSheetOf(researchedBrief('awd cars under 20k', { stock: fixtureStock('ca') }));
    const told = choicesOf(sheet).map(({ use, first }) => `${use}: ${first.name}`);
    expect(told).toEqual(['seats: Chrysler Pacifica', 'mpg: Toyota Camry']);
  });

  test('has no reason to choose where price or miles alone were asked for', () => {
    for (const keyword of ['low mileage used trucks', 'cheapest used trucks', 'used silverado']) {
      expect(choicesOf(factSheetOf(researchedBrief(keyword)))).toEqual([]);
    }
  });
});

test('a list of cars with four driven wheels has what those use', async () => {
  const { markdown } = await writeArticleFor(researchedBrief('awd suv for sale'));
  const rows = markdown.match(/^\| Honda CR-V \|.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.join()).not.toMatch(/\b30 \|/);
});

test('beside a hybrid the mileage of a gas model is told of the gas one', async () => {
  const { markdown } = await writeArticleFor(researchedBrief('used suvs for sale'));
  expect(markdown).not.toMatch(/The Honda CR-V gets|for the Honda CR-V\.|and the Honda CR-V at/);
});

test('the price after two models names the one that it is of', async () => {
  for (const keyword of ['used suvs for sale', 'best used trucks under 30000', 'used cars']) {
    for (const id of ['one', 'two', 'three']) {
      const { markdown } = await writeArticleFor(researchedBrief(keyword, { articleId: id }));
      expect(markdown).not.toMatch(/\. Ours (?:start at|is) \$/);
    }
  }
});
