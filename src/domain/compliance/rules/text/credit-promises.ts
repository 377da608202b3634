import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

const cGuaranteed: TextRule = {
  id: 'C-GUARANTEED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    guaranteed\s+(?:credit\s+|auto\s+|loan\s+|financing\s+)?(?:approv\w{0,14}|financing)
    |(?:everyone|everybody|anyone)(?:'s| is| gets| can be)?\s+(?:approved|financed)
    |approval (?:is )?guaranteed|100%\s+(?:credit\s+)?approv\w{0,14}|we (?:finance
    |approve) (?:anyone|everyone|everybody)`,
  needs: [],
  citation: 'FTC Act section 5; 14 IAC 475; state dealer rules',
  message: 'Approval cannot be promised before an application.',
  suggestion: 'Write "apply for credit; approval required".',
  examples: {
    failing: ['Guaranteed credit approval!', 'Everyone gets approved here.'],
    passing: ['Apply for credit; approval required.', 'Every application is reviewed here.'],
  },
};

const cNoRefused: TextRule = {
  id: 'C-NO-REFUSED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    no (?:credit |credit application |one |applications? )?(?:is |are )?(?:refused
    |rejected|denied|turned (?:down|away))|no turn-?downs?|(?:bad
    |no) credit\??,?\s*no problem|credit doesn'?t matter`,
  needs: [],
  citation: 'FTC Act section 5; 7 TAC 84.702(b)',
  message: 'An ad may not claim that no credit is turned down.',
  suggestion: 'Write "all credit situations may apply".',
  examples: {
    failing: ['No credit refused.', 'Bad credit? No problem!'],
    passing: ['All credit situations may apply.', 'Bad credit? You may still apply.'],
  },
};

const cNoCheck: TextRule = {
  id: 'C-NO-CHECK',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    no credit check|without (?:a )?credit check|(?:won'?t|will not|does not) (?:affect
    |hurt|impact) your credit`,
  needs: [
    { name: 'that the inquiry is a soft one', pattern: pattern`soft (?:pull|inquiry|credit)` },
  ],
  citation: '7 TAC 84.702(b)(2); FCRA',
  message: 'This is true of a soft inquiry alone.',
  suggestion: 'Add "with a soft inquiry".',
  examples: {
    failing: ['No credit check.', 'It will not hurt your credit.'],
    passing: [
      'Pre-qualify with a soft inquiry that will not affect your credit score.',
      'It is a soft pull and will not hurt your credit.',
    ],
  },
};

const cPreapproved: TextRule = {
  id: 'C-PREAPPROVED',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`pre-?approved|pre-?qualif\w{1,14}`,
  needs: [
    {
      name: 'the conditions of the approval',
      pattern: pattern`subject to|not a guarantee|terms (?:apply|vary)|approved credit`,
    },
  ],
  citation: '15 USC 1681m(d); 12 CFR 1022.54',
  message: 'A pre-approval needs its conditions.',
  suggestion: 'Add "subject to verification" or "not a guarantee of credit".',
  examples: {
    failing: ['You are pre-approved.', 'Get prequalified in a minute.'],
    passing: [
      'You are pre-approved, subject to verification.',
      'Get prequalified in a minute; this is not a guarantee of credit.',
    ],
  },
};

const cBankrupt: TextRule = {
  id: 'C-BANKRUPT',
  kind: 'text',
  severity: 'warning',
  severityIn: { IL: 'error' },
  window: 'block',
  trigger: pattern`bankruptc\w{0,14}|bankrupt\b|repossess\w{1,14}`,
  skip: pattern`\bdepends\b|\bcourts?\b`,
  needs: [
    {
      name: 'that credit approval is required',
      pattern: pattern`subject to|approved credit|credit approval`,
    },
  ],
  citation: '720 ILCS 330',
  message:
    'An offer of credit to people after a bankruptcy needs to say that approval is required.',
  suggestion: 'Add "subject to credit approval", or leave the words out.',
  examples: {
    failing: ['Bankruptcy? Drive today.', 'Had a repossession? Call us.'],
    passing: [
      'Past bankruptcy? Financing subject to credit approval.',
      'Had a repossession? Loans are subject to credit approval.',
    ],
  },
};

const cProtected: TextRule = {
  id: 'C-PROTECTED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:\bno\b|not for|except|only for
    |exclusively for)\s+(?:\w{1,14}\s+){0,2}(?:immigrants?|foreigners|non-?citizens|women
    |single mothers?|welfare|public assistance|elderly|christians?|muslims?|jews
    |hispanics?|latinos?)`,
  needs: [],
  citation: '15 USC 1691; 12 CFR 1002.4(b) as amended eff. 2026-07-21',
  message: 'The words favor or turn away people whom the law protects.',
  suggestion: 'Leave the group out and describe the offer.',
  examples: {
    failing: ['Financing not for welfare recipients.', 'A rebate only for women.'],
    passing: ['Financing for all income types considered.', 'A rebate for every buyer.'],
  },
};

const cGovProgram: TextRule = {
  id: 'C-GOV-PROGRAM',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:government|federal|stimulus|economic relief)\s+(?:relief\s+)?(?:program|funds?
    |relief|stimulus)`,
  needs: [],
  citation: 'FTC Act section 5 (FTC mailer cases)',
  message: 'The words suggest a program of the government.',
  suggestion: 'Name the sale as the event of the store that it is.',
  examples: {
    failing: ['Stimulus relief program event.', 'Claim your federal relief funds here.'],
    passing: ['Spring event.', 'Claim your service points here.'],
  },
};

export const cEvCredit: TextRule = {
  id: 'C-EV-CREDIT',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    (?:federal|\$\s?7,?500|\$\s?4,?000)\s+(?:(?:EV|clean vehicle
    |electric vehicle)\s+)?tax credit`,
  needs: [
    {
      name: 'that the credit has ended',
      pattern: pattern`
        expired|ended|no longer available|(?:before|through) sept\w{0,14}\.? 30`,
    },
  ],
  citation: '26 USC 30D/25E as ended by P.L. 119-21; IL AG view on netting',
  message:
    'The federal credits for clean vehicles ended for cars acquired after September 30, 2025.',
  suggestion: 'Leave the credit out, or say that it ended on September 30, 2025.',
  examples: {
    failing: ['Get the $7,500 tax credit.', 'Includes a federal EV tax credit.'],
    passing: [
      'The federal tax credit ended on September 30, 2025.',
      'The federal EV tax credit expired in 2025.',
    ],
  },
};

const cTaxAdvice: TextRule = {
  id: 'C-TAX-ADVICE',
  kind: 'text',
  severity: 'info',
  window: 'item',
  trigger: pattern`tax[- ]deduct\w{1,14}|section 179|write[- ]off`,
  needs: [
    {
      name: 'that a tax adviser should be asked',
      pattern: pattern`consult (?:a|your) (?:tax|account)`,
    },
  ],
  citation: 'general practice',
  message: 'A remark on taxes should send the reader to an adviser.',
  suggestion: 'Add "consult your tax adviser".',
  examples: {
    failing: ['Section 179 lets you deduct.', 'A work truck may be tax-deductible.'],
    passing: [
      'Section 179 may apply; consult your tax adviser.',
      'A work truck may be tax-deductible; consult a tax professional.',
    ],
  },
};

/** Promises of credit, and of money from the government. */
export const creditPromiseRules: readonly TextRule[] = [
  cGuaranteed,
  cNoRefused,
  cNoCheck,
  cPreapproved,
  cBankrupt,
  cProtected,
  cGovProgram,
  cEvCredit,
  cTaxAdvice,
];
