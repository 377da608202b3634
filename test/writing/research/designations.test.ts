import { expect, test } from 'bun:test';
import { withSeries } from '../../../src/writing/research/reading/designations.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

test.each([
  ['bmw 330i mpg', 'bmw 3 series 330i mpg'],
  ['mercedes c300 lease', 'mercedes c-class c 300 lease'],
  ['mercedes e350', 'mercedes e-class e 350'],
  ['mercedes gle350 towing', 'mercedes gle 350 towing'],
  ['ford e350 van', 'ford e350 van'],
  ['bmw 3 series 330i', 'bmw 3 series 330i'],
  ['2024 f150', '2024 f150'],
])('"%s" names its model: "%s"', (typed, named) => {
  expect(withSeries(typed.split(' ')).join(' ')).toBe(named);
});

test('an engine that is typed for its model is told by its own figures', async () => {
  const [opening] = proseOf(await writeArticleFor(researchedBrief('bmw 330i mpg')));
  expect(opening).toMatch(/3 Series 330i.* mpg combined/);
  expect(opening).not.toMatch(/\(\(|M340i/);
});
