import type { Block } from '../../reading/content.ts';
import type { CheckRule, Found } from '../rule.ts';
import { inDollars, sellingPricesIn } from './selling-prices.ts';

const payment =
  /\$\s?(\d[\d,]{0,9}(?:\.\d\d)?)\s?(?:(?:\/|per|an?|each|every)\s?(?:mo\b|month)|monthly\b)/gi;
const rate = /\b(\d{1,2}(?:\.\d{1,3})?)\s?%\s?(?:A\.?P\.?R\b|annual percentage rate)/gi;
const term = /\b(\d{2,3})[\s-]{0,2}(?:mos?\b|months?\b|monthly payments|payments)/gi;
const down =
  /\$\s?(\d[\d,]{0,9}(?:\.\d\d)?)\s(?:cash )?down\b|\b(?:no|zero|\$0) (?:money )?down\b/gi;
const perThousand = /per \$?1,?000/i;
const lease = /\bleas(?:e|es|ed|ing)\b/i;
/** Of the right payment; cents are rounded, and the first period may be longer. */
const tolerance = 0.02;

export const dPaymentMath: CheckRule = {
  id: 'D-PAYMENT-MATH',
  kind: 'check',
  severity: 'warning',
  check: ({ blocks }): Found[] => blocks.flatMap(wrongPayment),
  citation: '12 CFR 1026.24(a)',
  message: 'The payment does not follow from the price, the rate, the term and the down payment.',
  suggestion: 'Work the payment out again, or state the amount financed.',
  examples: {
    failing: [
      '$20,995 with $2,000 down: $299 per month, 60 months, 4.9% APR.',
      '0% APR for 60 months: $20 per month per $1,000 financed, no down payment required.',
    ],
    passing: [
      '$20,995 with $2,000 down: $357.60 per month, 60 months, 4.9% APR.',
      '0% APR for 60 months: $16.67 per month per $1,000 financed, no down payment required.',
      '$299 per month, 60 months, 4.9% APR.',
      'Lease it: $279 per month for 36 months, $3,199 due at signing, MSRP $31,000.',
    ],
  },
};

/** Judges a block with one payment, one rate and one term: several may belong to each other. */
function wrongPayment(block: Block): Found[] {
  const { text } = block;
  if (!text.includes('%') || lease.test(text)) return [];
  const [stated, ...others] = [...text.matchAll(payment)];
  const rates = numbersOf(text, rate);
  const terms = numbersOf(text, term);
  if (!stated || others.length > 0 || rates.length !== 1 || terms.length !== 1) return [];
  const financed = amountsFinanced(block);
  if (financed.length === 0) return [];
  const due = financed.map((amount) => monthly(amount, rates[0] ?? 0, terms[0] ?? 0));
  const said = numberIn(stated[1]);
  if (due.some((right) => Math.abs(said - right) <= right * tolerance)) return [];
  const nearest = due.toSorted((a, b) => Math.abs(a - said) - Math.abs(b - said))[0] ?? 0;
  const span = { start: stated.index, end: stated.index + stated[0].length };
  const right = inDollars(Math.round(nearest * 100) / 100);
  return [{ block, span, detail: `By the formula it is about ${right}.` }];
}

/** Each price less the down payment: which of several prices is financed is not known. */
function amountsFinanced(block: Block): number[] {
  if (perThousand.test(block.text)) return [1000];
  const paid = numbersOf(block.text, down)[0] ?? 0;
  const prices = sellingPricesIn(block, { start: 0, end: block.text.length });
  return prices.map(({ amount }) => amount - paid).filter((amount) => amount > 0);
}

/** The level payment of an amortised loan: A·r / (1 − (1 + r)^−n), with r for each month. */
function monthly(amount: number, annualPercent: number, months: number): number {
  const each = annualPercent / 1200;
  return each === 0 ? amount / months : (amount * each) / (1 - (1 + each) ** -months);
}

function numbersOf(text: string, pattern: RegExp): number[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => numberIn(match[1])))];
}

function numberIn(digits: string | undefined): number {
  return Number((digits ?? '0').replaceAll(',', ''));
}
