import type { Rule } from '../rule.ts';
import { pattern } from '../text/pattern.ts';
import { money, price } from '../text/words.ts';
import { zRateBuydown } from '../text/credit-rates.ts';

const states = ['TX'];

/**
 * 43 TAC 215.241-215.270. Trade-ins, dealer-arranged loans, internet prices and savings on used
 * vehicles are P-TRADE-REQ, P-FINANCE-REQ, P-INTERNET-PRICE and P-USED-SAVINGS.
 */
export const texasRules: readonly Rule[] = [
  {
    id: 'TX-DESTINATION',
    kind: 'text',
    severity: 'error',
    states,
    window: 'sentence',
    trigger: pattern`
      (?:\bplus|\bexclud\w{1,14}|\bnot includ\w{1,14}|\bbefore)\b[^.\n]{0,40}
      \b(?:destination|freight|delivery charges?|transportation charges?|dealer prep(?:aration)?
      (?! (?:fees?|charges?)))\b`,
    skip: pattern`\bbefore (?:you|your|the|delivery)\b`,
    requires: price,
    needs: [],
    citation: '43 TAC 215.250',
    message: 'A price in Texas has to hold destination and preparation.',
    suggestion: 'Put destination and preparation into the price.',
    examples: {
      failing: ['The 2026 Accord is $31,995 plus destination.', '$28,400, excluding freight.'],
      passing: ['$33,090 including destination.', '$33,090 before you add a warranty.'],
    },
  },
  {
    id: 'TX-DOWN-PRICE',
    kind: 'text',
    severity: 'error',
    states,
    window: 'sentence',
    trigger: pattern`
      ${price}(?!\s*(?:/|per|a)\s*mo)\s*(?:\w{1,12}\s){0,2}with\s+(?:an?\s+)?(?:${money}\s+)?down
      (?:\s?payment)?\b`,
    skip: pattern`\bA\.?P\.?R\b|\b\d{2} (?:months|mos?\b)`,
    needs: [],
    citation: '43 TAC 215.250(c)',
    message: 'A price in Texas may not hang on a down payment.',
    suggestion: 'State the price alone, and the terms of a loan apart from it.',
    examples: {
      failing: ['Yours for $18,995 with $2,000 down.', '$18,995 only with a down payment.'],
      passing: ['Yours for $20,995.', '$18,995 with $2,000 down, 60 months at 4.9% APR.'],
    },
  },
  {
    id: 'TX-BUYDOWN-AMOUNT',
    kind: 'text',
    severity: 'error',
    states,
    window: 'item',
    trigger: zRateBuydown.trigger,
    about: 'credit',
    // Where nothing of it is said, Z-RATE-BUYDOWN asks for it.
    requires: pattern`dealer (?:pays|contribut\w{1,14})`,
    needs: [
      {
        name: 'how much the dealer pays for the rate',
        pattern: pattern`
          dealer (?:pays|contribut\w{1,14})[^.\n]{0,30}${money}
          |${money}[^.\n]{0,30}(?:paid|contributed) by (?:the |us )?dealer`,
      },
      {
        name: 'that the price may be affected',
        pattern: pattern`may affect (?:the )?(?:final )?(?:negotiated )?price`,
      },
    ],
    citation: '43 TAC 215.259',
    message: 'A rate that a Texas dealer pays for needs the amount and what it does to the price.',
    suggestion:
      'Add "dealer contribution of $500 may affect the final negotiated price of the vehicle".',
    examples: {
      failing: [
        'A buydown rate: the dealer pays for it.',
        'Reduced rate with a dealer contribution of $500.',
      ],
      passing: [
        'Reduced rate: dealer contribution of $500 may affect the final negotiated price.',
        'Ask about our rates.',
      ],
    },
  },
  {
    id: 'TX-WEEKEND',
    kind: 'text',
    severity: 'warning',
    states,
    window: 'block',
    trigger: pattern`
      \b(?:mon|tues|wednes|thurs|fri|satur)day\b(?:, [a-z]{3,9} \d{1,2}(?:, \d{4})?)?
      (?: ?[-–—] ?| (?:to|through|thru|until|till) )(?:sunday\b|monday\b(?=, [a-z]{3,9} \d))
      |\bsaturday(?:, [a-z]{3,9} \d{1,2})? (?:and|&|\+) sunday\b
      |\b(?:all|both days of the) weekend\b`,
    requires: pattern`\b(?:sales?|events?|deals?|clearance|savings|offers?|celebration)\b`,
    skip: pattern`
      \bclosed\b|\bservice (?:department|hours|desk)\b|\bmonday,? (?:to|through) sunday\b`,
    needs: [
      {
        name: 'on which of the two days vehicles are not sold',
        pattern: pattern`
          \bno (?:vehicle )?sales on (?:satur|sun)day|\bclosed (?:on )?(?:satur|sun)day`,
      },
    ],
    citation: 'Tex. Transp. Code 728.002',
    message: 'In Texas vehicles may not be sold on a Saturday and the Sunday after it.',
    suggestion: 'End the event on Saturday, or say on which of the two days no vehicle is sold.',
    examples: {
      failing: [
        'Truck Days is coming up Friday, May 8 to Sunday, May 10, 2026. Deals on the whole lot.',
        'Our sale goes on Saturday and Sunday.',
        'The clearance event lasts all weekend.',
      ],
      passing: [
        'Truck Days is coming up Thursday, May 7 to Saturday, May 9, 2026. Deals on the whole lot.',
        'Our sale goes on Friday and Saturday; we are closed Sunday.',
        'Service hours: Saturday and Sunday from 8 to 4.',
      ],
    },
  },
];
