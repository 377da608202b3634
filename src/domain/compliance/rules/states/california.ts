import type { Rule } from '../rule.ts';
import { pattern } from '../text/pattern.ts';
import { money, price } from '../text/words.ts';

const states = ['CA'];

/**
 * Veh. Code 11713.1 and 11713.16. The sentence of the statute, VINs, used vehicles that are not
 * called so, and abbreviations are D-CA-SENTENCE, D-CA-VIN, CA-VA-USED and A-ABBREV.
 */
export const californiaRules: readonly Rule[] = [
  {
    id: 'CA-REBATE-NET',
    kind: 'text',
    severity: 'error',
    states,
    window: 'block',
    trigger: pattern`
      ${price}[^.\n]{0,40}\b(?:after|with|including|less|net of)\b[^.\n]{0,30}
      \b(?:rebates?|cash back|bonus cash|customer cash)\b`,
    needs: [
      {
        name: 'the price before the rebate',
        pattern: pattern`${price}[^\n]{0,160}${price}`,
      },
      {
        name: 'the amount of the rebate',
        pattern: pattern`
          ${money}[^.\n$]{0,40}\b(?:rebate|cash back|bonus cash|customer cash)
          |\b(?:rebate|cash back|bonus cash|customer cash)s?(?: of|:)? ${money}`,
      },
    ],
    citation: 'Cal. VC 11713.16(e)',
    message: 'A price after a rebate needs the price before it and the rebate beside it.',
    suggestion: 'Show the sum: "$30,000 MSRP - $2,500 manufacturer rebate = $27,500".',
    examples: {
      failing: ['Only $27,500 after rebate.', 'Now $27,500 with customer cash, today.'],
      passing: [
        '$30,000 MSRP less $2,500 manufacturer rebate: $27,500 after rebate.',
        'Only $30,000.',
      ],
    },
  },
  {
    id: 'CA-REBATE-AMOUNT',
    kind: 'text',
    severity: 'warning',
    states,
    window: 'block',
    trigger: pattern`\b(?:rebates?|cash[- ]back)\b`,
    skip: pattern`
      \?|\b(?:ask|may|might|can|if|when|whether|some|often|check|how|federal|state|utility|tax|card
      |credit card|insurance|instead of|or a|lieu|compare|no)\b`,
    needs: [
      {
        name: 'the amount of the rebate in dollars',
        pattern: pattern`${money}`,
      },
    ],
    citation: 'Cal. VC 11713.1',
    message: 'A rebate in California has to be stated in dollars, and be one of the maker.',
    suggestion: 'Write "$1,500 manufacturer rebate", or leave the word out.',
    examples: {
      failing: ['Big rebates on every Camry.', 'Get cash back today.'],
      passing: ['$1,500 manufacturer rebate on every Camry.', 'Ask whether a rebate applies.'],
    },
  },
  {
    id: 'CA-HONOR-PRICE',
    kind: 'text',
    severity: 'error',
    states,
    window: 'sentence',
    trigger: pattern`
      \b(?:must|please) (?:mention|present|show|print|bring)(?: in)? (?:this|the) (?:ad\b|offer|page
      |price|coupon)|\b(?:only )?with this (?:ad|coupon)\b
      |\b(?:price|offer)s? (?:is |are )?(?:only )?for (?:internet|online|web) (?:customers|shoppers)
      |\bto the first \d{1,3} (?:buyers|customers)`,
    needs: [],
    citation: 'Cal. VC 11713.1(e)',
    message: 'In California everybody may buy at the advertised price, not only who asks for it.',
    suggestion: 'Offer the price to everybody while the vehicle is unsold.',
    examples: {
      failing: ['You must mention this ad.', 'The price is only for internet customers.'],
      passing: ['The price is for everybody.', 'We show the price on this page.'],
    },
  },
];
