import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { levelPayment, repaidBy } from '../../src/writing/facts/loan-sums.ts';
import { paymentFactsOf } from '../../src/writing/facts/payment-facts.ts';
import { rateFactsOf, scoreFactsOf } from '../../src/writing/facts/score-facts.ts';
import { kindOfKeyword } from '../../src/writing/research/keyword-kind.ts';
import { askedSubjectOf } from '../../src/writing/facts/asked-subject.ts';
import { fixtureBrief } from '../support/brief.ts';

test('a level payment repays what was borrowed', () => {
  expect(levelPayment(40_000, 7, 72)).toBe(682);
  expect(levelPayment(40_000, 9, 72)).toBe(721);
  expect(levelPayment(30_000, 7, 60)).toBe(594);
  expect(levelPayment(30_000, 0, 60)).toBe(500);
});

test('what a payment repays is what was borrowed, but for the cents of rounding', () => {
  const borrowed = fc.integer({ min: 500, max: 200_000 });
  const percent = fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100);
  const months = fc.integer({ min: 12, max: 96 });
  fc.assert(
    fc.property(borrowed, percent, months, (borrowed, percent, months) => {
      const repaid = repaidBy(levelPayment(borrowed, percent, months), percent, months);
      expect(Math.abs(repaid - borrowed)).toBeLessThanOrEqual(months / 2 + 0.01);
    }),
  );
});

test.each([
  ['how much is the payment on a 40000 truck for 72 months', '$682 a month at 7 percent APR'],
  ['how much is the payment on a $30,000 car', '$594 a month at 7 percent APR'],
  ['how much is the payment on a 30k car for 6 years', '$511 a month at 7 percent APR'],
  ['payment on 30000 at 0 percent for 60 months', '$500 a month at 0 percent APR'],
])('"%s" is reckoned', (keyword, value) => {
  const brief = fixtureBrief({ articleId: keyword, keyword });
  expect(paymentFactsOf(brief, '2026-05-04')[0]).toMatchObject({ id: 'payment.typed', value });
  const form = 'How much is the payment on a certain price?';
  expect(askedSubjectOf(brief)?.head).toMatchObject({ form, covers: true });
});

test('a lease and a price alone have no payment', () => {
  for (const keyword of ['lease payment on a 40000 truck', 'trucks under $40,000'])
    expect(paymentFactsOf(fixtureBrief({ articleId: keyword, keyword }), '2026-05-04')).toEqual([]);
});

test.each([
  ['how much car can i afford on 60k salary', 'salary.sum.10', '$25,300'],
  ['making 22 an hour how much car can i afford', 'salary.payment.10', '$381'],
  ['can i afford a 50k car on 100k salary', 'salary.share', '12 percent'],
  ['is a $600 car payment too much on 60k a year', 'salary.share', '12 percent'],
])('"%s" is weighed against the pay', (keyword, id, value) => {
  const brief = fixtureBrief({ articleId: keyword, keyword });
  expect(paymentFactsOf(brief, '2026-05-04')).toContainEqual(
    expect.objectContaining({ id, value }),
  );
  const isWeighed = id === 'salary.share';
  expect(askedSubjectOf(brief)?.head?.form).toBe(
    isWeighed
      ? 'Can I afford a certain car or payment on my salary?'
      : 'How much car can I afford on a certain salary?',
  );
});

test('a rate and money down that were typed are reckoned with', () => {
  const keyword = 'payment on $35,000 at 6% for 48 months with 5000 down';
  const facts = paymentFactsOf(fixtureBrief({ articleId: keyword, keyword }), '2026-05-04');
  expect(facts[0]).toMatchObject({ value: '$705 a month at 6 percent APR' });
  expect(facts.some(({ id }) => id === 'payment.typed.high')).toBe(false);
});

test('a sum down is no salary and no car', () => {
  const [salary, car] = ['how much car can i afford with 5000 down', 'is $500 down enough'];
  const facts = paymentFactsOf(fixtureBrief({ articleId: 'a', keyword: salary }), '2026-05-04');
  expect(facts).toEqual([]);
  const reading = askedSubjectOf(fixtureBrief({ articleId: 'b', keyword: car }))?.reading;
  expect(reading?.model).toBeNull();
});

test('"is" beside a year that stands elsewhere is no Lexus', () => {
  const keyword = 'is there still an ev tax credit in 2026';
  expect(askedSubjectOf(fixtureBrief({ articleId: 'c', keyword }))?.reading.model).toBeNull();
});

test.each([
  ['apr for 650 credit score used car', 'What APR can I get with my credit score?'],
  ['can i finance a car with a 720 score', 'Can I get a car loan with a certain credit score?'],
  ['is 7% apr good for a used car loan', 'Is a certain rate good for a car loan?'],
  ['how much down payment for a 30k car', 'How much should I put down on {a}?'],
])('"%s" is answered with its own figures', (keyword, form) => {
  const brief = fixtureBrief({ articleId: keyword, keyword });
  expect(askedSubjectOf(brief)?.head?.form).toBe(form);
  const ways = [scoreFactsOf, rateFactsOf, paymentFactsOf];
  const facts = ways.flatMap((way) => way(brief, '2026-05-04'));
  expect(facts.map(({ value }) => value)).not.toBeEmpty();
});

test('the tax on a sum is asked for, and no cars at that price', () => {
  const keyword = 'florida sales tax on a $25,000 used car';
  const { reading } = askedSubjectOf(fixtureBrief({ articleId: 'd', keyword })) ?? {};
  expect(reading && kindOfKeyword(keyword, reading, 'out-the-door-price')).not.toBe('stock');
});

test('a typed payment is told as the sum that it repays, and not of a lease', () => {
  const told = (keyword: string) =>
    paymentFactsOf(fixtureBrief({ articleId: keyword, keyword }), '2026-05-04').map(
      ({ value }) => value,
    );
  expect(told('trucks with payment under 400 a month').slice(0, 2)).toEqual([
    '20,200 dollars over 60',
    '23,450 dollars over 72',
  ]);
  expect(told('suv for $300/month')[0]).toBe('15,150 dollars over 60');
  expect(told('suv lease under 300 a month')).toEqual([]);
});
