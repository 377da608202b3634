import { runTextRule } from '../../engine/run-text-rule.ts';
import { WholeText } from '../../engine/whole-text.ts';
import { oncePerSentence, spansOf } from '../content-text.ts';
import type { Found, Rule, TextRule } from '../rule.ts';
import { pCost, pInvoice, pLowest, pWholesale } from '../text/price-claims.ts';
import { everywhere, pattern } from '../text/pattern.ts';
import { money, period } from '../text/words.ts';

const states = ['NJ'];

/** All thirteen of NJAC 13:45A-26A.7; no disclosure clears them. */
const banned = everywhere(pattern`
    \b(?:authorized sale|authorized distribution cent(?:er|re)|factory outlet
    |factory[- ]authorized sale|lowest prices(?: of the year)?
    |lower prices than anyone(?: else)?|beat your best deal|dealer'?s? cost|factory invoice
    |floor ?plan balance|wholesale|at no profit)\b`);
/** "Wholesale" in an explanation of trade is no claim about the store's prices. */
const explained = /\b(?:auctions?|bid|trade-in|guides?|book)\b/i;
/** What these flag already is not flagged twice. */
const covering: readonly TextRule[] = [pCost, pInvoice, pLowest, pWholesale];

const isExplained = oncePerSentence((sentence) => {
  return explained.test(sentence) || pLowest.skip?.test(sentence) === true;
});

/** NJAC 13:45A-26A. Weekly payments and vehicles without a number are Z-NONMONTHLY and P-VEH-ID. */
export const newJerseyRules: readonly Rule[] = [
  {
    id: 'NJ-BANNED-PHRASE',
    kind: 'check',
    severity: 'error',
    states,
    check: (content, context): Found[] => {
      const whole = new WholeText(content);
      const flagged = new Set(
        covering.flatMap((rule) => runTextRule(rule, whole, context).map(({ block }) => block)),
      );
      return content.blocks.flatMap((block) => {
        if (flagged.has(block)) return [];
        const span = spansOf(block, banned).find(({ start }) => !isExplained(block, start));
        return span ? [{ block, span }] : [];
      });
    },
    citation: 'NJAC 13:45A-26A.7',
    message: 'New Jersey does not allow this phrase in advertisements of vehicles.',
    suggestion: 'Leave the phrase out, and state the price.',
    examples: {
      failing: [
        'Lowest prices of the year: see our price-match policy.',
        'Factory invoice is the factory invoice and may not be the dealer net.',
        'Our wholesale lot is open to the public.',
      ],
      passing: [
        'Low prices all year.',
        'The lowest price belongs to stock # P3385.',
        'A guide shows wholesale values.',
      ],
    },
  },
  {
    id: 'NJ-TOTAL-COST',
    kind: 'text',
    severity: 'error',
    states,
    window: 'item',
    trigger: pattern`${money}${period}`,
    about: 'credit',
    skip: pattern`\blease|\b(?:if you borrow|suppose|imagine|for example)\b`,
    requires: pattern`\bA\.?P\.?R\b|\bfinanc\w{0,4}\b|\bloans?\b|\bpayments?\b|\bown it\b`,
    needs: [
      {
        name: 'the total cost of the purchase on credit',
        pattern: pattern`\btotal (?:of payments|(?:sale |purchase )?(?:cost|price))\b`,
      },
    ],
    citation: 'NJAC 13:45A-26A.8',
    message: 'A payment in a New Jersey credit ad needs the total cost beside it.',
    suggestion: 'Add "total of payments $21,456".',
    examples: {
      failing: [
        'Own it for $299 per month: 60 months, 4.9% APR, $2,000 down.',
        'Finance it at $389/mo for 72 months at 5.9% APR, $1,500 down.',
      ],
      passing: [
        '$299 per month for 60 months, 4.9% APR, $2,000 down; total of payments $17,940.',
        'Lease it for $279 per month for 36 months, $3,199 due at signing.',
      ],
    },
  },
];
