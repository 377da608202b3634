import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { dealerFee, money, price, statutorySentence } from './words.ts';

const pTotalPrice: TextRule = {
  id: 'P-TOTAL-PRICE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`(?:price[sd]?|only|just|for|at|now|yours)\s+(?:of\s+|is\s+|at\s+)?${price}`,
  skip: pattern`MSRP`,
  needs: [
    {
      name: 'what the price holds',
      pattern: pattern`
        (?:includes?|including|with) (?:all )?(?:\w{1,14} ){0,2}(?:fees|charges)
        |fees? (?:is |are )?included|plus (?:only )?(?:tax|government|title)
        |excludes? (?:only )?(?:tax|government)|before (?:any |sales )?(?:tax|title|government)
        |\btax(?:es)?\b[^.\n]{0,40}\b(?:extra|(?:are|is|to be) added)`,
    },
  ],
  citation:
    'FTC Act section 5 (97 letters, 2026-03-13); 43 TAC 215.250; Cal. Civ. 1784.1 ff; FL ' +
    '501.976',
  message:
    'A price has to hold every charge that all buyers pay, save government charges, and ' +
    'the ad should say so.',
  suggestion: 'Add "includes all dealer fees; excludes only tax, title and registration".',
  examples: {
    failing: ['Yours for $24,995.', 'The 2024 Outback is priced at $28,450.'],
    passing: [
      'Yours for $24,995, includes all dealer fees; excludes only tax and registration.',
      'The 2024 Outback is priced at $28,450 plus government fees.',
    ],
  },
};

const pFeeExcluded: TextRule = {
  id: 'P-FEE-EXCLUDED',
  kind: 'text',
  severity: 'error',
  softened: { states: ['CA'], by: statutorySentence },
  window: 'sentence',
  trigger: pattern`
    (?:plus|exclud\w{1,14}|not includ\w{1,14}|does not include|before|\+)[^.\n]{0,60}
    (?:${dealerFee})
    |(?:${dealerFee})[^.\n]{0,20}\b(?:not included|excluded|extra|additional)\b`,
  skip: pattern`before you\b|^expect\b`,
  needs: [],
  citation: 'FTC letters 2026; Cal. VC 11713.1',
  message:
    'A fee of the dealer is kept out of the price. The FTC looks at the total that a ' +
    'buyer must pay.',
  suggestion: 'Put the fee into the price, and leave out only government charges.',
  examples: {
    failing: [
      '$24,995 plus $85 doc fee.',
      'Prices do not include a $199 processing fee.',
      'Tax, tags and doc fee extra.',
    ],
    passing: ['$24,995 plus government fees.', 'Prices include our $199 processing fee.'],
  },
};

const pDownNetted: TextRule = {
  id: 'P-DOWN-NETTED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`${price}[^.\n]{0,40}after\s+${money}\s+down`,
  needs: [],
  citation: 'FTC letters 2026',
  message: 'A price is shown with the down payment already taken off.',
  suggestion: 'Show the whole price, and the down payment apart from it.',
  examples: {
    failing: ['$17,995 after $3,000 down.', '$24,300 after $2,000 down.'],
    passing: ['$20,995 price.', '$26,300 including all dealer fees.'],
  },
};

const pAddonReq: TextRule = {
  id: 'P-ADDON-REQ',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    (?:required|mandatory|all (?:vehicles|cars|models) (?:come|are equipped) with
    |must (?:buy|purchase))[^.\n]{0,60}(?:add-?ons?|packages?|protection|etch\w{0,14}
    |nitrogen|tint|accessor\w{1,14}|appearance)`,
  needs: [
    {
      name: 'that it is included in the price, or optional',
      pattern: pattern`included in (?:the )?(?:advertised |sale |listed )?price|optional`,
    },
  ],
  citation: 'FTC letters 2026; Cal. SB 766',
  message: 'What every buyer must take belongs in the price.',
  suggestion: 'Include the item in the advertised price, or say that it is optional.',
  examples: {
    failing: [
      'All vehicles come with our protection package.',
      'A mandatory nitrogen and tint add-on is $895.',
    ],
    passing: [
      'All vehicles come with our protection package, included in the listed price.',
      'Required accessories are included in the advertised price.',
    ],
  },
};

const pMarketAdj: TextRule = {
  id: 'P-MARKET-ADJ',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`market adjustment|additional dealer mark-?up|\bADM\b`,
  needs: [{ name: 'that the price holds the mark-up', pattern: pattern`included in` }],
  citation: 'FTC letters 2026',
  message: 'A mark-up over MSRP belongs inside the advertised price.',
  suggestion: 'Give one price and say that the adjustment is included in it.',
  examples: {
    failing: ['MSRP $40,000 + market adjustment.', 'Subject to additional dealer markup.'],
    passing: [
      'Price of $43,000; market adjustment included in price.',
      'Price of $48,900; additional dealer markup included in price.',
    ],
  },
};

/** What an advertised price has to hold. */
export const priceRules: readonly TextRule[] = [
  pTotalPrice,
  pFeeExcluded,
  pDownNetted,
  pAddonReq,
  pMarketAdj,
];
