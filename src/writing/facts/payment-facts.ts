import type { Brief } from '../brief.ts';
import { typedPriceOf } from '../research/reading/typed-price.ts';
import type { Fact } from './fact.ts';

/** Rates of the example, a year: they are nobody's offer, and both are told with what they make. */
const rates = [7, 9];
const monthsOfExample = 60;

/** What the sum of a keyword on payments comes to a month, over its months or else over 60. */
export function paymentFactsOf(brief: Brief, asOf: string): Fact[] {
  const keyword = brief.keyword?.toLowerCase() ?? '';
  const reached = reachedBy(keyword, asOf);
  if (reached.length > 0) return reached;
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

/** What a typed payment repays: "trucks under 400 a month". */
function reachedBy(keyword: string, asOf: string): Fact[] {
  const monthly = Number(typedMonthly.exec(keyword)?.slice(1).find(Boolean) ?? 0);
  if (monthly < 50 || /\b(?:leas(?:e|ing)|down|insurance|premium)\b/.test(keyword)) return [];
  const [rate = 0] = rates;
  const told = { unit: null, source: 'request', asOf };
  const terms = [monthsOfExample, longerMonths].map((months) => ({
    ...told,
    id: months === longerMonths ? 'payment.reach.longer' : 'payment.reach',
    label: 'Sum that such a payment repays',
    value: `${repaidBy(monthly, rate, months).toLocaleString('en-US')} dollars over ${months}`,
  }));
  return [
    ...terms,
    { ...told, id: 'payment.monthly', label: 'Payment', value: `${monthly} dollars a month` },
    { ...told, id: 'payment.rate', label: 'Rate of the example', value: `${rate} percent APR` },
  ];
}

const longerMonths = 72;
const typedMonthly = new RegExp(
  String.raw`\$?(\d{2,4}) ?(?:dollars? )?(?:an?|per|each|/) ?mo(?:nth)?\b|` +
    String.raw`\bpayments? (?:under|below|less than|of|around|up to) \$?(\d{2,4})\b(?!,)|` +
    String.raw`\$?(\d{2,4}) ?(?:dollars? )?monthly`,
);

/** What a payment repays, rounded down to the next fifty. */
export function repaidBy(monthly: number, percent: number, months: number): number {
  const rate = percent / 1200;
  return Math.floor((monthly * (1 - (1 + rate) ** -months)) / rate / 50) * 50;
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
