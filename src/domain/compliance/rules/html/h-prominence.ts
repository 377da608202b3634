import { talkAt } from '../../engine/talk.ts';
import type { CheckRule, Found } from '../rule.ts';
import { textOf } from '../content-text.ts';
import { sentenceAt } from '../../reading/sentences.ts';
import { totalDue } from '../text/disclosures.ts';
import { pattern } from '../text/pattern.ts';

/** A part of what is due at signing, or the statement that there is none. */
const part = pattern`
  (?:\$\s?\d[\d,]{0,9}(?:\.\d{2})?|\bno|\bzero)\s(?:money\s|cash\s)?(?:down(?: payment)?
  |cap(?:italized)? cost reduction|initial payment|first (?:month'?s? )?payment
  |security deposit)\b`;
const nothingDue = pattern`(?:\$\s?0|\bno|\bzero|\bnothing)\s(?:total )?due (?:at|on|upon)`;

/** Where the total is missing altogether, M-CAPRED and M-ZERO-DUE say so. */
export const hProminence: CheckRule = {
  id: 'H-PROMINENCE',
  kind: 'check',
  severity: 'error',
  check: (content): Found[] => {
    const whole = textOf(content);
    if (!totalDue.pattern.test(whole) || nothingDue.test(whole)) return [];
    const heads = content.blocks.filter(({ kind }) => kind === 'heading' || kind === 'title');
    if (heads.some(({ text }) => totalDue.pattern.test(text))) return [];
    return heads.flatMap((block) => {
      const match = part.exec(block.text);
      if (!match) return [];
      if (talkAt(content, block, sentenceAt(block, match.index)) !== 'lease') return [];
      return [{ block, span: { start: match.index, end: match.index + match[0].length } }];
    });
  },
  citation: '12 CFR 1013.7(b)(1)',
  message: 'A part of what is due at signing is shown larger than the total due.',
  suggestion: 'Put the total due at signing into the heading, or take the part out of it.',
  examples: {
    failing: [
      {
        text: '# Lease with $999 down\n\n$299 a month, 36 months, $2,598 total due at signing.',
        format: 'markdown',
      },
      {
        text: '<h2>No money down</h2><p>Lease: $1,200 due at signing, no security deposit.</p>',
        format: 'html',
      },
    ],
    passing: [
      {
        text: '# Lease with $999 down, $2,598 total due at signing\n\n$299 a month, 36 months.',
        format: 'markdown',
      },
      {
        text: '<h2>$0 down</h2><p>Lease: $0 due at signing, no security deposit.</p>',
        format: 'html',
      },
      { text: '# $999 down\n\nFinance it for 60 months at 4.9% APR.', format: 'markdown' },
    ],
  },
};
