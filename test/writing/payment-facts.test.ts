import { expect, test } from 'bun:test';
import { levelPayment, paymentFactsOf } from '../../src/writing/facts/payment-facts.ts';
import { askedSubjectOf } from '../../src/writing/facts/asked-subject.ts';
import { fixtureBrief } from '../support/brief.ts';

test('a level payment repays what was borrowed', () => {
  expect(levelPayment(40_000, 7, 72)).toBe(682);
  expect(levelPayment(40_000, 9, 72)).toBe(721);
  expect(levelPayment(30_000, 7, 60)).toBe(594);
});

test.each([
  [
    'how much is the payment on a 40000 truck for 72 months',
    '682 dollars a month at 7 percent APR',
  ],
  ['how much is the payment on a $30,000 car', '594 dollars a month at 7 percent APR'],
  ['how much is the payment on a 30k car for 6 years', '511 dollars a month at 7 percent APR'],
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
