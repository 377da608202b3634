import type { Fact } from './fact.ts';

/** A rate of the example, a year, which is nobody's offer and is told with the sum. */
const rate = 7;
const months = 60;

/** What a typed payment repays: "trucks under 400 a month". */
export function reachedBy(keyword: string, asOf: string): Fact[] {
  const monthly = Number(typedMonthly.exec(keyword)?.slice(1).find(Boolean) ?? 0);
  if (monthly < 50 || /\b(?:leas(?:e|ing)|down|insurance|premium)\b/.test(keyword)) return [];
  const told = { unit: null, source: 'request', asOf };
  const terms = [months, longerMonths].map((term) => ({
    ...told,
    id: term === longerMonths ? 'payment.reach.longer' : 'payment.reach',
    label: 'Sum that such a payment repays',
    value: `${repaidBy(monthly, rate, term).toLocaleString('en-US')} dollars over ${term}`,
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
