import type { Fact } from './fact.ts';
import { repaidBy } from './loan-sums.ts';

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
    value: `${toNextFifty(repaidBy(monthly, rate, term))} dollars over ${term}`,
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

function toNextFifty(sum: number): string {
  return (Math.floor(sum / 50) * 50).toLocaleString('en-US');
}
