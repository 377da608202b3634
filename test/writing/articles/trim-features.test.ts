import { expect, test } from 'bun:test';
import { trimFeaturesOf } from '../../../src/writing/facts/trim-features.ts';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { landingBrief } from '../../support/brief.ts';
import { fixtureStock, newYear } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const trims = ['LE', 'LE', 'XLE', 'XLE', 'SE'];
const features = [
  ['Keyless Entry', 'Sunroof'],
  ['Keyless Entry'],
  ['Keyless Entry', 'Heated Seats', 'Leather Seats', 'CALL NOW!!'],
  ['Heated Seats', 'Keyless Entry', 'CALL NOW!!'],
  ['Keyless Entry', 'Sport Mode'],
];
const [camry] = fixtureStock().filter(({ model }) => model === 'Camry');

/** Five of one model and year: what every row of a trim has, and what only one row has. */
const stock = trims.map((trim, at) => ({
  ...(camry ?? fixtureStock()[0]!),
  id: `row-${at}`,
  year: newYear,
  trim,
  features: features[at] ?? [],
}));

test('what all rows of a trim have and no other trim has is a fact about the trim', () => {
  const { focus } = factSheetOf(landingBrief('Toyota', 'Camry', { stock }));
  expect(trimFeaturesOf(focus)).toEqual([
    { trim: 'LE', count: 2, features: [] },
    { trim: 'XLE', count: 2, features: ['Heated Seats'] },
  ]);
});

test('a landing page says what sets its trims apart', async () => {
  const { markdown } = await writeArticleFor(landingBrief('Toyota', 'Camry', { stock }));
  expect(markdown).toContain('|  | LE | SE | XLE |');
  expect(markdown).toContain('| On this trim only | – | – | Heated Seats |');
});
