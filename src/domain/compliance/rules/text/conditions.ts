import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money, price } from './words.ts';

const pFinanceReq: TextRule = {
  id: 'P-FINANCE-REQ',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:\bmust (?:be )?|\brequired to |\bwhen you |\bonly (?:if|when) (?:you )?|\bonly (?:for|to)
    (?: \w{1,12}){0,3} (?:who|that) )financ\w{0,14}
    |\brequires? (?:[\w-]{1,14} ){0,3}financ\w{1,14}
    |\bfinanc(?:e|ing)(?: (?:with|through|thru) [^.\n]{1,40})? (?:is )?required\b
    |\bwhen financ(?:ed|ing) (?:with|through|thru|by)\b
    |\b(?:contingent|conditional|based|dependent) (?:up)?on (?:\w{1,14} ){0,3}financ\w{1,14}
    |\bvalid (?:only )?(?:with|when) (?:\w{1,14} ){0,3}financ\w{1,14}
    |\bfinancing only\b|dealer[- ]arranged financing|rebates? assigned to dealer`,
  about: 'price',
  skip: pattern`\b(?:not|never|no) (?:be )?requir|\bno financ|\bneed not\b`,
  needs: [],
  citation: '43 TAC 215.250(c); FTC letters 2026',
  message: 'A price may not hang on a loan from the dealer or a named lender.',
  suggestion: 'State the price that a cash buyer pays, and the loan offer apart from it.',
  examples: {
    failing: [
      'Must finance through dealer.',
      '$2,000 less when you finance with us.',
      'Sale price $24,995. Must finance through Honda Financial Services.',
      'Lease it for $299 a month, or buy it for $24,995. Must finance through HFS.',
      '$1,500 discount requires financing with the dealer.',
      'Price valid only with approved dealer financing.',
      '$21,450.00 when financed through Ally.',
      'Price of $24,995 with dealer financing only.',
    ],
    passing: [
      'Finance with any lender.',
      'Pay by cash or finance; the price is the same.',
      'Lease for $213/mo. with $3,415 due at signing for 36 months. Includes all available ' +
        'rebates. Not everyone will qualify for financing. Must finance through FMCC.',
      '1.9% APR for 60 months. Must finance through the maker.',
      'The price is the same for all; financing is not required.',
    ],
  },
};

const pTradeReq: TextRule = {
  id: 'P-TRADE-REQ',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    \bwith (?:an? )?(?:acceptable |eligible |qualifying |qualified |valid 
    |any )?trade(?:[- ]ins?)?\b
    (?! (?:equity|value|values|assist))|\brequires? (?:an? )?(?:\w{1,12} )?trade(?:[- ]in)?\b
    |\bmust trade(?: in)?\b|\btrade(?:[- ]in)? (?:is )?required\b
    |${price}[^.\n]{0,30}\bafter (?:\w{1,12} ){0,2}trade(?:[- ]in)?\b`,
  skip: pattern`\bno trade|\bnot requir|\bwithout\b`,
  needs: [],
  citation: '43 TAC 215.250(c)',
  message: 'A price may not hang on a trade-in.',
  suggestion: 'State the price without a trade, and the value of a trade apart from it.',
  examples: {
    failing: [
      '$19,995 with acceptable trade.',
      'Take $1,500 off with qualifying trade-in.',
      'Sale price requires a trade-in.',
      '$18,450.50 after trade-in.',
    ],
    passing: ['We value your trade-in.', 'Bring your trade-in for an appraisal.'],
  },
};

const pMinTrade: TextRule = {
  id: 'P-MIN-TRADE',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    push,?\s*pull|(?:minimum|guaranteed)\s+trade|(?:at least|up to
    |minimum)\s+${money}\s+(?:more\s+)?for your trade`,
  needs: [],
  citation: '43 TAC 215.253; 14 IAC 475',
  message: 'An amount for a trade that nobody has seen is no honest offer.',
  suggestion: 'Offer an appraisal instead of an amount.',
  examples: {
    failing: ['At least $4,000 for your trade.', 'Push, pull or drag it in.'],
    passing: ['Get an appraisal for your trade.', 'Bring it in for a quote.'],
  },
};

const pPayoff: TextRule = {
  id: 'P-PAYOFF',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    (?:we'?ll|we will|let us) pay off your (?:loan|trade|lease|balance)
    |no matter (?:how much|what) you owe`,
  needs: [
    {
      name: 'what happens to negative equity',
      pattern: pattern`
        negative equity|added to (?:the|your) (?:new )?(?:loan|balance|amount financed)`,
    },
  ],
  citation: 'FTC Act section 5 (FTC trade-in cases); SB 766',
  message:
    'A promise to pay off a loan has to say that what is owed beyond the value moves ' +
    'into the new loan.',
  suggestion: 'Add "negative equity is added to the amount financed".',
  examples: {
    failing: ['We will pay off your trade.', 'No matter what you owe, we can help.'],
    passing: [
      'We will pay off your trade; negative equity is added to the amount financed.',
      'No matter what you owe, we can help; negative equity is added to your new loan.',
    ],
  },
};

/** Prices that hang on a loan or a trade. */
export const conditionRules: readonly TextRule[] = [pFinanceReq, pTradeReq, pMinTrade, pPayoff];
