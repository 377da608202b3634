import type { CheckContext } from '../context.ts';
import type { Rule } from '../rule.ts';
import { stateOf } from '../states.ts';
import { pattern } from '../text/pattern.ts';

/** Where a price holds everything but what the government takes. */
const provinces = ['ON', 'AB', 'QC', 'MB', 'SK'];
const states = ['FL', ...provinces];

const left = pattern`
  (?:\bplus|\+|\bexclud\w{1,3}|\bexclusive of|\bnot includ\w{1,3}|\b(?:do|does)n't include|\bbefore
  |\bnet of)`;
const later = pattern`
  \b(?:extra|not included|excluded|additional|on top|(?:(?:are|is|will be|to be) )?(?:added|charged)
  |appl(?:y|ies)|due)\b`;
/** Fees of whatever kind: who says "and fees" keeps those of the dealer out too. */
const anyFees = pattern`
  (?<!\b(?:government(?:al)?|gov'?t|state|county|city|dmv|licens\w{1,4}|registration|title|tags?
  |plates?|regulatory|transfer|official|doc\w{0,12}|dealer|processing|service|closing|filing|finance
  |late|no|hidden)(?:,? (?:and|&|\/) (?:title|registration|licens\w{1,4}|tags?|taxes))?[\s/])
  \b(?:fees|charges)\b(?! (?:of the|by the|to the) (?:state|government|province))`;
const freight = pattern`
  \b(?:freight|p\.?d\.?i\.?\b|pre-?delivery|destination|delivery charges?|admin\w{0,11} (?:fees?
  |charges?)
  |omvic|amvic|air(?:[- ]?conditioning|[ /]c)? (?:tax|levy|charge)|tire (?:levy|stewardship|fee
  |recycling)|environmental (?:fees?|levy|levies)|(?:dealer|other) levies|block heater|nitrogen)`;

function inProvince(code: string): Pick<CheckContext, 'states'> {
  return { states: [stateOf(code) ?? []].flat() };
}

/** Fla. Stat. 501.976(16); OMVIC (O. Reg. 333/08 s. 36(7)), AMVIC, OPC, and their like. */
export const allInRules: readonly Rule[] = [
  {
    id: 'ALL-IN-FEES',
    kind: 'text',
    severity: 'error',
    states,
    window: 'sentence',
    trigger: pattern`
      ${left}[^.\n]{0,60}?${anyFees}
      |${anyFees}(?: \([a-z ]{1,20}\))?[^.\n]{0,20}?${later}`,
    skip: pattern`
      ^(?:ask|get|request|compare|expect|check|budget|set|leave|add|look|plan|know|find|watch
      |make)\b|\bbefore (?:you|your)\b|\?|\bout-the-door\b|\bask (?:for|about|whether|us)\b
      |(?<!not )(?<!n't )\binclud(?:es?|ing|ed) (?:all |any |every )?(?:\w{1,14} ){0,2}fees`,
    requires: pattern`\$\s?\d|\bpric(?:e[sd]?|ing)\b`,
    about: 'price',
    needs: [],
    citation: 'Fla. Stat. 501.976(16); O. Reg. 333/08 s. 36(7) and the like in AB, QC, MB and SK',
    message:
      'A price stated before fees leaves those of the dealer out, which have to be in it here.',
    suggestion:
      'Put all fees of the dealer into the price, and name what is left out: "plus tax, title ' +
      'and government fees", in Canada "plus tax and licensing".',
    examples: {
      failing: [
        'Prices are before tax, title, registration and fees.',
        '$24,995 plus tax, tag and fees.',
        'Sale price $24,995.00. Taxes & fees extra.',
        'The price of $31,450 does not include taxes or fees.',
        '$18,995 + fees.',
        { text: '$31,450 plus fees and HST.', context: inProvince('ON') },
        { text: 'Price excludes taxes and fees.', context: inProvince('AB') },
      ],
      passing: [
        'Prices are before tax, title and government fees.',
        '$24,995 plus tax, title and registration fees.',
        'The price of $24,995 includes all dealer fees; plus tax and title.',
        'Ask for the price before tax and fees.',
        'Lease for $299/mo., 36 months, $2,999 due at signing. Taxes and fees extra.',
        { text: '$31,450 plus HST and licensing.', context: inProvince('ON') },
        { text: 'Price is $31,450 plus GST.', context: inProvince('AB') },
      ],
    },
  },
  {
    id: 'ALL-IN-FREIGHT',
    kind: 'text',
    severity: 'error',
    states: provinces,
    window: 'sentence',
    trigger: pattern`
      ${left}[^.\n]{0,60}?${freight}|${freight}[^.\n]{0,40}?${later}`,
    skip: pattern`(?<!not )(?<!n't )\binclud(?:es?|ing|ed) (?:all |our )?${freight}|\?`,
    requires: pattern`\$\s?\d|\bpric(?:e[sd]?|ing)\b`,
    about: 'price',
    needs: [],
    citation: 'O. Reg. 333/08 s. 36(7) and the like in AB, QC, MB and SK',
    message: 'Freight, preparation and levies have to be in the price here.',
    suggestion: 'Advertise the all-in price, and leave out only tax and licensing.',
    examples: {
      failing: [
        '$31,450 plus freight and PDI.',
        'Price excludes freight, PDI and HST.',
        '$31,450.00 plus $499.50 admin fee, HST and licensing.',
        'Price $31,450. OMVIC fee and tire levy extra.',
      ],
      passing: [
        'All-in price of $31,450 plus HST and licensing.',
        'Price includes freight and PDI. Plus GST.',
        'The price of $31,450 is for pickup at our store.',
      ],
    },
  },
];
