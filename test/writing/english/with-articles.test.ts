import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { withArticles } from '../../../src/writing/english/with-articles.ts';

describe('a typed question gets the articles that nobody types', () => {
  test.each([
    ['Can I get car loan after bankruptcy', 'Can I get a car loan after bankruptcy'],
    [
      'Should I buy extended warranty on used luxury car',
      'Should I buy an extended warranty on a used luxury car',
    ],
    ['How do I trade in financed truck', 'How do I trade in a financed truck'],
    ['How do I replace transmission in old SUV', 'How do I replace a transmission in an old SUV'],
    ['Is 84-month car loan a bad idea', 'Is an 84-month car loan a bad idea'],
    ['Is used car worth it', 'Is a used car worth it'],
    ['Can I tow trailer with hybrid', 'Can I tow a trailer with a hybrid'],
    ['How do I reset tire pressure light', 'How do I reset a tire pressure light'],
    ['replace key fob battery', 'replace a key fob battery'],
    ['fix dent in car door', 'fix a dent in a car door'],
    ['used trucks with tow package', 'used trucks with a tow package'],
    ['What is dealer prep fee', 'What is a dealer prep fee'],
    ['buy out lease', 'buy out a lease'],
    ['transfer lease to someone else', 'transfer a lease to someone else'],
    ['best year for used Honda Accord', 'best year for a used Honda Accord'],
    ['get dent fixed after accident', 'get a dent fixed after an accident'],
  ])('"%s"', (typed, told) => expect(withArticles(typed)).toBe(told));

  test.each([
    'How do I sell my car with a loan',
    'How much is car insurance for new car owners',
    'Can I get car loan rates online',
    'What is the best battery for a Camry',
    'How do I buy used cars',
    'Does Toyota have an extended warranty',
    'Can I return any car',
    'tow truck',
    'What is gap insurance',
    'What is the towing capacity of a truck',
    'What is car insurance for students',
    'oil change coupon',
    'cars for sale by owner',
    'car out of warranty repair',
    'clean title vs. rebuilt title',
    'out of province vehicle inspection',
    'end of year truck sale',
    'brake repair shop',
    'loan with bad credit',
    'what kind of car',
    'Does the Crosstrek come with all-wheel drive',
  ])('"%s" stays', (typed) => expect(withArticles(typed)).toBe(typed));

  test('and gets them once', () => {
    const word = fc.constantFrom(
      ...'how do I get buy used a the my car truck loan with on in for extended warranty'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (typed) => {
        const once = withArticles(typed.join(' '));
        expect(withArticles(once)).toBe(once);
      }),
    );
  });
});

test('what is settled at a dealership has its articles', () => {
  expect(withArticles('how do I negotiate out-the-door price at car dealership')).toBe(
    'how do I negotiate the out-the-door price at a car dealership',
  );
});

test('a test drive is one of a car', () => {
  expect(withArticles('what to look for on a test drive used car')).toBe(
    'what to look for on a test drive of a used car',
  );
});
