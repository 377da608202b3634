import type { TextRule } from '../rule.ts';
import { apr, down, term } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { example, money, payment, someMoney } from './words.ts';

const zAprTerm: TextRule = {
  id: 'Z-APR-TERM',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    \b\d{1,2}(?:\.\d{1,2})?\s?%\s*(?:interest|rate|financ\w{1,14})|(?:(?:re)?financ\w{1,14}
    |interest|rates?)\s+(?:for )?(?:as low as|from|at|starting at)\s+\d{1,2}(?:\.\d{1,2})?\s?%
    |\b\d{1,2}(?:\.\d{1,2})?\s?%\s*(?:for|over)\s*(?:up to )?\d{2}[\s-]*mo
    |\brates?\s+of\s+\d{1,2}(?:\.\d{1,2})?\s?%`,
  about: 'credit',
  needs: [apr],
  citation: '12 CFR 1026.24(c) / 226.24(c)',
  message: 'A rate for a loan has to be named as an annual percentage rate.',
  suggestion: 'Write "APR" or "annual percentage rate" beside the figure: "1.9% APR financing".',
  examples: {
    failing: [
      'Get 1.9% financing on a new RAV4.',
      'Interest rates from 2.9% on every crossover.',
      'Zero percent financing on every crossover.',
      'One point nine percent for sixty months.',
      'Finance at a rate of 3.9 percent.',
    ],
    passing: ['Get 1.9% APR financing on a new RAV4.', 'Finance from 2.9% APR on every crossover.'],
  },
};

const zDownAmt: TextRule = {
  id: 'Z-DOWN-AMT',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    ${someMoney}[*†]{0,3}\s*(?:(?:cash|money|or trade|total)[\s,]+){0,3}down\b(?! to\b)
    |${someMoney} (?:drives|delivers|puts you)\b|\b(?!0\b)\d{1,2}\s?%\s*down\b
    |\bdown ?payments?(?: (?:of|is|from|as low as|as little as|start(?:ing|s)? at)| ?:){1,2}
    \s?(?:only |just )?(?:${someMoney}|(?!0\b)\d{1,2}\s?%)`,
  skip: example,
  about: 'credit',
  needs: [apr, term],
  citation: '12 CFR 1026.24(d)(1)(i),(d)(2)',
  message:
    'A stated down payment is a trigger: the ad then owes the repayment terms over the ' +
    'whole loan and the APR.',
  suggestion: 'Add the terms: "$999 down, 72 monthly payments of $412, 5.9% APR".',
  examples: {
    failing: [
      'Drive home with $999 down.',
      'Only 10% down gets you the keys.',
      'A dollar down and it is yours.',
      'Ten percent down is all it takes.',
      'Down payments as low as $499.',
      'Take it home for $1,999.50 cash down.',
    ],
    passing: [
      '$999 down, 72 monthly payments of $412, 5.9% APR.',
      '10% down, 60 months, 6.49% APR with approved credit.',
    ],
  },
};

const zPmtAmt: TextRule = {
  id: 'Z-PMT-AMT',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: payment,
  skip: example,
  about: 'credit',
  needs: [apr, term, down],
  citation: '12 CFR 1026.24(d)(1)(iii),(d)(2)',
  message:
    'A stated payment is a trigger: the ad then owes the down payment, the number of ' +
    'payments and the APR.',
  suggestion: 'Add the terms: "60 months at 4.9% APR with $2,000 down".',
  examples: {
    failing: [
      'Own it for $299 per month.',
      'Take this Maverick home at $389/mo.',
      'Yours at two forty-nine a month.',
      'Drive it for $299.50 monthly.',
      'Monthly payments of $412.',
      'Yours for $189 bi-weekly.',
      'Payments as low as $289 on every Escape.',
      '$299* a month for 60 months at 4.9% APR. Come on down!',
    ],
    passing: [
      'Own it for $299 per month: 60 months, 4.9% APR, $2,000 down.',
      '$389/mo. for 72 months at 5.9% APR, $1,500 down, with approved credit.',
      'Three eighty-nine a month for seventy-two months at five point nine percent APR with ' +
        'fifteen hundred down.',
      'Payments of $412 a month, 72 months, 5.9% annual percentage rate, no money down.',
      'Down payment of $2,000, sixty monthly payments of $399, 4.9% APR.',
      '20% down, 60 payments of $389.12, 4.9% APR.',
    ],
  },
};

const zTerm: TextRule = {
  id: 'Z-TERM',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    (?:(?:re)?financ\w{0,14}|loan|credit)[^.\n]{0,40}\b(?:12|18|24|30|36|39|42|48|54|60|63|66|72
    |75|78|84
    |96)[\s-]*(?:months?|mos?\b|payments)|\b(?:12|18|24|30|36|39|42|48|54|60|63|66|72|75|78|84
    |96)[\s-]*(?:months?|mos?\b)[^.\n]{0,30}(?:financ\w{1,14}|loan)`,
  skip: pattern`warrant|coverage|${example}`,
  about: 'credit',
  needs: [
    apr,
    {
      name: 'the payment, or its amount for each $1,000 financed',
      pattern: pattern`per (?:\$?1,?000|(?:one )?thousand)|${payment}`,
    },
    down,
  ],
  citation: '12 CFR 1026.24(d)(1)(ii),(d)(2)',
  message:
    'A stated loan period is a trigger: the ad then owes the payment, the down payment ' +
    'and the APR.',
  suggestion:
    'Add the terms: "$16.67 per month per $1,000 financed, 0% APR, no down payment required".',
  examples: {
    failing: [
      'Financing for up to 84 months.',
      '72-month loans on certified trucks.',
      'Finance it over seventy-two months.',
    ],
    passing: [
      '0% APR financing for sixty months: $16.67 per thousand, zero down.',
      '0% APR financing for 60 months: $16.67 per month per $1,000 financed, no down ' +
        'payment required.',
      'Loans of 72 months at 5.9% APR: $16.53 per month per $1,000, with $0 down payment.',
    ],
  },
};

const zFinCharge: TextRule = {
  id: 'Z-FIN-CHARGE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    ${money}\s*(?:(?:in|of)\s+)?(?:finance charges?|total cost of credit|interest
    |carrying charges?)`,
  about: 'credit',
  needs: [apr, term, down],
  citation: '12 CFR 1026.24(d)(1)(iv)',
  message:
    'A finance charge in dollars is a trigger: the ad then owes the down payment, the ' +
    'number of payments and the APR.',
  suggestion: 'Add the terms: "4.9% APR for 36 months with $1,000 down".',
  examples: {
    failing: ['Only $500 in interest.', 'Pay just $740 of finance charges.'],
    passing: [
      'Only $500 in interest: 4.9% APR, 36 months, $1,000 down.',
      '$740 in finance charges over 36 months at 3.9% APR with $2,500 down.',
    ],
  },
};

/** Credit offers: what triggers disclosures under Regulation Z. */
export const creditTermRules: readonly TextRule[] = [
  zAprTerm,
  zDownAmt,
  zPmtAmt,
  zTerm,
  zFinCharge,
];
