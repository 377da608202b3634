import type { Block } from '../../reading/content.ts';
import type { CheckContext } from '../context.ts';
import type { CheckRule, Found } from '../rule.ts';
import { spansOf } from '../content-text.ts';
import { inDollars } from './selling-prices.ts';
import { everywhere, pattern } from '../text/pattern.ts';

const fee = everywhere(pattern`
    \b(?:doc(?:ument(?:ation|ary)?)?(?: (?:processing|preparation|service))?|processing
    |dealer service|electronic filing) (?:fees?|charges?)\b`);
/** What the store itself charges; advice to ask for the fee charges nothing. */
const charged = /[$+]|\b(?:plus|our|we|includ\w{1,3}|exclud\w{1,3}|adds?|applies|apply)\b/i;
const advice = pattern`
  \?|\b(?:ask|compare|may|might|can|some|other|check|watch|negotia\w{1,6}|mean|differs?|vary|varies
  |whether|same)\b`;
const before = /\$\s?(\d[\d,]{0,6}(?:\.\d\d)?)\s(?:[a-z]{1,12}\s){0,3}$/i;
const after = pattern`
    ^\s?(?:[(:]|of|is|not exceeding|up to
    |in the amount of)?\s?(?:of )?\$\s?(\d[\d,]{0,6}(?:\.\d\d)?)`;

/** States in which an advertisement that names the fee has to say how high it is. */
const asking: ReadonlySet<string> = new Set(['FL', 'OH', 'VA', 'WA']);
/** Dollars at most. Read in 2026; states without an entry set none that holds for every sale. */
const caps: Readonly<Record<string, number>> = {
  // Veh. Code 4456.5(a)(1).
  CA: 85,
  // RCW 46.70.180(2)(a)(ii).
  WA: 200,
};

export const dDocFeeAmount: CheckRule = {
  id: 'D-DOC-FEE-AMOUNT',
  kind: 'check',
  severity: 'warning',
  states: ['WA', 'CA', 'FL', 'OH', 'VA'],
  check: ({ blocks }, context): Found[] => blocks.flatMap((block) => feesIn(block, context)),
  citation: "the states' dealer acts (Va. Code 46.2-1530; FL 501.976; RCW 46.70.180)",
  message: 'The fee for papers needs its amount, within what the state allows.',
  suggestion: 'State the amount beside the words: "a $85 document processing charge".',
  examples: {
    failing: ['Prices include our doc fee.', 'Prices include our $220 doc fee.'],
    passing: [
      'Prices include our $85 doc fee.',
      'Our document processing charge is $80.',
      'Ask what the doc fee is.',
    ],
  },
};

function feesIn(block: Block, { states }: CheckContext): Found[] {
  const cap = Math.min(...states.map((state) => caps[state] ?? Infinity));
  return spansOf(block, fee)
    .flatMap((span): Found[] => {
      const around = block.text.slice(Math.max(0, span.start - 80), span.end + 40);
      if (!charged.test(around) || advice.test(around)) return [];
      const stated =
        before.exec(block.text.slice(0, span.start).slice(-60)) ??
        after.exec(block.text.slice(span.end, span.end + 40));
      const isAsked = states.some((state) => asking.has(state));
      if (!stated) return isAsked ? [{ block, span, missing: ['the amount of the fee'] }] : [];
      if (Number((stated[1] ?? '').replaceAll(',', '')) <= cap) return [];
      return [{ block, span, detail: `The state allows ${inDollars(cap)} at most.` }];
    })
    .slice(0, 1);
}
