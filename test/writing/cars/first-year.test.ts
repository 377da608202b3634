import { expect, test } from 'bun:test';
import { asksFirstYear, firstYearOf } from '../../../src/writing/cars/first-year.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const wordsOf = (text: string): string[] => text.split(' ');

test.each([
  ['what year did the f-150 get the 2.7', true],
  ['when did the accord go turbo', true],
  ['when was the f-150 redesigned', false],
  ['what year did the tacoma get a new body style', false],
])('who types "%s" asks since when: %p', (typed, is) => {
  expect(asksFirstYear(wordsOf(typed))).toBe(is);
});

test('the first year is told where years before it are known', () => {
  const yearOf = (make: string, model: string, typed: string) =>
    firstYearOf({ make, model }, wordsOf(typed))?.year ?? null;
  expect(yearOf('Ford', 'F-150', 'get the 2.7')).toBe(2015);
  expect(yearOf('Toyota', 'RAV4', 'get a hybrid')).toBe(2016);
  expect(yearOf('Ford', 'F-150', 'get a v8')).toBeNull();
  expect(yearOf('Ram', '2500', 'get the 8 speed')).toBeNull();
});

test('what the guide does not hold is refused, not answered with a neighbour', () => {
  const brief = researchedBrief('what year did ram 2500 get the 8 speed');
  expect(writeArticleFor(brief)).rejects.toThrow('insufficient_facts');
});
