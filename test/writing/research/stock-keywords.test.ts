import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

function subjectOf(place: number, keyword: string) {
  const { id, ...own } = groupStores[place] ?? groupStores[0]!;
  const brief = researchedBrief(keyword, { articleType: 'basic', articleId: id, ...own });
  const subject = askedSubjectOf(brief);
  if (!subject) throw new Error('The keyword has no subject.');
  return subject;
}

describe('a keyword of cars is not refused for what every buyer wants', () => {
  test.each([
    [2, 'best commuter car good gas mileage low payment'],
    [3, 'low mileage used minivans with sliding doors'],
    [1, 'trucks with the most towing capacity in stock'],
    [4, 'work trucks with 8 foot bed'],
  ])('store %d: %s', (place, keyword) => {
    expect(subjectOf(place, keyword).unknown).toEqual([]);
  });
});

describe('a keyword is led to the question that it asks', () => {
  test.each([
    ['what car can i get for 400 a month', 'How much car does a set monthly payment buy?'],
    ['memorial day or labor day better car deals', 'Which holiday has the best car deals?'],
    [
      'best time of year to buy a truck memorial day or july 4th',
      'Which holiday has the best car deals?',
    ],
  ])('%s', (keyword, question) => {
    const { head } = subjectOf(2, keyword);
    expect([head?.form, head?.covers]).toEqual([question, true]);
  });
});
