import type { CheckRule, Found } from '../rule.ts';
import { spansOf, textOf } from '../content-text.ts';
import { cEvCredit } from '../text/credit-promises.ts';
import { everywhere, pattern } from '../text/pattern.ts';

/** The first day on which a text could know that the credits had ended (P.L. 119-21). */
const creditsEnded = Date.UTC(2025, 9, 1);
const mention = everywhere(pattern`
    \b(?:federal (?:ev |clean vehicle |electric vehicle )?(?:credits?|rebates?|incentives?)
    |clean vehicle (?:tax )?credits?|(?:ev|electric vehicle) tax credits?|(?:section )?30D\b
    |\$7,?500 (?:federal )?(?:credit|incentive|rebate))`);
const ended = /\b(?:expired|ended|no longer available|were repealed)\b|sept\w{0,6}\.? 30/i;

/** What offers the credit in plain words is C-EV-CREDIT's, whenever it was written. */
export const dEvStale: CheckRule = {
  id: 'D-EV-STALE',
  kind: 'check',
  severity: 'warning',
  when: ({ publishedAt }) => publishedAt !== null && publishedAt < creditsEnded,
  check: (content): Found[] => {
    if (ended.test(textOf(content))) return [];
    for (const block of content.blocks) {
      const [span] = spansOf(block, mention);
      if (span && !cEvCredit.trigger.test(block.text)) return [{ block, span }];
    }
    return [];
  },
  citation: '26 USC 30D as ended by P.L. 119-21',
  message: 'The text is older than the end of the federal credits and still speaks of them.',
  suggestion: 'Say that the credits ended on September 30, 2025, or take the passage out.',
  examples: {
    failing: [
      { text: 'Ask about federal incentives.', context: { publishedAt: Date.UTC(2025, 2, 1) } },
      { text: 'The clean vehicle credit helps.', context: { publishedAt: Date.UTC(2024, 0, 9) } },
    ],
    passing: [
      { text: 'Ask about federal incentives.', context: { publishedAt: Date.UTC(2026, 2, 1) } },
      {
        text: 'The clean vehicle credit ended in 2025.',
        context: { publishedAt: Date.UTC(2024, 0, 9) },
      },
      'Ask about federal incentives.',
    ],
  },
};
