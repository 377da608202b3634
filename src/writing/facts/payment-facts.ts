import type { Brief } from '../brief.ts';
import { typedDownOf, typedPaymentOf } from '../research/reading/typed-payment.ts';
import { type TypedSalary, typedSalaryOf } from '../research/reading/typed-salary.ts';
import type { Fact } from './fact.ts';
import { levelPayment, repaidBy } from './loan-sums.ts';
import { reachedBy } from './payment-reach.ts';

/** Rates of the example, a year: they are nobody's offer, and both are told with what they make. */
const rates = [7, 9];
const monthsOfSalary = 60;
/** What of the pay before tax may go to the payment, by a cautious and by a common rule. */
const shares = [10, 15];

type Told = Omit<Fact, 'id' | 'label' | 'value'>;

/** What the sum of a keyword on payments comes to a month, or what a salary can carry. */
export function paymentFactsOf(brief: Brief, asOf: string): Fact[] {
  const keyword = brief.keyword?.toLowerCase() ?? '';
  const unit = brief.store.country === 'CA' ? 'cad' : 'usd';
  const told = { unit: null, source: 'request', asOf };
  const salary = typedSalaryOf(keyword);
  if (salary !== null) return salaryFacts(salary, told, unit);
  const ofDown = typedDownOf(keyword);
  if (ofDown !== null) return downFacts(ofDown, told, unit);
  const typed = typedPaymentOf(keyword);
  if (typed === null) return reachedBy(keyword, asOf);
  const { price, down, months, rate } = typed;
  const borrowed = price - down;
  const used = rate === null ? rates : [rate];
  const payments = used.map((percent) => levelPayment(borrowed, percent, months));
  const [first = 0] = payments;
  const monthly = payments.map((payment, index) => ({
    ...told,
    id: index === 0 ? 'payment.typed' : 'payment.typed.high',
    label: 'Payment on that price',
    value: `${inWords(payment)} a month at ${used[index]} percent APR`,
  }));
  const whole = Math.round((first * months - borrowed) / 10) * 10;
  const interest = whole > 0 ? `about ${inWords(whole)}` : 'nothing';
  return [
    ...monthly,
    { ...told, id: 'payment.typed.price', label: 'Sum that is borrowed', value: borrowed, unit },
    { ...told, id: 'payment.typed.months', label: 'Months of the loan', value: `${months} months` },
    { ...told, id: 'payment.typed.interest', label: 'Interest of it all', value: interest },
  ];
}

/** A fifth and a tenth of a price. */
function downFacts(price: number, told: Told, unit: string): Fact[] {
  const own = { ...told, label: 'Money down', unit };
  return [
    { ...own, id: 'down.price', value: price },
    { ...own, id: 'down.fifth', value: Math.round(price / 5) },
    { ...own, id: 'down.tenth', value: Math.round(price / 10) },
  ];
}

function salaryFacts(typed: TypedSalary, told: Told, unit: string): Fact[] {
  const { salary, price, payment } = typed;
  const [rate = 0] = rates;
  const carried = shares.flatMap((share) => {
    const paid = Math.round((salary * share) / 1200);
    const sum = Math.round(repaidBy(paid, rate, monthsOfSalary) / 100) * 100;
    return [
      { ...told, id: `salary.payment.${share}`, label: 'Payment', value: inWords(paid) },
      { ...told, id: `salary.sum.${share}`, label: 'Sum it repays', value: inWords(sum) },
    ];
  });
  const weighed = payment ?? (price === null ? null : levelPayment(price, rate, monthsOfSalary));
  const own = { ...told, label: 'What is weighed' };
  const share = weighed === null ? 0 : Math.round((weighed * 1200) / salary);
  return [
    { ...told, id: 'salary.typed', label: 'Pay of a year', value: salary, unit },
    {
      ...told,
      id: 'salary.loan',
      label: 'Loan of the example',
      value: `over ${monthsOfSalary} months at ${rate} percent APR`,
    },
    {
      ...told,
      id: 'salary.common',
      label: 'Upper share of the pay',
      value: `${shares[1]} percent`,
    },
    {
      ...told,
      id: 'salary.range',
      label: 'Shares of the pay',
      value: `${shares.join(' to ')} percent of gross pay`,
    },
    ...carried,
    ...(price === null ? [] : [{ ...own, id: 'salary.price', value: price, unit }]),
    ...(weighed === null
      ? []
      : [
          { ...own, id: 'salary.weighed', value: inWords(weighed) },
          { ...own, id: 'salary.share', value: `${share} percent` },
          { ...own, id: 'salary.verdict', value: verdictOn(share) },
        ]),
  ];
}

/** Where a share of the pay stands beside the two rules. */
function verdictOn(share: number): string {
  const [cautious = 0, common = 0] = shares;
  if (share <= cautious) return 'within even the cautious limit of 10 percent';
  return share <= common
    ? 'inside the common limit of 15 percent and above the cautious one of 10'
    : 'more than the 15 percent that most budgets allow';
}

function inWords(sum: number): string {
  return `$${sum.toLocaleString('en-US')}`;
}
