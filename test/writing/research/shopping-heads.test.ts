import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { fixtureBrief } from '../../support/brief.ts';

function headOf(keyword: string) {
  return askedSubjectOf(fixtureBrief({ articleId: keyword, keyword }))?.head ?? null;
}

describe('on what to buy, what is typed opens the article', () => {
  test.each([
    ['minivan that fits 4 car seats', 'How many car seats fit in a minivan?'],
    ['what truck to haul a mini excavator', 'What truck do I need to pull a skid steer?'],
    ['demo car or leftover', 'Is a demo or a year-end clearance car the better deal?'],
    ['awd suv good on gas for commuting', 'Which AWD cars are good on gas?'],
    ['winter car with heated seats and remote start', 'Which features help most in winter?'],
    ['is black friday or christmas better', 'Is Black Friday or December better for a car deal?'],
  ])('"%s"', (keyword, form) => {
    expect(headOf(keyword)).toMatchObject({ covers: true });
    expect(headOf(keyword)?.form.replace('{a}', 'a car')).toBe(form);
  });
});
