import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

const pRebateStack: TextRule = {
  id: 'P-REBATE-STACK',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    (?:after|with|including|less|net of)\s+(?:all\s+)?(?:available\s+
    |applicable\s+)?(?:factory\s+)?(?:rebates?|incentives?|discounts)`,
  needs: [
    {
      name: 'that the rebates are open to every buyer',
      pattern: pattern`available to (?:all|every|everyone)`,
    },
  ],
  citation: 'FTC letters 2026; 14 IAC 475.590',
  message: 'A headline price may be lowered only by rebates that every buyer gets.',
  suggestion: 'Write "after rebates available to all buyers", and list the others below the price.',
  examples: {
    failing: [
      '$21,995 after all rebates.',
      'Our price of $31,400 is net of all available incentives.',
    ],
    passing: [
      '$21,995 after rebates available to all buyers.',
      'Our price of $31,400 is net of incentives available to everyone.',
    ],
  },
};

const pCondRebate: TextRule = {
  id: 'P-COND-REBATE',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    (?:military|college|first responder|loyalty|conquest|recent grad\w{0,14}|lessee
    |farm bureau)\s*(?:graduate\s*)?(?:rebate|bonus|discount|cash|offer)`,
  needs: [
    {
      name: 'who qualifies, or that the price does not include it',
      pattern: pattern`
        not included in|(?:if|must) (?:you )?qualif\w{1,14}|eligib\w{1,14}|in addition to
        |separate`,
    },
  ],
  citation: '14 IAC 475.590; FTC letters 2026',
  message: 'A rebate for some buyers needs to say who qualifies, beside and not inside the price.',
  suggestion: 'Add "not included in the price; must qualify".',
  examples: {
    failing: ['Price shown with military rebate.', 'First responder bonus of $500.'],
    passing: [
      'Military rebate of $500 is not included in the price; must qualify.',
      'First responder bonus of $500 for eligible buyers.',
    ],
  },
};

const pFinanceReq: TextRule = {
  id: 'P-FINANCE-REQ',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:must|requires?|required to|when you|only if you)\s+financ\w{0,14}
    |dealer[- ]arranged financing|rebate assigned to dealer`,
  needs: [],
  citation: '43 TAC 215.250(c); FTC letters 2026',
  message: 'A price may not hang on a loan from the dealer or a named lender.',
  suggestion: 'State the price that a cash buyer pays, and the loan offer apart from it.',
  examples: {
    failing: ['Must finance through dealer.', '$2,000 less when you finance with us.'],
    passing: ['Finance with any lender.', 'Pay by cash or finance; the price is the same.'],
  },
};

const pTradeReq: TextRule = {
  id: 'P-TRADE-REQ',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`with (?:an? )?(?:acceptable |eligible |qualifying )?trade(?:-in)?\b`,
  needs: [],
  citation: '43 TAC 215.250(c)',
  message: 'A price may not hang on a trade-in.',
  suggestion: 'State the price without a trade, and the value of a trade apart from it.',
  examples: {
    failing: ['$19,995 with acceptable trade.', 'Take $1,500 off with qualifying trade-in.'],
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

/** Prices that hang on something: rebates, loans, trades. */
export const rebateRules: readonly TextRule[] = [
  pRebateStack,
  pCondRebate,
  pFinanceReq,
  pTradeReq,
  pMinTrade,
  pPayoff,
];
