import type { TextRule } from '../rule.ts';
import { deposit, term, totalDue } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { payment, someMoney } from './words.ts';

const mLeasePmt: TextRule = {
  id: 'M-LEASE-PMT',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: payment,
  about: 'lease',
  needs: [totalDue, term, deposit],
  citation: '12 CFR 1013.7(d) / 213.7(d); 15 USC 1667c',
  message:
    'A stated lease payment is a trigger: the ad then owes the total due at signing, the ' +
    'number of payments and whether a security deposit is required.',
  suggestion:
    'Add the terms: "36 months, $3,199 total due at signing, no security deposit required".',
  examples: {
    failing: [
      'Lease a new Accord for $279 per month.',
      'Leasing starts at $329/mo.',
      'Lease it for one ninety-nine a month for thirty-six months.',
      'Lease it: $299/mo. for 36 months, no security deposit. Taxes, tags and $249 doc fee due ' +
        'at signing.',
      'Lease it: $299/mo. for 36 months, no security deposit, first payment of $299 due at ' +
        'signing.',
      'Lease it for 36 months at two forty-nine.',
      'Lease payments of $279.50 for 36 months, $3,199 total due at signing.',
    ],
    passing: [
      'Lease a new Accord for $279 per month for 36 months, $3,199 total due at signing, ' +
        'no security deposit required.',
      'Leasing at $329/mo. for 24 months, $2,499 due at lease signing, $0 security deposit.',
      'Lease it for one ninety-nine a month for thirty-six months, twenty-four ninety-nine due ' +
        'at signing, no security deposit.',
      'Lease: $299/mo., 36 mos., total due at signing $3,199.45 (includes $1,999 down, first ' +
        'payment and $249 doc fee). Security deposit waived.',
      'Lease: $299/mo., 36 mos., $2,649 cash or trade due at signing, no security deposit.',
      'Lease: $299/mo., 36 mos., $0 due at signing, no sec. deposit. Taxes and tags extra.',
    ],
  },
};

const mZeroDue: TextRule = {
  id: 'M-ZERO-DUE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    (?:\$\s?0(?:\.00)?|\b0|zero|\bno|nothing|not a (?:penny|dollar|cent)|without (?:a penny|a dollar
    |any money|money))\s+(?:(?:money|cash|dollars)\s+)?(?:due (?:at|on|upon) (?:lease )?
    (?:signing|inception|delivery)|due up-?front|down\b(?! to\b)|drive-?off)
    |\bsign (?:and|&|'?n'?) (?:drive|go)\b`,
  about: 'lease',
  needs: [term, deposit, { name: 'the amount of each payment', pattern: payment }],
  citation: '12 CFR 1013.7(d)(1)(ii)',
  message:
    'Saying that nothing is due at the start of a lease is a trigger too: the ad then ' +
    'owes the payment, the number of payments and whether a security deposit is ' +
    'required.',
  suggestion: 'Add the terms: "$399 per month for 36 months, no security deposit".',
  examples: {
    failing: [
      'Lease with $0 due at signing.',
      'Zero down leases this week.',
      'Lease it with nothing due at signing.',
      'Sign and drive leases all week.',
      'Lease any Escape with zero dollars down.',
    ],
    passing: [
      'Lease with $0 due at signing: $399 per month, 36 months, no security deposit.',
      'Zero down leases: $429/mo. for 39 months, security deposit waived.',
    ],
  },
};

const mCapred: TextRule = {
  id: 'M-CAPRED',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    ${someMoney}[*†]{0,3}\s*(?:(?:cash|money|or trade)\s){0,3}(?:down\b(?! to\b)
    |cap(?:italized|\.)? cost reduction|initial payment|first (?:month'?s? )?payment)
    |\b(?:down ?payment|cap(?:italized|\.)? cost reduction)(?: of|:) ${someMoney}`,
  about: 'lease',
  needs: [totalDue, term, deposit],
  citation: '12 CFR 1013.7(b)(1),(d)',
  message: 'A part of the up-front cost of a lease may not stand without the total due at signing.',
  suggestion:
    'Add "$2,598 total due at signing", at least as prominent, with term and security ' +
    'deposit.',
  examples: {
    failing: [
      'Lease it with $1,999 down.',
      'Lease it: $2,499 initial payment.',
      'Lease it with a thousand dollars down.',
      'Lease it with a down payment of $1,999.50.',
    ],
    passing: [
      'Lease it with $1,999 down ($2,598 total due at signing), 36 months, no security ' +
        'deposit.',
      'Lease it: $2,499 initial payment, $3,100 total due at signing, 36 mos., no security ' +
        'deposit.',
    ],
  },
};

const mRateNotice: TextRule = {
  id: 'M-RATE-NOTICE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`\d{1,3}(?:\.\d{1,3})?\s?%\s*(?:lease )?rate|money factor[^.\n]{0,20}\.\d{3,6}`,
  about: 'lease',
  needs: [
    {
      name: 'the notice on lease rates',
      pattern: pattern`may not measure the overall cost of financing`,
    },
  ],
  citation: '12 CFR 1013.7(b)(2), 1013.4(s)',
  message: 'A rate in a lease ad needs the notice that it may not measure the cost of the lease.',
  suggestion: 'Add "This percentage may not measure the overall cost of financing this lease."',
  examples: {
    failing: ['Lease special with 2.9% rate.', 'Lease it with a low money factor of .00125.'],
    passing: [
      'Lease special with 2.9% rate. This percentage may not measure the overall cost of ' +
        'financing this lease.',
      'Lease it with a money factor of .00125. This percentage may not measure the overall ' +
        'cost of financing this lease.',
    ],
  },
};

const mMileage: TextRule = {
  id: 'M-MILEAGE',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: payment,
  about: 'lease',
  needs: [
    {
      name: 'the miles allowed',
      pattern: pattern`
        \d{1,2}(?:,?\d{3}|(?:\.\d)?k)\s*(?:miles|mi)\b[^.\n]{0,12}(?:year|yr|annum)|miles per year
        |(?:over|above|exceed\w{0,3}|beyond|limit of)\s+\d{2,3},?\d{3}\s*(?:miles|mi)\b`,
    },
  ],
  citation: 'FTC Act section 5; state lease acts',
  message: 'A lease offer should give the mileage allowance and what each mile above it costs.',
  suggestion: 'Add "10,000 miles per year, then $0.20 per mile".',
  examples: {
    failing: ['Lease for $279 per month.', 'Lease the Ioniq 5 at $259/mo.'],
    passing: [
      'Lease for $279 per month with 10,000 miles per year.',
      'Lease the Ioniq 5 at $259/mo. with 12,000 miles per year.',
    ],
  },
};

/** Lease offers, under Regulation M. */
export const leaseRules: readonly TextRule[] = [
  mLeasePmt,
  mZeroDue,
  mCapred,
  mRateNotice,
  mMileage,
];
