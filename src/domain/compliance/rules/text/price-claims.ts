import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

export const pInvoice: TextRule = {
  id: 'P-INVOICE',
  kind: 'text',
  severity: 'warning',
  severityIn: { NJ: 'error' },
  window: 'item',
  trigger: pattern`
    (?:below|under|over|at|above|off)\s+(?:factory\s+|dealer\s+)?invoice
    |invoice pric\w{1,14}|factory invoice`,
  needs: [
    {
      name: 'that invoice is not the cost of the dealer',
      pattern: pattern`invoice[^.\n]{0,60}(?:not|may not)[^.\n]{0,40}(?:cost|net)`,
    },
  ],
  citation: 'NJAC 13:45A-26A.7; Va. Code 46.2-1581(7); 43 TAC 215.252',
  message:
    'A price set against the invoice sounds as if it were set against the cost of the dealer.',
  suggestion: 'Drop the claim, or add that the invoice may not be the final dealer cost.',
  examples: {
    failing: ['Every Tacoma at invoice.', 'Sentras $500 below invoice.'],
    passing: [
      'At invoice. Invoice is the factory invoice and may not be the final dealer cost.',
      'Sentras $500 below invoice; factory invoice is not the net cost to the dealer.',
    ],
  },
};

export const pCost: TextRule = {
  id: 'P-COST',
  kind: 'text',
  severity: 'error',
  states: ['NJ', 'VA', 'TX'],
  window: 'sentence',
  trigger: pattern`
    (?:below|at|under|off|over) (?:dealer |our )?cost\b|dealer cost|at no profit
    |floor ?plan balance`,
  needs: [],
  citation: 'Va. Code 46.2-1581(7); NJAC 13:45A-26A.7',
  message: 'What a car cost the dealer cannot be proven at the time of the sale.',
  suggestion: 'Compare with the MSRP instead.',
  examples: {
    failing: ['Priced below dealer cost.', 'We sell at cost until Friday.'],
    passing: ['Priced below MSRP.', 'We sell at the sticker price.'],
  },
};

export const pWholesale: TextRule = {
  id: 'P-WHOLESALE',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    wholesale (?:price|pricing|prices|to the public)|factory outlet
    |(?:factory[- ])?authorized (?:sale|distribution)|factory[- ]direct`,
  needs: [],
  citation: '16 CFR 233.5; NJAC 13:45A-26A.7',
  message: 'A price for the public is called a wholesale or factory price.',
  suggestion: 'Call it the sale price or the retail price.',
  examples: {
    failing: ['Wholesale prices to everyone.', 'Factory-direct prices this weekend.'],
    passing: ['Retail prices shown.', 'Retail prices this weekend.'],
  },
};

export const pLowest: TextRule = {
  id: 'P-LOWEST',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    \blowest[- ](?:price|prices|priced|payments?|rates?)|lower prices than
    |best prices? (?:in|around|anywhere|guaranteed)|(?:nobody|no one) beats|can'?t be beat
    |unbeatable|(?:will |we'?ll )?beat (?:any|your best|their)`,
  // The least of one's own stock is a figure, no claim on others.
  skip: pattern`
    ^lowest price$|lowest[- ]priced (?:new |used |certified )?
    (?:ones?|vehicles?|cars?|suvs?|trucks?|trims?|models?|versions?|of)
    |lowest price (?:belongs|is (?:for|on)|on (?:the|this|our) lot|here|among
    |of (?:the|these|our))`,
  needs: [
    {
      name: 'the proof, or the price-match policy',
      pattern: pattern`price[- ]match (?:policy|terms)|survey of|monitor\w{0,14} competitor`,
    },
  ],
  citation: 'NJAC 13:45A-26A.7; 14 IAC 475; 43 TAC 215.266; 7 TAC 84.702',
  message:
    'A claim that nobody is cheaper needs constant proof, or a published price-match policy.',
  suggestion: 'Drop the claim, or name the policy: "see our price-match policy".',
  examples: {
    failing: ['Lowest prices in Dallas!', "We'll beat any offer in town."],
    passing: [
      'Lowest prices in Dallas: see our price-match policy.',
      "We'll beat any offer in town under our price match terms.",
    ],
  },
};

const pSavingsBase: TextRule = {
  id: 'P-SAVINGS-BASE',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`${money}\s*(?:off|savings?|discount)\b|\bsave (?:up to |over )?${money}`,
  needs: [
    {
      name: 'what the saving is measured from',
      pattern: pattern`
        (?:off|from|below|vs\.?|under|compared (?:to|with))\s+(?:the\s+)?(?:MSRP|sticker
        |manufacturer'?s|our (?:former|previous|regular))`,
    },
  ],
  citation: '16 CFR 233.1, 233.3; 14 IAC 475.370',
  message: 'A saving needs the price that it is measured from.',
  suggestion: 'Write "off MSRP" or "below our former price".',
  examples: {
    failing: ['Save $4,000 now.', 'Up to $6,500 off select trucks.'],
    passing: ['Save $4,000 off MSRP now.', 'Up to $6,500 off the MSRP of select trucks.'],
  },
};

const pUsedSavings: TextRule = {
  id: 'P-USED-SAVINGS',
  kind: 'text',
  severity: 'error',
  states: ['TX'],
  window: 'sentence',
  trigger: pattern`(?:discount|savings|rebate|markdown)\b`,
  skip: pattern`\b(?:ask|may|might|emergency|account|compare)\b`,
  requires: pattern`\bused\b|pre-?owned`,
  needs: [],
  citation: '43 TAC 215.250',
  message: 'Texas does not allow claims of savings or discounts on used vehicles.',
  suggestion: 'State the price alone.',
  examples: {
    failing: ['Big discount on this used Camry.', 'Markdown on pre-owned SUVs.'],
    passing: ['Used Camry for sale.', 'Pre-owned SUVs from our lot.'],
  },
};

const pInternetPrice: TextRule = {
  id: 'P-INTERNET-PRICE',
  kind: 'text',
  severity: 'error',
  states: ['TX'],
  window: 'sentence',
  trigger: pattern`\b(?:internet|online|web)[- ](?:only )?(?:price|special)|\be-?price\b`,
  needs: [],
  citation: '43 TAC 215.250',
  message: 'Texas does not allow a price of its own for the internet.',
  suggestion: 'Show the one price that every buyer pays.',
  examples: {
    failing: ['Internet price: $22,000', 'Ask for your e-price.'],
    passing: ['Price: $22,000', 'Ask for your price.'],
  },
};

/** Prices compared with others. */
export const priceClaimRules: readonly TextRule[] = [
  pInvoice,
  pCost,
  pWholesale,
  pLowest,
  pSavingsBase,
  pUsedSavings,
  pInternetPrice,
];
