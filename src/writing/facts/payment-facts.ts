import type { Brief } from '../brief.ts';
import { typedPriceOf } from '../research/reading/typed-price.ts';
import type { Fact } from './fact.ts';

/** Rates of the example, a year: they are nobody's offer, and both are told with what they make. */
const rates = [7, 9];
const monthsOfExample = 60;

/** What the sum of a keyword on payments comes to a month, over its months or else over 60. */
export function paymentFactsOf(brief: Brief, asOf: string): Fact[] {
  const keyword = brief.keyword?.toLowerCase() ?? '';
  const price = typedPriceOf(keyword);
  if (price === null || !/\bpayments?\b/.test(keyword) || /\bleas(?:e|ing)\b/.test(keyword))
    return [];
  const months = monthsOf(keyword);
  const unit = brief.store.country === 'CA' ? 'cad' : 'usd';
  const told = { unit: null, source: 'request', asOf };
  const monthly = rates.map((rate, index) => ({
    ...told,
    id: index === 0 ? 'payment.typed' : 'payment.typed.high',
    label: 'Payment on that price',
    value: `${levelPayment(price, rate, months)} dollars a month at ${rate} percent APR`,
  }));
  return [
    ...monthly,
    { ...told, id: 'payment.typed.price', label: 'Price that is borrowed', value: price, unit },
    { ...told, id: 'payment.typed.months', label: 'Months of the loan', value: `${months} months` },
  ];
}

/** The same sum each month, at a rate a year, in whole dollars. */
export function levelPayment(borrowed: number, percent: number, months: number): number {
  const rate = percent / 1200;
  return Math.round((borrowed * rate) / (1 - (1 + rate) ** -months));
}

function monthsOf(keyword: string): number {
  const [, months] = /\b(\d{2})[ -]?(?:months?|mos?)\b/.exec(keyword) ?? [];
  const [, years] = /\b([2-8])[ -]?(?:years?|yrs?)\b/.exec(keyword) ?? [];
  const typed = months ? Number(months) : Number(years ?? 0) * 12;
  return typed >= 12 ? typed : monthsOfExample;
}
